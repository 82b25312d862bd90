import { type APIResponse, expect, type Page } from '@playwright/test';
import { apiFor } from './specifiedServer.ts';

/** What the console stores for the signed-in person. */
interface Stored {
  user: { token: string };
  settings: { language: string };
  organizations: { id: string; name: string }[];
  channels: { id: string; name: string; organization: string }[];
}

export const stored = (page: Page): Promise<Stored> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('console.session') ?? '{}'));

/** The ID of one of the signed-in person's organizations. */
export async function organizationId(page: Page, name: string) {
  const { organizations } = await stored(page);
  const found = organizations.find((each) => each.name === name);
  if (!found) throw new Error(`The person who is signed in has no organization called ${name}.`);
  return found.id;
}

type Body = Awaited<ReturnType<APIResponse['json']>>;

/** Calls the API as the person who is signed in on the page, and returns the body of any reply, or null. */
export async function tryApi<Reply = Body>(page: Page, method: string, path: string, data?: object) {
  const { user } = await stored(page);
  const api = await apiFor(page, user.token);
  const reply = await page.request.fetch(api + path, {
    method,
    headers: { authorization: `Bearer ${user.token}` },
    ...(data && { data }),
  });
  const text = await reply.text();
  const isJson = reply.headers()['content-type']?.includes('json');
  return { reply, body: (text && isJson ? JSON.parse(text) : null) as Reply };
}

/** Like `tryApi`, but the call must succeed. */
export async function callApi<Reply = Body>(page: Page, method: string, path: string, data?: object) {
  const { reply, body } = await tryApi<Reply>(page, method, path, data);
  expect(reply.ok(), `${method} ${path} returns ${reply.status()}`).toBe(true);
  return body;
}
