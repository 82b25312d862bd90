import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../database/schema.ts';
import type { IdentityProvider } from '../provider.ts';
import type { Person } from './people.ts';

/**
 * The issuer of development identities. It isn't a URL, so accounts remain the same when the port changes, and no real
 * provider can have it.
 */
export const developmentIssuer = 'urn:console:development-identity';
const clientId = 'console-development';
const stateKey = 'development_identity_key';

const PrivateKey = z.looseObject({ kty: z.literal('RSA'), kid: z.string(), n: z.string(), e: z.string() });

/** An identity provider inside the server, for development. Its tokens pass the same checks as Google's. */
export interface DevelopmentProvider extends IdentityProvider {
  /** Its public key, as a JSON Web Key Set. */
  keySet: { keys: JWK[] };
  issue(person: Person, nonce: string): Promise<string>;
}

/** Creates the provider with the key generated at the first start. `origin` returns the origin of this server. */
export async function developmentProvider(
  db: Kysely<Tables>,
  origin: () => string,
): Promise<DevelopmentProvider> {
  const privateKey = await storedKey(db);
  const { kty, kid, n, e } = privateKey;
  const signingKey = await importJWK(privateKey, 'RS256');
  return {
    issuers: [developmentIssuer],
    clientId,
    keys: () => new URL('/dev-identity/keys', origin()),
    keySet: { keys: [{ kty, kid, n, e, alg: 'RS256', use: 'sig' }] },
    issue: ({ sub, email, name }, nonce) =>
      new SignJWT({ email, email_verified: true, name, nonce })
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .setIssuer(developmentIssuer)
        .setAudience(clientId)
        .setSubject(sub)
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(signingKey),
  };
}

async function storedKey(db: Kysely<Tables>) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const made = { ...(await exportJWK(privateKey)), kid: randomUUID() };
  await db
    .insertInto('server_state')
    .values({ key: stateKey, value: JSON.stringify(made) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('server_state')
    .select('value')
    .where('key', '=', stateKey)
    .executeTakeFirstOrThrow();
  return PrivateKey.parse(JSON.parse(value));
}
