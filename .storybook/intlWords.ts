const made = new Set<string>();

/** The words for dates, times, units and countries that this page got from `Intl`, which has them in every language. */
export const intlWords = () => [...made];

const methods = ['format', 'formatToParts', 'formatRange', 'formatRangeToParts', 'of'];

// Records those words from now on, so import this before anything renders.
for (const { prototype } of [
  Intl.DateTimeFormat,
  Intl.NumberFormat,
  Intl.RelativeTimeFormat,
  Intl.DisplayNames,
])
  for (const [name, { get, value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype)))
    if (methods.includes(name))
      Object.defineProperty(prototype, name, {
        configurable: true,
        get() {
          const method = get ? get.call(this) : value.bind(this);
          return (...given: unknown[]) => heard(method(...given));
        },
      });

/** Records a text or its parts, also with a capital first letter. */
function heard<Result>(result: Result): Result {
  const parts = Array.isArray(result) ? result.map(({ value }) => value) : [result];
  for (const part of parts)
    if (/\p{Script=Latin}{2}/u.test(part)) made.add(part).add(part.charAt(0).toUpperCase() + part.slice(1));
  return result;
}
