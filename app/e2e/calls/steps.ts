import type { Page } from '@playwright/test';
import { callApi, organizationId, stored } from '../support/api.ts';
import { expect } from '../support/steps.ts';

export { organizationId as idOf } from '../support/api.ts';

/** The address of a channel; its first one, by name, when none is named. */
export async function channelPath(page: Page, organization: string, channel?: string) {
  const { channels } = await stored(page);
  const orgId = await organizationId(page, organization);
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

/** Calls the API as the person who is signed in. */
export const ask = (page: Page, path: string, method = 'GET', body?: object) =>
  callApi(page, method, path, body);

/** Types a moment into a field of date and time, part by part. */
export async function typeMoment(page: Page, field: string | RegExp, digits: string) {
  await page.getByRole('group', { name: field }).getByRole('spinbutton').first().focus();
  await page.keyboard.type(digits);
}

/** A call comes in on a channel; what it says is told, and how it is changed later. */
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
