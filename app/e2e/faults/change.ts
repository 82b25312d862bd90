import type { Locator, Page } from '@playwright/test';
import { en } from '../../src/testing/messages.ts';
import { expect } from '../support/steps.ts';

/** Where a change is tried. */
export interface ChangeContext {
  page: Page;
  /** The id of the organization, of which the person is an owner. */
  organization: string;
  /** Names what is made for this try alone. */
  name: string;
}

/** One change that is filled in and waits for the press. */
export interface ChangeAction {
  press: () => Promise<unknown>;
  /** What is pressed, where pressing it twice means it once. */
  button?: Locator;
  /** Tries once more, where a failure was told. */
  again: () => Promise<unknown>;
  /** Where a failure is told. */
  told: Locator;
  /** What was typed is still there; what was switched is back. */
  kept: () => Promise<unknown>;
  /** How often the server has it. */
  count: () => Promise<number>;
  /** The console says that it is done. */
  done: () => Promise<unknown>;
}

/** One change of the console, and how to try it. */
export interface Change {
  /** The function of a `*.api.ts`. */
  call: string;
  what: string;
  /** The requests that make it. */
  sends: RegExp;
  begin: (context: ChangeContext) => Promise<ChangeAction>;
  /** When the answer is lost it asks what the server has, and says what it finds. */
  looksItself?: true;
  /** It is tried every day, not only with the slow proofs. */
  isEveryday?: true;
}

export const news = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** A message of success, which goes by itself. */
export const says = (page: Page, text: string | RegExp) => () =>
  expect(news(page).getByText(text).first()).toBeVisible();

/** The form of the page, or of the dialog over it. */
const formIn = (page: Page) =>
  page
    .locator('form')
    .filter({ has: page.locator('[type="submit"]') })
    .last();

interface Filled extends Pick<ChangeAction, 'count' | 'done'> {
  page: Page;
  /** The texts by the labels of their fields. */
  fields: Readonly<Record<string, string>>;
  /** Passwords and the like, by their labels. */
  secrets?: Readonly<Record<string, string>>;
  /** What the button says. */
  button: string;
}

/** A field for text in a form, also one that searches while one types. */
export const textField = (form: Locator, label: string) =>
  form
    .getByRole('textbox', { name: label, exact: true })
    .or(form.getByRole('combobox', { name: label, exact: true }));

/** Fills in a field for text and leaves it, so that no list hides the rest of the page. */
export async function fillText(form: Locator, label: string, text: string) {
  const field = textField(form, label);
  await field.fill(text);
  if ((await field.getAttribute('role')) === 'combobox') await field.press('Tab');
}

/** A local phone number that no other name has. */
export const phoneOf = (name: string) => {
  const sum = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_000_000, 7);
  return `05${String(sum).padStart(8, '0')}`;
};

/** A form of texts that is filled in. */
export async function filledForm({
  page,
  fields,
  secrets = {},
  button,
  ...rest
}: Filled): Promise<ChangeAction> {
  const form = formIn(page);
  const all = Object.entries({ ...fields, ...secrets });
  for (const [label, text] of all) await fillText(form, label, text);
  const submit = form.getByRole('button', { name: button, exact: true });
  return {
    ...rest,
    button: submit,
    press: () => submit.press('Enter'),
    again: () => form.locator('[data-retry]').press('Enter'),
    told: form,
    async kept() {
      for (const [label, text] of all) await expect(textField(form, label)).toHaveValue(text);
    },
  };
}

/** A question that is open: what fails is told in it, and it asks again. */
export function asked(page: Page, confirm: string, rest: Pick<ChangeAction, 'count' | 'done'>): ChangeAction {
  const told = page.getByRole('alertdialog');
  const button = told.getByRole('button', { name: confirm });
  const press = () => button.press('Enter');
  return { ...rest, button, press, again: press, told, kept: () => expect(button).toBeEnabled() };
}

/** Something that is done in its place: a message says what fails, and offers another try. */
export const inPlace = (
  page: Page,
  action: Pick<ChangeAction, 'press' | 'kept' | 'count' | 'done'> & Partial<ChangeAction>,
): ChangeAction => ({
  told: news(page),
  again: () =>
    news(page)
      .getByRole('button', { name: en('common.retry') })
      .press('Enter'),
  ...action,
});
