import type { APIRequestContext, Cookie } from '@playwright/test';
import { encodeSession, sessionFrom } from '../../src/core/http/storedSession.ts';

/** What a browser stores for a signed-in person. */
export interface KeptSession {
  stored: string;
  cookies: Cookie[];
}

/**
 * Signs in as one of the demo's people with the calls that the sign-in page makes, but without the four documents that
 * a browser would load. Other journeys test the sign-in page itself.
 */
export async function sessionOf(request: APIRequestContext, person: string): Promise<KeptSession> {
  const { nonce } = await (await request.get('/api/user/nonce')).json();
  const asked = { nonce, state: 'journey' };
  const people = await (await request.get('/dev-identity', { params: asked })).text();
  const [, subject] = new RegExp(`value="([^"]+)">\\s*<strong><bdi>${person}[ <]`).exec(people) ?? [];
  if (!subject) throw new Error(`The demo has nobody called ${person}.`);
  const chosen = await request.get('/dev-identity/token', {
    params: { ...asked, person: subject },
    maxRedirects: 0,
  });
  const fragment = new URLSearchParams(new URL(chosen.headers().location ?? '', chosen.url()).hash.slice(1));
  const answer = await request.post('/api/user/loginAfterGoogle', {
    data: {
      token: fragment.get('id_token'),
      referer: '',
      termsAcceptedAt: new Date().toISOString(),
    },
  });
  const { user, token, ...rest } = await answer.json();
  return {
    stored: encodeSession(sessionFrom({ user: { ...user, token }, ...rest })),
    cookies: (await request.storageState()).cookies,
  };
}
