/**
 * Seats and tournaments are held by the server, which knows this browser by a cookie that no script can read. Older
 * versions kept the secrets here themselves: they are handed over once, and then nothing is kept.
 */
import type { BringKept, KeptSecret } from './wire';

const SEAT = 'magnat.seat.';
const CUP = 'magnat.cup.';

/** What an older version wrote, whichever of the two it is. */
type Kept = { secret?: string; others?: string[]; game?: string; name?: string; code?: string; organiser?: boolean };

/** What is still kept here, and how to forget it. */
export function keptBefore(storage: Storage): { brought: BringKept; forget: () => void } | null {
  const brought = { seats: [] as KeptSecret[], organised: [] as KeptSecret[], taking_part: [] as KeptSecret[] };
  const keys = Object.keys(storage).filter((key) => key.startsWith(SEAT) || key.startsWith(CUP));
  for (const key of keys) {
    const kept = read(storage, key);
    const code = kept.code ?? key.slice(SEAT.length);
    const list = key.startsWith(SEAT) ? brought.seats : kept.organiser ? brought.organised : brought.taking_part;
    for (const secret of [kept.secret, ...(kept.others ?? [])]) {
      if (secret && /^[0-9a-f]{64}$/.test(secret)) list.push({ code, secret, about: kept.game ?? kept.name ?? '' });
    }
  }
  return keys.length > 0 ? { brought, forget: () => keys.forEach((key) => storage.removeItem(key)) } : null;
}

function read(storage: Storage, key: string): Kept {
  try {
    return (JSON.parse(storage.getItem(key) ?? '') ?? {}) as Kept;
  } catch {
    return {};
  }
}
