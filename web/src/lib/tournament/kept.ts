const WENT = 'magnat.went.';

/** Whether somebody was brought to this table already: whoever comes back from it by themselves stays where they are. */
export function wentTo(code: string, table: string): boolean {
  try {
    const before = sessionStorage.getItem(WENT + code);
    sessionStorage.setItem(WENT + code, table);
    return before === table;
  } catch {
    return false;
  }
}
