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
