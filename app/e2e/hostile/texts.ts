/* Texts that somebody may send to harm those who read them. Nothing of it may run, turn or push what stands beside. */

/** Set by any text that runs as a script. */
export const canary = 'hostileTextRan';
const run = `globalThis.${canary}=1`;

/** One of each kind, by the name of its kind. */
export const hostile = {
  script: `<script>${run}</script>`,
  picture: `<img src=x onerror=${run}>`,
  address: `javascript:${run}`,
  drawing: `"><svg onload=${run}>`,
  closing: `</textarea></title><iframe srcdoc="<script>${run}</script>">`,
  template: `{{7*7}} \${${run}} <%= 7*7 %>`,
  message: '{count, plural, one {# one} other {# others}} {name}',
  override: '\u202enekot terces 12\u202d ab',
  isolates: '\u2066left \u2067open \u2068for \u202aever',
  marks: '\u200fשלום (12) \u200eDana\u061c!?',
  widthless: 'ze\u200bro\u200d wi\ufeffdth\u2060 \u00adhere',
  heaps: `Z${'\u0301\u0325\u20dd'.repeat(60)}a${'\u0336'.repeat(90)}lgo`,
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈🇮🇱🏴󠁧󠁢󠁥󠁮󠁧󠁿1️⃣',
  endless: 'W'.repeat(10_000),
  long: 'words without an end '.repeat(500),
  control: 'bell\u0007 escape\u001b[31m delete\u007f next\u0085',
  lines: 'line\u2028paragraph\u2029tab\tfeed\r\nend',
  query: 'Robert\'); drop table contacts;-- " or 1=1',
  formula: "=cmd|' /C calc'!A0",
} as const;

/** A name without a letter, whose halves would change places in a sentence that runs from right to left. */
export const digits = '074 - 5540172';

export type Kind = keyof typeof hostile;
export const kinds = Object.keys(hostile) as Kind[];

/** All kinds in one text, as far as they fit: first those that are short. */
export const everything = Object.values(hostile)
  .toSorted((one, other) => one.length - other.length)
  .join(' ');

/** At most so long, and no half of a sign at the end. */
export const cut = (text: string, length: number) =>
  text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trim() || 'x';

/** What no store can keep, and what shows nothing to a person who looks at it. */
export const unkeepable = ['a\u0000b', 'half \ud83d of a sign'];
export const invisible = [' ', '\u200b', '\ufeff\u2060', '\u3164', '\u2800', '\u202e', '\u0301'];
