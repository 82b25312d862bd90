/** The bytes from the first to the last, both included. */
interface Range {
  first: number;
  last: number;
}

/**
 * The part of a file that a `Range` header asks for (RFC 9110 section 14). What is not one range of bytes is
 * ignored, as the standard allows: the answer is then the whole file.
 *
 * @returns undefined for the whole file, `'unsatisfiable'` for a part beyond its end
 */
export function rangeOf(header: string | undefined, size: number): Range | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  if (from === '') return suffix(Number(to), size);
  const first = Number(from);
  const last = to === '' ? size - 1 : Number(to);
  if (to !== '' && last < first) return undefined;
  return first < size ? { first, last: Math.min(last, size - 1) } : 'unsatisfiable';
}

const suffix = (length: number, size: number) =>
  length > 0 && size > 0 ? { first: Math.max(0, size - length), last: size - 1 } : 'unsatisfiable';
