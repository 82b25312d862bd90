import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { queue } from '../api/queue.ts';

/** 32 MiB and three passes: one of the equal choices of the OWASP Password Storage Cheat Sheet. */
const cost = { ln: 15, r: 8, p: 3 } as const;
const keyLength = 32;
const maxmem = 64 * 1024 * 1024;

/**
 * Of the four threads that Node has for slow work, one stays for files and names of hosts. Who makes passwords for
 * others does not hold up those who sign in.
 */
const [making, checking] = [queue(1, 10_000, 100), queue(2, 10_000, 100)];

declare const brand: unique symbol;
/** What the database keeps in place of a password. */
export type PasswordHash = string & { readonly [brand]: true };

/**
 * What the database keeps of a password: scrypt with a salt of its own, and the cost it was made with, so that the
 * cost can rise without locking anybody out (PHC string format).
 *
 * It takes a while and may have to wait for its turn: never inside a transaction.
 *
 * @throws {Problem} `unavailable` when too many are made at once
 * @example '$scrypt$ln=15,r=8,p=3$c2FsdA$aGFzaA'
 */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(16);
  const key = await making(() => derive(password, salt, cost));
  return encode(salt, key) as PasswordHash;
}

/**
 * Whether a password is the one of a hash. Without a hash the same work is done, so that nobody can measure which
 * addresses have an account.
 *
 * @throws {Problem} `unavailable` when too many are checked at once
 */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const { salt, key, ...options } = read(hash ?? nobodys);
  const isSame = timingSafeEqual(await checking(() => derive(password, salt, options)), key);
  return isSame && hash !== undefined;
}

interface Cost {
  /** The logarithm of N. */
  ln: number;
  r: number;
  p: number;
}

/** Letters that look the same count as the same, however a keyboard composes them. */
function derive(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

const encode = (salt: Buffer, key: Buffer) =>
  `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${text(salt)}$${text(key)}`;

function read(hash: string): Cost & { salt: Buffer; key: Buffer } {
  const parts = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (!parts) throw new Error('A stored password hash cannot be read');
  const [, ln, r, p, salt = '', key = ''] = parts;
  return {
    ...{ ln: Number(ln), r: Number(r), p: Number(p) },
    ...{ salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') },
  };
}

/** A hash of no password, for addresses without an account. */
const nobodys = encode(Buffer.alloc(16), Buffer.alloc(keyLength));
