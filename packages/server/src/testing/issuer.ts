import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { IdentityProvider } from '../identity/provider.ts';

const issuer = 'https://identity.example.test';
const clientId = 'console-test';

/** An identity provider on the network with its own key, and forged tokens with the same names. */
export async function startIssuer() {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const forged = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const server = createServer((_request, response) => response.end(JSON.stringify({ keys: [jwk] })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const now = () => Math.floor(Date.now() / 1000);

  const provider: IdentityProvider = {
    issuers: [issuer],
    clientId,
    keys: () => new URL(`http://127.0.0.1:${port}/keys`),
  };

  /** A valid token, except for the given claims and header. */
  function token(claims: Record<string, unknown> = {}, { key = privateKey, header = {} } = {}) {
    const good = {
      ...{
        iss: issuer,
        aud: clientId,
        sub: 'ada',
        email: 'Ada@example.test',
        email_verified: true,
        name: 'Ada',
      },
      ...{ iat: now(), exp: now() + 300, nonce: 'the-nonce' },
    };
    return new SignJWT({ ...good, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one', ...header })
      .sign(key);
  }

  return {
    provider,
    publicKey,
    now,
    token,
    forgedToken: () => token({}, { key: forged.privateKey }),
    /** Stops responding, even on open connections. */
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
