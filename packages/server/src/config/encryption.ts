import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encryption of the few values that the server must be able to read again: authenticated, AES-256-GCM. */
export interface Encryption {
  /**
   * Encrypts a text.
   *
   * @param context where the text is kept, such as `users.totp_secret:` and the id of the row; `open` needs the same,
   *   so that a sealed text is worth nothing in another place
   * @returns `v1.` and, in base64url, 12 bytes of nonce, the ciphertext, and 16 bytes of tag
   */
  seal(plain: string, context: string): string;
  /**
   * The text that was sealed.
   *
   * @throws {Error} when it was sealed with another key or for another context, or was changed
   */
  open(sealed: string, context: string): string;
}

const keyLength = 32;
const cipher = 'aes-256-gcm';
const nonceLength = 12;
const authTagLength = 16;

/** @param key 32 bytes; without one, a key that lasts as long as the process */
export function encryption(key: Buffer | undefined = newKey()): Encryption {
  return {
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
  // One text for each seal: the decoder ignores left-over bits.
  if (bytes.toString('base64url') !== text) throw new Error('Not base64url');
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceLength), { authTagLength })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-authTagLength));
  const body = bytes.subarray(nonceLength, -authTagLength);
  return `${opening.update(body, undefined, 'utf8')}${opening.final('utf8')}`;
}

/** A random key. */
export const newKey = () => randomBytes(keyLength);

/** 32 bytes written in base64; nothing when they are not. */
export function keyOf(text: string): Buffer | undefined {
  const key = Buffer.from(text, 'base64');
  return /^[\w+/]{43}=$/.test(text) && key.length === keyLength ? key : undefined;
}
