/** How the codes of tables begin that exist on this device only. No server gives such a code. */
const HERE = 'HERE';

/** Whether a table is one of this device. */
export const isHere = (code: string): boolean => code.startsWith(HERE);

/** Whether a request is for this device: by the code in its path, or because it says so. */
export const asksHere = (path: string): boolean => path.includes(`/${HERE}`);

/** The same request, asked of this device. */
export const here = (path: string): string => path.replace('/api/', `/api/${HERE}/`);

/** Whether this device has to do without the server and can. */
export const onOwn = (): boolean => __LOCAL__ && globalThis.navigator?.onLine === false;

/** Where a browser remembers that games were played on it. */
export const PLAYED = 'magnat.here';
export const hadLocalGames = (): boolean => __LOCAL__ && PLAYED in localStorage;
