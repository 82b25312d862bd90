import { z } from 'zod';
import { SimulationError } from './options.ts';

/** A signed-in owner of organizations. */
export interface Owner {
  token: string;
}

const Methods = z.object({ development: z.object({}).nullable() });
const People = z.array(z.object({ sub: z.string(), owns: z.boolean() }));
const Nonce = z.object({ nonce: z.string() });
const SignedIn = z.object({ token: z.string() });

/**
 * Signs in as each person who owns an organization, with the development identity of a console.
 *
 * @throws {SimulationError} with one sentence if no console is running there, or people sign in with Google
 */
export async function signInOwners(origin: string): Promise<Owner[]> {
  const methods = await fetch(`${origin}/api/user/methods`).catch((cause: unknown) => {
    throw new SimulationError(`Start the console first: npm start (nothing answers at ${origin}).`, {
      cause,
    });
  });
  if (!Methods.safeParse(await methods.json().catch(() => null)).data?.development) {
    throw new SimulationError(
      'Calls are made up for development only: this console has no development identity.',
    );
  }
  const people = People.parse(await (await fetch(`${origin}/dev-identity/people`)).json());
  const owners: Owner[] = [];
  for (const { sub, owns } of people) if (owns) owners.push(await signIn(origin, sub));
  return owners;
}

/** Signs in with the calls of the sign-in page. */
async function signIn(origin: string, person: string): Promise<Owner> {
  const issued = await fetch(`${origin}/api/user/nonce`);
  const { nonce } = Nonce.parse(await issued.json());
  const cookie = issued.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const asked = new URLSearchParams({ nonce, state: 'simulation', person });
  const chosen = await fetch(`${origin}/dev-identity/token?${asked}`, { redirect: 'manual' });
  const fragment = new URL(chosen.headers.get('location') ?? '', origin).hash.slice(1);
  const answer = await fetch(`${origin}/api/user/loginAfterGoogle`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ token: new URLSearchParams(fragment).get('id_token'), referer: '' }),
  });
  const { token } = SignedIn.parse(await answer.json());
  return { token };
}

/** Signs out again. */
export async function signOut(origin: string, owners: readonly Owner[]): Promise<void> {
  for (const { token } of owners) {
    await fetch(`${origin}/api/user/logout`, {
      ...{ method: 'POST', headers: { authorization: `Bearer ${token}` } },
    }).catch(() => {});
  }
}
