const MORE_MS = 500;
const MOST_MS = 3_000;

/** How long a moment stays on the table so that it can be read: by how much it tells, and at least so long. */
export const readingMs = (leastMs: number, events: number): number => Math.min(leastMs + MORE_MS * Math.max(events - 1, 0), MOST_MS);
