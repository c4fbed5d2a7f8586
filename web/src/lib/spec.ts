/** A numbered rule as its authors wrote it, and the chapter it stands in. */
export type NumberedRule = { id: string; chapter: string; text: string };

const RULE = /^- \*\*([A-Z]+-\d+)\*\* (.*)$/;
const HEAD = /^#{2,3} (?:[\d.]+ )?(.*)$/;
/** What belongs to a rule below its first line: lists, tables, and lines between them. */
const MORE = /^( |\||$)/;

/** The numbered rules of a specification in their order. Worked examples and checks for programs are none. */
export function rulesOf(spec: string): NumberedRule[] {
  const rules: NumberedRule[] = [];
  let chapter = '';
  let open: NumberedRule | null = null;
  for (const line of spec.split('\n')) {
    const [, id, text] = RULE.exec(line) ?? [];
    if (id !== undefined && text !== undefined) {
      open = /^(EX|INV)-/.test(id) ? null : { id, chapter, text };
      if (open) rules.push(open);
    } else if (HEAD.test(line)) {
      chapter = HEAD.exec(line)?.[1] ?? '';
      open = null;
    } else if (open && MORE.test(line)) {
      open.text += `\n${line}`;
    } else {
      open = null;
    }
  }
  return rules.map((rule) => ({ ...rule, text: plain(rule.text) }));
}

/** Without the marks of the markup; lines that were only wrapped are one again, tables keep their columns apart. */
function plain(text: string): string {
  return text
    .replaceAll(/\n +(?![ |*-]|\d+\.)/g, ' ')
    .replaceAll(/^\|[-| :]+\|$\n?/gm, '')
    .replaceAll(/^\| ?(.*?) ?\|$/gm, (_, row: string) => row.replaceAll(' | ', ' · '))
    .replaceAll(/[*`]/g, '')
    .trim();
}
