import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { Problem } from '../api/errors.ts';
import type { IdentityProvider } from './provider.ts';

/** A person as described by an identity provider. */
export interface Identity {
  iss: string;
  sub: string;
  /** Verified by the provider, in lower case. */
  email: string;
  fullName: string;
  picture: string | null;
  /** When the token expires, clock tolerance included. */
  expiresAt: Date;
}

const clockTolerance = 30;

const Claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  exp: z.number(),
  email: z.email().max(320),
  email_verified: z.literal(true),
  nonce: z.string(),
  name: z.string().max(200).optional(),
  picture: z
    .url({ protocol: /^https$/ })
    .max(2048)
    .optional()
    .catch(undefined),
});

/** Checks identity tokens of one provider (OpenID Connect Core 3.1.3.7, OWASP ASVS 5.0 V9 and V10.5). */
export function idTokenVerifier(provider: IdentityProvider) {
  let keys: JWTVerifyGetKey | undefined;

  /**
   * Verifies a token for this server and this sign-in, and returns its identity.
   *
   * @throws {Problem} `invalid-credential` if the token is invalid, `unavailable` if the provider's keys can't be
   *   fetched
   */
  return async function verifyIdToken(token: string, nonce: string): Promise<Identity> {
    keys ??= createRemoteJWKSet(provider.keys(), {
      timeoutDuration: 3_000,
      cooldownDuration: 30_000,
      cacheMaxAge: 600_000,
    });
    const { payload } = await jwtVerify(token, keys, {
      issuer: [...provider.issuers],
      audience: provider.clientId,
      algorithms: ['RS256'],
      clockTolerance,
      maxTokenAge: '10m',
      requiredClaims: ['sub', 'exp', 'iat', 'email'],
    }).catch(refuse);
    return identityOf(payload, provider, nonce);
  };
}

function identityOf(payload: JWTPayload, provider: IdentityProvider, nonce: string): Identity {
  const claims = Claims.safeParse(payload);
  const isForOthersToo = Array.isArray(payload.aud) && payload.azp !== provider.clientId;
  if (!claims.success || claims.data.nonce !== nonce || isForOthersToo) {
    throw new Problem('invalid-credential');
  }
  const { sub, exp, email, name, picture } = claims.data;
  return {
    iss: provider.issuers[0],
    sub,
    email: email.toLowerCase(),
    fullName: name?.trim() || email,
    picture: picture ?? null,
    expiresAt: new Date((exp + clockTolerance) * 1000),
  };
}

/** An invalid token is the caller's fault; a failure to fetch the provider's keys isn't. */
function refuse(error: unknown): never {
  const isTokenAtFault =
    error instanceof errors.JWTClaimValidationFailed ||
    error instanceof errors.JWTExpired ||
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JOSENotSupported ||
    error instanceof errors.JWKSNoMatchingKey;
  if (isTokenAtFault) throw new Problem('invalid-credential', { cause: error });
  throw new Problem('unavailable', {
    detail: 'The sign-in service cannot be reached.',
    headers: { 'retry-after': '5' },
    cause: error,
  });
}
