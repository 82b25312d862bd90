/**
 * A text with a range of numbers, "15–21" or "10:30–11:00", which is read from left to right in Hebrew too.
 * No space stands around its dash, whichever version of `Intl` wrote it. What is between words stays as it is.
 */
export function RangeText({ text }: { text: string }) {
  const [, before = '', range = '', after = ''] = parts.exec(text) ?? [];
  if (!range) return text;
  return (
    <>
      {before}
      <bdi dir="ltr">{range.replaceAll(' ', '')}</bdi>
      {after}
    </>
  );
}

/** Not the year of "2026 – 2 January 2027". */
const parts = /^(.*?)((?<![\d:.])\d\d?(?:[:.]\d\d)? ?– ?\d\d?(?:[:.]\d\d)?(?![\d:]))(.*)$/;
