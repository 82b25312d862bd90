import type { Locator, Page } from '@playwright/test';
import { en, ofLibrary } from '../../src/testing/messages.ts';
import { expect } from '../support/steps.ts';

/** The context in which a change is tested. */
export interface ChangeContext {
  page: Page;
  /** The ID of an organization that the person owns. */
  organization: string;
  /** A name for the objects of this attempt. */
  name: string;
}

/** A change that is filled in and ready to be submitted. */
export interface ChangeAction {
  press: () => Promise<unknown>;
  /** The button, if pressing it twice must have the effect of one press. */
  button?: Locator;
  /** Retries from where the failure is shown. */
  again: () => Promise<unknown>;
  /** Where a failure is shown. */
  told: Locator;
  /** Expects typed text to be kept, and switches to be reverted. */
  kept: () => Promise<unknown>;
  /** How many times the server has applied the change. */
  count: () => Promise<number>;
  /** Expects the console to confirm the change. */
  done: () => Promise<unknown>;
}

/** A change that the console can make, and how to test it. */
export interface Change {
  /** The name of the function in a `*.api.ts`. */
  call: string;
  what: string;
  /** The requests that make it. */
  sends: RegExp;
  begin: (context: ChangeContext) => Promise<ChangeAction>;
  /** If the response is lost, the console reads the server's state and shows it. */
  looksItself?: true;
  /** It is also tested in the everyday journeys, not only in the full ones. */
  isEveryday?: true;
}

export const news = (page: Page) => page.getByRole('region', { name: ofLibrary('Toast.region') });

/** Expects a notification of success. */
export const says = (page: Page, text: string | RegExp) => () =>
  expect(news(page).getByText(text).first()).toBeVisible();

/**
 * The last form with the field, or the last of all if there is none: dialogs come after the page. An open list
 * hides the field from the accessibility tree.
 */
const formWith = (page: Page, label: string | undefined) => {
  const forms = page.locator('form').filter({ has: page.locator('[type="submit"]') });
  return (
    label === undefined ? forms : forms.filter({ has: textField(page, label, { includeHidden: true }) })
  ).last();
};

interface Filled extends Pick<ChangeAction, 'count' | 'done'> {
  page: Page;
  /** The texts to type, keyed by field label. */
  fields: Readonly<Record<string, string>>;
  /** Passwords and other secrets, keyed by field label. */
  secrets?: Readonly<Record<string, string>>;
  /** The label of the button. */
  button: string;
}

/** A text field or combo box of a form. */
export const textField = (
  form: Pick<Locator, 'getByRole'>,
  label: string,
  options?: Readonly<{ includeHidden: true }>,
) =>
  form
    .getByRole('textbox', { ...options, name: label, exact: true })
    .or(form.getByRole('combobox', { ...options, name: label, exact: true }));

/** Fills in a text field. Leaves a combo box afterwards, so that its list doesn't hide the rest of the page. */
export async function fillText(form: Locator, label: string, text: string) {
  const field = textField(form, label);
  await field.fill(text);
  if ((await field.getAttribute('role')) === 'combobox') await field.press('Tab');
}

/** A local phone number that is unique to the name. */
export const phoneOf = (name: string) => {
  const sum = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_000_000, 7);
  return `05${String(sum).padStart(8, '0')}`;
};

/** Fills in a form of text fields. */
export async function filledForm({
  page,
  fields,
  secrets = {},
  button,
  ...rest
}: Filled): Promise<ChangeAction> {
  const all = Object.entries({ ...fields, ...secrets });
  const form = formWith(page, all[0]?.[0]);
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

/** An open confirmation dialog: it shows failures, and its button retries. */
export function asked(page: Page, confirm: string, rest: Pick<ChangeAction, 'count' | 'done'>): ChangeAction {
  const told = page.getByRole('alertdialog');
  const button = told.getByRole('button', { name: confirm });
  const press = () => button.press('Enter');
  return { ...rest, button, press, again: press, told, kept: () => expect(button).toBeEnabled() };
}

/** A change without a form: a notification shows failures and has a Retry button. */
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
