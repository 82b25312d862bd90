import type { Locator, Page } from 'playwright';
import type { World } from '../world.ts';

/** A frequent action. */
export interface Action {
  name: string;
  /** The start page, opened once. */
  from: string;
  /** The widths of the window, in pixels. */
  widths: number[];
  /**
   * Brings the page to the initial state before each run, and finds the target, since finding it later would count as
   * work of the page. Returns the action, which uses only mouse and keyboard.
   */
  prepare(page: Page): Promise<() => Promise<void>>;
}

/** The most frequent actions: in the contact list, in the week, in a form, and in the navigation on a phone. */
export function actionsOf({ home }: World): Action[] {
  const contacts = `${home}/contacts`;
  const week = `${home}/appointments?show=grid`;
  const on = (widths: number[]) => (name: string, from: string, prepare: Action['prepare']) =>
    ({ name, from, widths, prepare }) satisfies Action;
  const [onBoth, onPhone] = [on([1440, 390]), on([390])];
  return [
    onBoth('Open a contact from the list', contacts, async (page) => {
      if (!page.url().endsWith('/contacts')) await page.goBack();
      return press(page, page.getByRole('link', { name: /^Open/ }).first());
    }),
    onBoth('Turn to the next page of contacts', contacts, async (page) => {
      if (page.url().includes('page=')) await page.goBack();
      return press(page, page.getByRole('button', { name: 'Next Page' }));
    }),
    onBoth('Type into the search of contacts', contacts, async (page) => {
      const search = page.getByRole('searchbox').first();
      await search.fill('');
      await page.waitForURL((url) => !url.searchParams.has('q'));
      await page.locator('main tbody tr').nth(20).waitFor();
      await search.focus();
      return () => page.keyboard.type('cohen', { delay: pause });
    }),
    onBoth('Change the status of a contact in the list', contacts, async (page) => {
      const status = page.getByRole('combobox', { name: /^Status of/ }).first();
      await status.focus();
      const key = (await status.inputValue()) === 'new' ? 'c' : 'n';
      return () => page.keyboard.press(key);
    }),
    onBoth('Open the form of a new contact', contacts, async (page) => {
      await closeDialog(page);
      return press(page, page.getByRole('button', { name: 'Add Contact' }));
    }),
    onBoth('Close it again', contacts, async (page) => {
      await openDialog(page, 'Add Contact');
      return () => page.keyboard.press('Escape');
    }),
    onBoth('Turn to the next week of appointments', week, async (page) => {
      if (page.url().includes('week=')) await page.goBack();
      return press(page, page.getByRole('button', { name: 'Next week' }));
    }),
    onBoth('Open an appointment in the week', week, async (page) => {
      await closeDialog(page);
      return press(page, page.getByRole('main').locator('[role="grid"] button').first());
    }),
    onBoth('Type into the form of an organization', home, async (page) => {
      await page.getByRole('textbox', { name: 'Pricing' }).press('End');
      return () => page.keyboard.type('abc', { delay: pause });
    }),
    onBoth('Save that form', home, async (page) => {
      await page.getByRole('textbox', { name: 'Pricing' }).press('End');
      await page.keyboard.type('a');
      return press(page, page.locator('main form button[type="submit"]'));
    }),
    onPhone('Open the navigation', contacts, async (page) => {
      await closeDialog(page);
      return press(page, page.getByRole('button', { name: 'Navigation' }));
    }),
    onPhone('Choose a screen in it', contacts, async (page) => {
      if (!page.url().endsWith('/contacts')) await page.goBack();
      await openDialog(page, 'Navigation');
      return press(page, dialog(page).getByRole('link', { name: 'Integrations' }).first());
    }),
  ];
}

const dialog = (page: Page) => page.getByRole('dialog');

async function openDialog(page: Page, button: string) {
  if (!(await dialog(page).count())) await page.getByRole('button', { name: button }).click();
  await dialog(page).waitFor();
}

async function closeDialog(page: Page) {
  if (await dialog(page).count()) await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
}

/** Milliseconds between two key presses, and of a mouse press. */
const pause = 200;
const touch = 80;

/** Finds an element and returns a function that presses it. */
async function press(page: Page, target: Locator) {
  // Waits until the element is stable.
  await target.hover();
  return async () => {
    await page.mouse.down();
    await page.waitForTimeout(touch);
    await page.mouse.up();
  };
}
