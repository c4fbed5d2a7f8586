import { addresses } from './api';

const LOCAL = /^(localhost|127\.|\[?::1)/;

/** Where others find this server: a phone cannot reach this computer by the name it calls itself. */
export async function reachable(): Promise<string> {
  if (!LOCAL.test(location.hostname)) return location.origin;
  const found = await addresses().catch(() => ({ addresses: [] }));
  const first = found.addresses[0];
  if (!first) return location.origin;
  return first.includes('://') ? first.replace(/\/$/, '') : `http://${first}`;
}

/** A code as it is read aloud. */
export const spelled = (code: string): string => code.replace(/^(.{5})(.{5})$/, '$1 $2');
