const longest = 100;

/**
 * `Content-Disposition` that saves a file under a name (RFC 6266): in full for every browser since 2011, and in
 * ASCII for what is older. Nothing in a name can end the header, choose a folder or turn the text around.
 *
 * @param fallback the ASCII name of a name that has no letter or digit of ASCII
 */
export function saveAs(name: string, fallback: string, ending: string): string {
  const plain = clean(name);
  const ascii = clean(plain.replace(/[^ -~]/g, ''));
  const safe = /[a-z]/i.test(ascii) ? ascii : fallback;
  return `attachment; filename="${safe}${ending}"; filename*=UTF-8''${encode(plain + ending)}`;
}

/** One line without control and direction characters, nor those that mean something to a file system. */
const clean = (name: string) =>
  [...name.replace(/[\p{C}/\\:*?"<>|%]+/gu, ' ')]
    .slice(0, longest)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');

/** The characters of RFC 8187; `encodeURIComponent` leaves four more than that. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
