const zones = Intl.supportedValuesOf('timeZone');

let known: string[] | undefined;

/**
 * The words `Intl` makes dates, times, units and countries of, and the time zones that the host asked for: it has
 * them in every language, and English ones here.
 */
export function intlWords(host: string[]) {
  known ??= [...dates(), ...relative(), ...units(), ...countries()];
  return [...known, ...host.filter((word) => zones.includes(word)).flatMap(zoneNames)];
}

function zoneNames(timeZone: string) {
  return [0, 6]
    .flatMap((month) =>
      (['long', 'short', 'longGeneric', 'shortGeneric', 'shortOffset'] as const).map(
        (timeZoneName) =>
          new Intl.DateTimeFormat('en', { timeZone, timeZoneName })
            .formatToParts(new Date(2026, month))
            .find(({ type }) => type === 'timeZoneName')?.value ?? '',
      ),
    )
    .filter(Boolean);
}

function dates() {
  const words = (options: Intl.DateTimeFormatOptions, step: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      new Intl.DateTimeFormat('en', options).format(new Date(2026, 0, 1 + index * step, index * 2)),
    ).flatMap((date) => date.match(/\p{L}{2,}/gu) ?? []);
  return [
    ...words({ month: 'long' }, 29, 13),
    ...words({ month: 'short' }, 29, 13),
    ...words({ weekday: 'long' }, 1, 7),
    ...words({ weekday: 'short' }, 1, 7),
    ...words({ hour: 'numeric' }, 0, 12),
    ...words({ dateStyle: 'long', timeStyle: 'short' }, 29, 12),
  ];
}

/** "last week" and the like, also where they begin a sentence. */
function relative() {
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  const distances = Array.from({ length: 11 }, (_, index) => index - 5);
  return (['day', 'week'] as const)
    .flatMap((unit) => distances.map((distance) => format.format(distance, unit)))
    .flatMap((words) => [words, words.charAt(0).toUpperCase() + words.slice(1)]);
}

function units() {
  return Intl.supportedValuesOf('unit').flatMap((unit) =>
    (['long', 'short'] as const).flatMap((unitDisplay) => {
      const format = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay });
      return [1, 2].map((count) => format.format(count).replace(/^\d+\s*/, ''));
    }),
  );
}

function countries() {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  return letters
    .flatMap((one) => letters.map((other) => names.of(one + other)))
    .filter((name) => name !== undefined);
}
