/** A link that tells who somebody is; the secret stays behind the #, which no server ever sees. */
export const personalLink = (base: string, code: string, secret: string): string => `${base}/tournament/${code}#key=${secret}`;

/** The secret that came with a link, if one did. */
export const carriedKey = (hash: string): string | null => /^#key=([0-9a-f]{64})$/.exec(hash)?.[1] ?? null;
