import { Secret, TOTP } from 'otpauth';
import type { TestServer } from './startForTest.ts';

let count = 0;

/** Functions for accounts with a password. */
export function passwordPeople(server: TestServer) {
  const password = 'correct horse battery';

  /** A member with a password, and the business. */
  async function member() {
    const owner = await server.person();
    const orgId = await server.organization(owner.id);
    const at = `/organization/${orgId}/members`;
    const email = `member-${++count}@example.test`;
    const body = { name: 'A Guest', email, role: 'manager', password };
    const { id, user } = (await server.call('POST', at, { as: owner.token, body })).body;
    return { email, user: user as string, orgId, owner, at: `${at}/${id}` };
  }

  const signIn = (email: string, fields: { password?: string; code?: string } = {}, cookie?: string) =>
    server.call('POST', '/user/login', {
      body: { email, password, ...fields },
      ...(cookie && { headers: { cookie } }),
    });

  /** A signed-in member. */
  async function signedIn() {
    const made = await member();
    return { ...made, token: (await signIn(made.email)).body.token as string };
  }

  /** A signed-in member with a second factor. */
  async function withSecondFactor() {
    const made = await signedIn();
    const setUp = await server.call('POST', '/user/secondFactor', { as: made.token, body: { password } });
    const code = codesOf(setUp.body.secret);
    const on = await server.call('PUT', '/user/secondFactor', { as: made.token, body: { code: code(0) } });
    return { ...made, code, recoveryCodes: on.body.recoveryCodes as string[], secret: setUp.body.secret };
  }

  return { password, member, signIn, signedIn, withSecondFactor };
}

/** The codes of an authenticator app by time step, relative to now. */
export function codesOf(secret: string) {
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const now = Date.now();
  return (step: number) => app.generate({ timestamp: now + step * 30_000 });
}
