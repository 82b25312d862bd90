import type { Page } from '@playwright/test';
import { callApi, organizationId } from '../support/api.ts';
import { expect } from '../support/steps.ts';

export { organizationId as idOf } from '../support/api.ts';

/** A week that the demo has nothing in; it begins with this Sunday. */
export const emptyWeek = '2031-02-02';

export interface Made {
  id: string;
  title: string;
  startTime: string;
  endTime: string;
  status: string;
}

/** Opens a week of an organization's appointments and waits for what is in it. */
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

/** Adds an appointment behind the console's back: a day of the empty week and hours, such as `03T10:30`. */
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

/** Changes an appointment behind the console's back. */
export const change = (page: Page, orgId: string, id: string, fields: object) =>
  callApi(page, 'PATCH', `/organization/${orgId}/appointments/${id}`, fields) as Promise<Made>;

/** How an appointment stands on the server. */
export const read = (page: Page, id: string) => callApi(page, 'GET', `/appointments/${id}`) as Promise<Made>;

export const main = (page: Page) => page.getByRole('main');
/** The button of an appointment, in the grid and in the list. */
export const appointment = (page: Page, title: string) => main(page).getByRole('button', { name: title });
/** What stands beside an appointment. */
export const details = (page: Page, title: string) => page.getByRole('dialog', { name: title });

/** Types a moment into a field, part after part, as it is written in the language: `02022031`, `1030`. */
export async function typeMoment(page: Page, field: string | RegExp, digits: string) {
  await page.getByRole('group', { name: field }).getByRole('spinbutton').first().focus();
  for (const digit of digits) await page.keyboard.press(digit);
}
