/* Texts that someone could send to harm readers. They must not run, reorder other text or break the layout. */

/** Set by any text that runs as a script. */
export const canary = 'hostileTextRan';
const run = `globalThis.${canary}=1`;

/** One text of each kind, keyed by kind. */
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

/** A name without letters, whose halves would swap places in a right-to-left sentence. */
export const digits = '074 - 5540172';

export type Kind = keyof typeof hostile;
export const kinds = Object.keys(hostile) as Kind[];

/** All kinds in one text, the shortest first, so that as many as possible fit after `cut`. */
export const everything = Object.values(hostile)
  .toSorted((one, other) => one.length - other.length)
  .join(' ');

/** Cuts a text to a length, without half of a surrogate pair at the end. */
export const cut = (text: string, length: number) =>
  text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trim() || 'x';

/** Texts that the database can't store. */
export const unkeepable = ['a\u0000b', 'half \ud83d of a sign'];
/** Texts that show nothing. */
export const invisible = [' ', '\u200b', '\ufeff\u2060', '\u3164', '\u2800', '\u202e', '\u0301'];
