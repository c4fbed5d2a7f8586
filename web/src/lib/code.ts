/** The code of a table or a tournament, as people type it: with spaces, in small letters, or as the end of a link. */
const CODE = /^[A-HJ-NP-Z2-9]{6}([A-HJ-NP-Z2-9]{4})?$/;

/** What was typed, as codes are written. */
export const plainCode = (typed: string): string => (typed.trim().split('/').at(-1) ?? '').replace(/[\s-]/g, '').toUpperCase();

export const isCode = (plain: string): boolean => CODE.test(plain);
