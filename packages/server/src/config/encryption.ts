import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Authenticated encryption (AES-256-GCM) of the few values that the server must be able to read again. */
export interface Encryption {
  /**
   * Encrypts a text.
   *
   * @param context where the text is stored, such as `users.totp_secret:` and the ID of the row. `open` requires the
   *   same context, so that a sealed text can't be used anywhere else
   * @returns `v1.` and, in base64url, a 12-byte nonce, the ciphertext and a 16-byte tag
   */
  seal(plain: string, context: string): string;
  /**
   * Decrypts a sealed text.
   *
   * @throws {Error} if it was sealed with another key or for another context, or was changed
   */
  open(sealed: string, context: string): string;
  /** A keyed hash in hex (HMAC-SHA-256), which recognizes a text without containing it. */
  fingerprint(text: string, context: string): string;
}

const keyLength = 32;
const cipher = 'aes-256-gcm';
const nonceLength = 12;
const authTagLength = 16;

/** @param key 32 bytes. @default a random key that exists only as long as the process */
export function encryption(key: Buffer | undefined = newKey()): Encryption {
  const hashKey = Buffer.from(hkdfSync('sha256', key, '', 'fingerprint', keyLength));
  return {
    fingerprint: (text, context) =>
      createHmac('sha256', hashKey)
        .update(JSON.stringify([context, text]))
        .digest('hex'),
    seal(plain, context) {
      const nonce = randomBytes(nonceLength);
      const sealing = createCipheriv(cipher, key, nonce, { authTagLength }).setAAD(Buffer.from(context));
      const body = Buffer.concat([nonce, sealing.update(plain, 'utf8'), sealing.final()]);
      return `v1.${Buffer.concat([body, sealing.getAuthTag()]).toString('base64url')}`;
    },
    open(sealed, context) {
      try {
        return opened(key, sealed, context);
      } catch (cause) {
        const complaint =
          'A stored secret cannot be read: the encryption key is not the one it was sealed with';
        throw new Error(complaint, { cause });
      }
    },
  };
}

function opened(key: Buffer, sealed: string, context: string): string {
  const [, text = ''] = /^v1\.([\w-]+)$/.exec(sealed) ?? [];
  const bytes = Buffer.from(text, 'base64url');
  // The decoder ignores extra bits, so this accepts only the canonical text.
  if (bytes.toString('base64url') !== text) throw new Error('Not base64url');
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceLength), { authTagLength })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-authTagLength));
  const body = bytes.subarray(nonceLength, -authTagLength);
  return `${opening.update(body, undefined, 'utf8')}${opening.final('utf8')}`;
}

/** A random key. */
export const newKey = () => randomBytes(keyLength);

/** Decodes a key of 32 bytes in base64. Returns undefined for any other text. */
export function keyOf(text: string): Buffer | undefined {
  const key = Buffer.from(text, 'base64');
  return /^[\w+/]{43}=$/.test(text) && key.length === keyLength ? key : undefined;
}
