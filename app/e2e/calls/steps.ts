import type { Page } from '@playwright/test';
import { callApi, organizationId, stored } from '../support/api.ts';
import { expect } from '../support/steps.ts';

export { organizationId as idOf } from '../support/api.ts';

/** The path of a channel, by its name. Without a name, that of the organization's first channel. */
export async function channelPath(page: Page, organization: string, channel?: string) {
  const { channels } = await stored(page);
  const orgId = await organizationId(page, organization);
  const own = channels.filter((one) => one.organization === orgId);
  const found = own.find(({ name }) => channel === undefined || name === channel);
  return `/organization/${orgId}/channels/${found?.id}`;
}

/** Opens the list of a channel's sessions, with a query, and returns its path. */
export async function openSessions(page: Page, organization: string, channel?: string, query = '') {
  const address = `${await channelPath(page, organization, channel)}/sessions`;
  await page.goto(`${address}${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return address;
}

/** The rows of the table, without the header row. */
export const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');

/** Calls the API as the signed-in person. */
export const ask = (page: Page, path: string, method = 'GET', body?: object) =>
  callApi(page, method, path, body);

/** Types a date and time into a field, segment by segment. */
export async function typeMoment(page: Page, field: string | RegExp, digits: string) {
  await page.getByRole('group', { name: field }).getByRole('spinbutton').first().focus();
  await page.keyboard.type(digits);
}

/** Starts a call with a transcription on a channel. Returns functions that change and end it. */
export async function ring(page: Page, organization: string, channel: string, transcription: string) {
  const calls = `/organization/${await organizationId(page, organization)}/sessions`;
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

/**
 * Makes the server send all calls, whatever the query, as one that doesn't filter or paginate. One list at a time, because
 * the server sends a session no more than two whole lists at once.
 */
export async function ignoreQueries(page: Page) {
  let previous: Promise<void> = Promise.resolve();
  await page.route('**/api/**/sessions?*', (route) => {
    previous = previous.then(async () => {
      const url = new URL(route.request().url());
      url.search = '';
      const answer = await route.fetch({ url: url.href });
      const { 'content-type': contentType = '' } = answer.headers();
      await route.fulfill({ status: answer.status(), contentType, body: await answer.body() });
    });
    return previous;
  });
}
