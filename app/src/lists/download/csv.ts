/** Tells spreadsheets that the text is UTF-8: without it Hebrew and Russian come out as signs. */
export const byteOrderMark = '\uFEFF';

/** What a spreadsheet may take for the beginning of a formula, also in its wide forms (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

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
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are among the signs that are refused.
  const refused = /[\u0000-\u001f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
  const said = [...parts, date].map((part) => part.replace(refused, ' ').replace(/\s+/g, ' ').trim());
  return `${said.filter(Boolean).join(' - ')}.csv`;
}
