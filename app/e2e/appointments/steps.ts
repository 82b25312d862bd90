import type { Page } from '@playwright/test';
import { callApi, organizationId } from '../support/api.ts';
import { expect } from '../support/steps.ts';

export { organizationId as idOf } from '../support/api.ts';

/** The Sunday of a week without appointments in the demo data. */
export const emptyWeek = '2031-02-02';

export interface Made {
  id: string;
  title: string;
  startTime: string;
  endTime: string;
  status: string;
}

/** Opens a week of an organization's appointments, waits until it has loaded, and returns the organization's ID. */
export async function openWeek(
  page: Page,
  organization: string,
  { week = emptyWeek, show = 'grid' }: { week?: string; show?: 'grid' | 'list' } = {},
) {
  const id = await organizationId(page, organization);
  await page.goto(`/organization/${id}/appointments?week=${week}&show=${show}`);
  if (show === 'grid') await expect(page.getByRole('grid')).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  return id;
}

/** Adds an appointment through the API, at a day and time of the empty week such as `03T10:30`. */
export async function make(page: Page, orgId: string, title: string, start: string, more: object = {}) {
  const startTime = new Date(`2031-02-${start}:00+02:00`);
  return (await callApi(page, 'POST', `/organization/${orgId}/appointments`, {
    title,
    startTime: startTime.toISOString(),
    endTime: new Date(startTime.getTime() + 3_600_000).toISOString(),
    contact_name: 'Noa',
    ...more,
  })) as Made;
}

/** Changes an appointment through the API. */
export const change = (page: Page, orgId: string, id: string, fields: object) =>
  callApi(page, 'PATCH', `/organization/${orgId}/appointments/${id}`, fields) as Promise<Made>;

/** An appointment as it is on the server. */
export const read = (page: Page, id: string) => callApi(page, 'GET', `/appointments/${id}`) as Promise<Made>;

export const main = (page: Page) => page.getByRole('main');
/** The button of an appointment, in the grid and in the list. */
export const appointment = (page: Page, title: string) => main(page).getByRole('button', { name: title });
/** The popover of an appointment. */
export const details = (page: Page, title: string) => page.getByRole('dialog', { name: title });

/** Types a date and time into a field, segment by segment, in the order of the language: `02022031`, `1030`. */
export async function typeMoment(page: Page, field: string | RegExp, digits: string) {
  await page.getByRole('group', { name: field }).getByRole('spinbutton').first().focus();
  for (const digit of digits) await page.keyboard.press(digit);
}
