import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits, as text that is valid in a header, a cookie and a URL. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** The SHA-256 of a secret in hex, for the database. A random secret of 256 bits doesn't need a slow hash. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
