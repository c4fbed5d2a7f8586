import type { Receipt } from '../wire';

/** Hands a receipt from a table to the page that checks it, within one browser tab. */
const PLACE = 'magnat.receipt';

export function giveReceipt(receipt: Receipt): void {
  const { commitment, secret, entropy, seed } = receipt;
  sessionStorage.setItem(PLACE, JSON.stringify({ commitment, secret, entropy, seed }));
}

export function takeReceipt(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? 'null');
  } catch {
    return null;
  }
}
