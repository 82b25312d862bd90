import { expect, type Page } from '@playwright/test';
import { en } from '../../src/testing/messages.ts';
import { ask } from '../contacts/summarySteps.ts';
import { fillText, phoneOf, textField } from './change.ts';

/** A form of the console that adds a row on the server, and how to count the rows it added. */
export interface Write {
  what: string;
  /** Matches the requests that add it. */
  sends: RegExp;
  /** Opens its form. */
  open: (page: Page, organization: string) => Promise<unknown>;
  /** The texts to type, keyed by field label. `name` identifies the row. */
  fields: (name: string) => Readonly<Record<string, string>>;
  button: string;
  /** The API path of the list that then contains the row. `tells` is the field with the name. */
  list: (organization: string) => string;
  tells: string;
}

/** Every form that adds something with a few text fields. */
export const writes: readonly Write[] = [
  {
    what: 'contact',
    sends: /^POST \/api\/contacts$/,
    open: (page, organization) => page.goto(`/organization/${organization}/contacts?new=1`),
    fields: (name) => ({ [en('contactForm.name')]: name, [en('contactForm.phone')]: phoneOf(name) }),
    button: en('common.addContact'),
    list: (organization) => `/organization/${organization}/contacts/`,
    tells: 'name',
  },
  {
    what: 'appointment',
    sends: /^POST \/api\/organization\/[^/]+\/appointments$/,
    open: (page, organization) =>
      page.goto(`/organization/${organization}/appointments/new?start=2032-02-05T08:00:00%2B02:00`),
    fields: (name) => ({ [en('appointment.title')]: name, [en('appointment.contactName')]: 'Ada' }),
    button: en('appointment.add'),
    list: (organization) => `/organization/${organization}/appointments`,
    tells: 'title',
  },
  {
    what: 'question',
    sends: /^PATCH \/api\/organization\/[^/]+\/qna\//,
    async open(page, organization) {
      await page.goto(`/organization/${organization}/qna`);
      await page.getByRole('button', { name: en('common.addQuestion') }).press('Enter');
    },
    fields: (name) => ({ [en('questions.question')]: name, [en('questions.answer')]: 'Yes.' }),
    button: en('common.save'),
    list: (organization) => `/organization/${organization}/qna`,
    tells: 'question',
  },
  {
    what: 'member',
    sends: /^POST \/api\/organization\/[^/]+\/members$/,
    async open(page, organization) {
      await page.goto(`/organization/${organization}/team`);
      await page.getByRole('button', { name: en('team.invite') }).click();
    },
    fields: (name) => ({
      [en('team.name')]: name,
      [en('common.email')]: `${name.replace(/\W/g, '')}@example.test`,
    }),
    button: en('team.sendInvitation'),
    list: (organization) => `/organization/${organization}/members`,
    tells: 'name',
  },
  {
    what: 'organization',
    sends: /^POST \/api\/organizations$/,
    open: (page) => page.goto('/registerBusiness'),
    fields: (name) => ({
      ...{ [en('registration.businessName')]: name, [en('organization.address')]: '2 River Street' },
      ...{ [en('organization.industry')]: 'Yoga', [en('organization.hours')]: 'Every day' },
    }),
    button: en('registration.register'),
    list: () => '/organizations',
    tells: 'name',
  },
];

/** The form of the page, or of the dialog over it. */
const formIn = (page: Page) =>
  page
    .locator('form')
    .filter({ has: page.locator('[type="submit"]') })
    .last();

export const submitOf = (page: Page, { button }: Write) =>
  formIn(page).getByRole('button', { name: button, exact: true });

/** The Retry button of a form. The banner of a broken connection also has one. */
export const retryOf = (page: Page) => page.locator('form').getByRole('button', { name: en('common.retry') });

/** Fills in the form of a write. */
export async function fill(page: Page, { fields }: Write, name: string) {
  for (const [label, text] of Object.entries(fields(name))) {
    await fillText(formIn(page), label, text);
  }
}

/** Expects the form to keep what was filled in. */
export async function expectKept(page: Page, { fields }: Write, name: string) {
  for (const [label, text] of Object.entries(fields(name))) {
    await expect(textField(formIn(page), label)).toHaveValue(text);
  }
}

/** The number of rows with this name on the server. */
export async function rowsOf(page: Page, { list, tells }: Write, organization: string, name: string) {
  const rows = await ask<Record<string, unknown>[]>(page, 'GET', list(organization));
  return rows.filter((row) => row[tells] === name).length;
}
