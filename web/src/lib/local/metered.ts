/** What a browser says about its line, where it does. */
export type Line = { saveData?: boolean; effectiveType?: string; type?: string };

/** Whether the line is one on which nobody wants anything fetched that they have not asked for. */
export function isMetered(line: Line | undefined): boolean {
  return line?.saveData === true || line?.type === 'cellular' || /[23]g/.test(line?.effectiveType ?? '');
}
