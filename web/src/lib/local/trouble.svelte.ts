/** What keeps this device from storing its games; nothing while all is well. */
export const trouble: { why: 'full' | 'failed' | null } = $state({ why: null });
