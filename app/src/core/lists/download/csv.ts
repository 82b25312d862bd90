/** Tells spreadsheets that the text is UTF-8: without it Hebrew and Russian come out as signs. */
export const byteOrderMark = '\uFEFF';

/**
 * What a spreadsheet may take for the beginning of a formula, also in its wide forms (OWASP, CSV injection), and after
 * what it may pass over: space, control characters, marks of direction and signs of no width.
 */
const formula = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

/** A text as a spreadsheet shows it and never runs it. */
const cellOf = (text: string) => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Rows of texts as CSV (RFC 4180): every cell quoted, every line ended. */
export const csvOf = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');

/** A name for a file, of what is in it and the day it was made; signs that some systems refuse are left out. */
export function fileNameOf(parts: readonly string[], day: Date) {
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((number) => `${number}`.padStart(2, '0'))
    .join('-');
  // Nor may the name of one organization be longer than a name of a file may be (255 bytes).
  const refused = /[\p{C}<>:"/\\|?*\u2028\u2029]/gu;
  const said = [...parts, date].map((part) =>
    [...part.replace(refused, ' ').replace(/\s+/g, ' ').trim()].slice(0, 50).join('').trim(),
  );
  return `${said
    .filter(Boolean)
    .join(' - ')
    .replace(/^[.\s]+/, '')}.csv`;
}
