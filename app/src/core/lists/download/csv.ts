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
