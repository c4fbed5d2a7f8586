/** Where people join who have the code of a tournament. */
export const joinLink = (base: string, code: string): string => `${base}/join/${code}`;

/** The same for one person: their code stays behind the #, which no server ever sees. */
export const personalLink = (base: string, code: string, own: string): string => `${joinLink(base, code)}#${own}`;

/** The personal code that came with a link, if one did. */
export const carriedCode = (hash: string): string | null => /^#([A-HJ-NP-Z2-9]{8})$/i.exec(hash)?.[1] ?? null;

/** A link by which the organiser takes the tournament to another device. */
export const organiserLink = (base: string, code: string, secret: string): string => `${base}/tournament/${code}#key=${secret}`;

/** The secret that came with such a link, if one did. */
export const carriedKey = (hash: string): string | null => /^#key=([0-9a-f]{64})$/.exec(hash)?.[1] ?? null;

/** A personal code as it is read aloud. */
export const spelledOut = (own: string): string => own.replace(/^(.{4})(.{4})$/, '$1 $2');
