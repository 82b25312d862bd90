import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { queue } from '../api/queue.ts';

/** 32 MiB, parallelism 3: one of the equivalent settings in the OWASP Password Storage Cheat Sheet. */
const defaultCost: Cost = { ln: 15, r: 8, p: 3 };
let cost = defaultCost;

/** Sets the cost of new hashes, for tests. @param ln the logarithm of N; without one, the server's own cost */
export function setCost(ln = defaultCost.ln) {
  cost = { ...defaultCost, ln };
}

const keyLength = 32;
const maxmem = 64 * 1024 * 1024;

/**
 * Of the four threads in Node's pool, one is left for files and DNS. Hashing and checking have separate queues, so that
 * setting passwords for others doesn't delay sign-ins.
 */
const [making, checking] = [queue(1, 10_000, 100), queue(2, 10_000, 100)];

declare const brand: unique symbol;
/** A password hash as stored in the database. */
export type PasswordHash = string & { readonly [brand]: true };

/**
 * Hashes a password with scrypt and a random salt. The hash contains the cost parameters, so that the cost can be
 * raised without locking people out (PHC string format).
 *
 * Slow, and might wait in a queue: never call it inside a transaction.
 *
 * @throws {Problem} `unavailable` if too many requests are waiting
 * @example '$scrypt$ln=15,r=8,p=3$c2FsdA$aGFzaA'
 */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(16);
  const chosen = cost;
  const key = await making(() => derive(password, salt, chosen));
  return encode(salt, key, chosen) as PasswordHash;
}

/**
 * Whether a password matches a hash. Without a hash it does the same work, so that timing doesn't reveal which emails
 * have an account.
 *
 * @throws {Problem} `unavailable` if too many requests are waiting
 */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const { salt, key, ...options } = read(hash ?? nobodys());
  const isSame = timingSafeEqual(await checking(() => derive(password, salt, options)), key);
  return isSame && hash !== undefined;
}

interface Cost {
  /** The logarithm of N. */
  ln: number;
  r: number;
  p: number;
}

/** NFKC makes passwords match however a keyboard composes their characters. */
function derive(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

const encode = (salt: Buffer, key: Buffer, { ln, r, p }: Cost) =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${text(salt)}$${text(key)}`;

function read(hash: string): Cost & { salt: Buffer; key: Buffer } {
  const parts = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (!parts) throw new Error('A stored password hash cannot be read');
  const [, ln, r, p, salt = '', key = ''] = parts;
  return {
    ...{ ln: Number(ln), r: Number(r), p: Number(p) },
    ...{ salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') },
  };
}

/** A hash that matches no password, for emails without an account. */
const nobodys = () => encode(Buffer.alloc(16), Buffer.alloc(keyLength), cost);
