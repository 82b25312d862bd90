/** Whether every store can keep the text as it is: no NUL character and no half of a surrogate pair. */
export const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

/** Whether every text in a JSON value is storable, its names too, and it is nested at most `depth` deep. */
export function isStorableJson(value: unknown, depth = 16): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth > 0 &&
    Object.entries(value).every(([name, part]) => isStorable(name) && isStorableJson(part, depth - 1))
  );
}
