/**
 * A text with a range of numbers, "15–21" or "10:30–11:00", which is read from left to right in Hebrew too.
 * What stands between words keeps their direction.
 */
export function RangeText({ text }: { text: string }) {
  const [, before = '', range = '', after = ''] = parts.exec(text) ?? [];
  if (!range) return text;
  return (
    <>
      {before}
      <bdi dir="ltr">{range}</bdi>
      {after}
    </>
  );
}

/** Not the year of "2026 – 2 January 2027". */
const parts = /^(.*?)((?<![\d:.])\d\d?(?:[:.]\d\d)? ?– ?\d\d?(?:[:.]\d\d)?(?![\d:]))(.*)$/;
