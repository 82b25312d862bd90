/** Marks the text as UTF-8 for spreadsheets, which otherwise garble Hebrew and Russian. */
export const byteOrderMark = '\uFEFF';

/**
 * The start of a text that a spreadsheet might run as a formula (OWASP, CSV injection), including full-width signs, and
 * after characters that it might ignore: spaces, control characters, directional marks and zero-width characters.
 */
const formula = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

/** A quoted cell that a spreadsheet shows and never runs as a formula. */
const cellOf = (text: string) => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Rows of texts as CSV (RFC 4180): every cell is quoted, and every line ends with CRLF. */
export const csvOf = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');

/**
 * A file name from the date and the parts, without characters that some systems reject. The date is first, so that a list
 * of files draws it and the extension in their places next to a right-to-left name too.
 */
export function fileNameOf(parts: readonly string[], day: Date) {
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((number) => `${number}`.padStart(2, '0'))
    .join('-');
  // Each part is cut, so that a long organization name doesn't exceed the limit of a file name (255 bytes).
  const refused = /[\p{C}<>:"/\\|?*\u2028\u2029]/gu;
  const said = [date, ...parts].map((part) =>
    [...part.replace(refused, ' ').replace(/\s+/g, ' ').trim()].slice(0, 50).join('').trim(),
  );
  return `${said.filter(Boolean).join(' - ')}.csv`;
}
