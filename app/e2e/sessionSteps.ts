import type { Page } from '@playwright/test';
import { expect } from './steps.ts';

interface Stored {
  user: { token: string };
  organizations: { id: string; name: string }[];
  channels: { id: string; name: string; organization: string }[];
}

const stored = (page: Page): Promise<Stored> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('console.session') ?? '{}'));

/** The id of an organization of the person. */
export async function idOf(page: Page, organization: string) {
  const { organizations } = await stored(page);
  return organizations.find(({ name }) => name === organization)?.id ?? '';
}

/** The address of a channel; its first one, by name, when none is named. */
export async function channelPath(page: Page, organization: string, channel?: string) {
  const { channels } = await stored(page);
  const orgId = await idOf(page, organization);
  const own = channels.filter((one) => one.organization === orgId);
  const found = own.find(({ name }) => channel === undefined || name === channel);
  return `/organization/${orgId}/channels/${found?.id}`;
}

/** Opens the list of sessions of a channel, with a query. */
export async function openSessions(page: Page, organization: string, channel?: string, query = '') {
  const address = `${await channelPath(page, organization, channel)}/sessions`;
  await page.goto(`${address}${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return address;
}

/** The rows of the table, without its heads. */
export const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');

/** Asks the API as the person who is signed in. */
export const ask = (page: Page, path: string, method = 'GET', body?: object) =>
  page.evaluate(
    async ([path, method, body]) => {
      const { user } = JSON.parse(localStorage.getItem('console.session') ?? '{}');
      const answer = await fetch(`/api${path}`, {
        method,
        headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
        ...(body && { body }),
      });
      return answer.json();
    },
    [path, method, body ? JSON.stringify(body) : ''] as const,
  );

/** Types a moment into a field of date and time, part by part. */
export async function typeMoment(page: Page, field: string | RegExp, digits: string) {
  await page.getByRole('group', { name: field }).getByRole('spinbutton').first().focus();
  await page.keyboard.type(digits);
}

/** A call comes in on a channel; what it says is told, and how it is changed later. */
export async function ring(page: Page, organization: string, channel: string, transcription: string) {
  const calls = `/organization/${await idOf(page, organization)}/sessions`;
  const { id } = await ask(page, calls, 'POST', {
    channel: (await channelPath(page, organization, channel)).split('/').at(-1),
    startTime: new Date().toISOString(),
    status: 'in-progress',
    transcription,
  });
  const change = (fields: object) => ask(page, `${calls}/${id}`, 'PATCH', fields);
  return {
    change,
    end: () => change({ endTime: new Date().toISOString(), status: 'completed', active: false }),
  };
}
