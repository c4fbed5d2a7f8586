/** The games' program, as `wasm/src/lib.rs` offers it to the worker. */
export type Tables = {
  /** Nothing if the table could be opened, otherwise why not. */
  open: (key: string, facts: string[], seenMs: number) => string | undefined;
  has: (code: string) => boolean;
  say: (conn: number, text: string) => void;
  gone: (conn: number) => void;
  request: (id: number, method: string, path: string, body: string) => void;
  stored: (code: string, isStored: boolean) => void;
  close: (code: string) => void;
  tick: () => void;
  think: () => void;
  wantsToThink: () => boolean;
  nextTickMs: () => number | undefined;
  nextEffect: () => string | undefined;
};

type Script = { default: (from: { module_or_path: string }) => Promise<unknown>; Tables: new (leastThoughtMs?: number) => Tables };

/** There is none where `cargo xtask wasm` has not been run. */
const scripts = import.meta.glob<Script>('./program/magnat_wasm.js');

export async function loadTables(program: string, leastThoughtMs: number | undefined): Promise<Tables> {
  const script = await Object.values(scripts)[0]?.();
  if (!script) throw new Error('this site has no program for games without a server');
  await script.default({ module_or_path: program });
  return new script.Tables(leastThoughtMs);
}
