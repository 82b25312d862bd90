interface Parts {
  hours: number;
  minutes: number;
  seconds: number;
}

/** Whole seconds in parts: a fraction of a second is neither shown nor said. */
function partsOf(seconds: number): Parts {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60), seconds: whole % 60 };
}

/**
 * A length of time, or a place in it, as it is said: "1 minute 20 seconds". What is zero is left out, except in
 * "0 seconds". What is no number of seconds, such as the length of a stream, is to be caught before.
 */
export function spokenDuration(locale: string, seconds: number) {
  const say = speakers.get(locale) ?? speakerOf(locale);
  speakers.set(locale, say);
  return say(seconds);
}

/** The same as a player shows it, in the digits of the language: "1:20", and from an hour on "1:02:03". */
export function clockTime(locale: string, seconds: number) {
  const { one, two } = digits.get(locale) ?? digitsOf(locale);
  digits.set(locale, { one, two });
  const { hours, minutes, seconds: rest } = partsOf(seconds);
  const start = hours > 0 ? `${one.format(hours)}:${two.format(minutes)}` : one.format(minutes);
  return `${start}:${two.format(rest)}`;
}

const speakers = new Map<string, (seconds: number) => string>();

/** Keeps what was said last: several parts of a player say the same place, and each takes 0.1 ms to write. */
function speakerOf(locale: string) {
  const write = writerOf(locale);
  const written = new Map<number, string>();
  return (seconds: number) => {
    const whole = Math.floor(seconds);
    const words = written.get(whole) ?? write(partsOf(whole));
    if (written.size > 99) written.clear();
    written.set(whole, words);
    return words;
  };
}

/** The words are long but the list is narrow: nobody says the comma of "1 minute, 20 seconds". */
function writerOf(locale: string): (parts: Parts) => string {
  const isZero = ({ hours, minutes, seconds }: Parts) => hours + minutes + seconds === 0;
  if (Intl.DurationFormat) {
    const options = {
      style: 'narrow',
      hours: 'long',
      hoursDisplay: 'auto',
      minutes: 'long',
      minutesDisplay: 'auto',
      seconds: 'long',
    } as const;
    const format = new Intl.DurationFormat(locale, { ...options, secondsDisplay: 'auto' });
    const zero = new Intl.DurationFormat(locale, { ...options, secondsDisplay: 'always' });
    return (parts) => (isZero(parts) ? zero : format).format(parts);
  }
  // Browsers of 2024 and before.
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' });
  const unitOf = (unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  const units = { hours: unitOf('hour'), minutes: unitOf('minute'), seconds: unitOf('second') };
  const names = ['hours', 'minutes', 'seconds'] as const;
  return (parts) => {
    const shown = names.filter((name) => parts[name] > 0 || (name === 'seconds' && isZero(parts)));
    return list.format(shown.map((name) => units[name].format(parts[name])));
  };
}

const digits = new Map<string, ReturnType<typeof digitsOf>>();

const digitsOf = (locale: string) => ({
  one: new Intl.NumberFormat(locale, { useGrouping: false }),
  two: new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 }),
});
