import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits, as text that fits a header, a cookie and an address. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** What the database keeps of a secret: SHA-256 in hex. A random secret of 256 bits needs no slower hash. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
