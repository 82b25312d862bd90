/** The maximum length of the name of a saved file, in characters. */
const longestName = 100;

/** The media types of recordings, with their file extensions. */
export const soundEndings: Readonly<Record<string, string>> = {
  'audio/mpeg': '.mp3',
  'audio/wav': '.wav',
  'audio/ogg': '.ogg',
  'audio/mp4': '.m4a',
};

/**
 * `Content-Disposition` that saves a file under a name (RFC 6266): the full name for browsers since 2011, and an ASCII
 * one for older browsers. A name can't end the header, choose a folder or change the text direction.
 *
 * @param fallback the ASCII name if `name` has no ASCII letter
 */
export function saveAs(name: string, fallback: string, ending: string): string {
  const plain = clean(name);
  const ascii = clean(plain.replace(/[^ -~]/g, ''));
  const safe = /[a-z]/i.test(ascii) ? ascii : fallback;
  return `attachment; filename="${safe}${ending}"; filename*=UTF-8''${encode(plain + ending)}`;
}

/** One line without control characters, direction characters and characters with a meaning in file systems. */
export const clean = (name: string) =>
  [...name.replace(/[\p{C}/\\:*?"<>|%]+/gu, ' ')]
    .slice(0, longestName)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');

/** Percent-encodes for RFC 8187, which allows fewer characters than `encodeURIComponent` leaves. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
