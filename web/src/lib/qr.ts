import { encode } from 'uqr';

/** A larger one could not be read from a sofa. */
const MAX_VERSION = 10;

/** The QR code of an address, error correction level M: rows of modules, `true` for dark, without the quiet zone. */
export function qr(text: string): boolean[][] {
  return encode(text, { ecc: 'M', boostEcc: false, border: 0, maxVersion: MAX_VERSION }).data;
}
