/** The kinds of pictures in a review, each with its media type and its first bytes. */
const kinds = [
  { type: 'image/jpeg', extension: 'jpg', starts: (bytes: Uint8Array) => has(bytes, 0, [0xff, 0xd8, 0xff]) },
  {
    type: 'image/png',
    extension: 'png',
    starts: (bytes: Uint8Array) => has(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
  {
    type: 'image/webp',
    extension: 'webp',
    starts: (bytes: Uint8Array) => has(bytes, 0, ascii('RIFF')) && has(bytes, 8, ascii('WEBP')),
  },
] as const;

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const has = (bytes: Uint8Array, at: number, expected: readonly number[]) =>
  expected.every((byte, index) => bytes[at + index] === byte);

/** The bytes of a picture in a `data:` URL, or `undefined` if its first bytes aren't those of its type. */
export function readPicture(url: string): { bytes: Uint8Array; extension: string } | undefined {
  const [, type, base64] = /^data:(image\/[a-z]+);base64,([A-Za-z0-9+/]+={0,2})$/.exec(url) ?? [];
  const kind = kinds.find((one) => one.type === type);
  if (!kind || !base64 || base64.length % 4 !== 0) return undefined;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return kind.starts(bytes) ? { bytes, extension: kind.extension } : undefined;
}
