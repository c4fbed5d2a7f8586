import type { TableChange, TableInfo } from './wire';

/** The table after a change. What was told in the welcome, a whole board perhaps, is not told again. */
export function changed(info: TableInfo, change: TableChange): TableInfo {
  const { clock, words, ...rest } = change;
  return {
    ...info,
    ...rest,
    setup: { ...info.setup, clock },
    beginning: change.beginning ?? false,
    voided: change.voided ?? false,
    words: words && Object.keys(words).length > 0 ? words : info.words,
  };
}
