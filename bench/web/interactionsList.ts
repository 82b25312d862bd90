import type { Locator, Page } from 'playwright';
import { bakery, type DemoWorld } from './dayWorld.ts';

/** Something people do often. */
export interface Action {
  name: string;
  /** Of the window, in pixels. */
  width: number;
  /** The address it begins at, opened once. */
  from: string;
  /**
   * Brings the page to where it begins, each time, and finds what is pressed: to look for it later would be work of
   * the page. Gives what the person does then, with nothing but a mouse and keys.
   */
  prepare(page: Page): Promise<() => Promise<void>>;
}

/** The commonest actions: on the list of contacts, in the week, in a form, and in the navigation of a phone. */
export function actionsOf({ organizations }: DemoWorld): Action[] {
  const home = `/organization/${organizations.get(bakery)}`;
  const contacts = `${home}/contacts`;
  const search = (page: Page) => page.getByRole('searchbox').first();
  const rows = (page: Page) => page.locator('main tbody tr');
  const dialog = (page: Page) => page.getByRole('dialog');
  const nobodyAsks = async (page: Page) => {
    if (await dialog(page).count()) await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
  };
  const isAsked = async (page: Page, button: string) => {
    if (!(await dialog(page).count())) await page.getByRole('button', { name: button }).click();
    await dialog(page).waitFor();
  };
  const onBoth = (action: Omit<Action, 'width'>): Action[] =>
    [1440, 390].map((width) => ({ ...action, width }));
  const onPhone = (action: Omit<Action, 'width'>): Action => ({ ...action, width: 390 });
  return [
    ...onBoth({
      name: 'Open a contact from the list',
      from: contacts,
      async prepare(page) {
        if (!page.url().endsWith('/contacts')) await page.goBack();
        return press(page, page.getByRole('link', { name: /^Open/ }).first());
      },
    }),
    ...onBoth({
      name: 'Turn to the next page of contacts',
      from: contacts,
      async prepare(page) {
        if (page.url().includes('page=')) await page.goBack();
        return press(page, page.getByRole('button', { name: 'Next page' }));
      },
    }),
    ...onBoth({
      name: 'Type into the search of contacts',
      from: contacts,
      async prepare(page) {
        await search(page).fill('');
        await page.waitForURL((url) => !url.searchParams.has('q'));
        await rows(page).nth(20).waitFor();
        await search(page).focus();
        return () => page.keyboard.type('cohen', { delay: pause });
      },
    }),
    ...onBoth({
      name: 'Change the status of a contact in the list',
      from: contacts,
      async prepare(page) {
        const status = page.getByRole('combobox', { name: /^Status of/ }).first();
        await status.focus();
        const key = (await status.inputValue()) === 'new' ? 'c' : 'n';
        return () => page.keyboard.press(key);
      },
    }),
    ...onBoth({
      name: 'Open the form of a new contact',
      from: contacts,
      async prepare(page) {
        await nobodyAsks(page);
        return press(page, page.getByRole('button', { name: 'Add contact' }));
      },
    }),
    ...onBoth({
      name: 'Close it again',
      from: contacts,
      async prepare(page) {
        await isAsked(page, 'Add contact');
        return () => page.keyboard.press('Escape');
      },
    }),
    ...onBoth({
      name: 'Turn to the next week of appointments',
      from: `${home}/appointments?show=grid`,
      async prepare(page) {
        if (page.url().includes('week=')) await page.goBack();
        return press(page, page.getByRole('button', { name: 'Next week' }));
      },
    }),
    ...onBoth({
      name: 'Open an appointment in the week',
      from: `${home}/appointments?show=grid`,
      async prepare(page) {
        await nobodyAsks(page);
        return press(page, page.getByRole('main').locator('[role="grid"] button').first());
      },
    }),
    ...onBoth({
      name: 'Type into the form of an organization',
      from: home,
      async prepare(page) {
        await page.getByRole('textbox', { name: 'Pricing' }).focus();
        await page.keyboard.press('End');
        return () => page.keyboard.type('abc', { delay: pause });
      },
    }),
    ...onBoth({
      name: 'Save that form',
      from: home,
      async prepare(page) {
        await page.getByRole('textbox', { name: 'Pricing' }).press('End');
        await page.keyboard.type('a');
        return press(page, page.locator('main form button[type="submit"]'));
      },
    }),
    onPhone({
      name: 'Open the navigation',
      from: contacts,
      async prepare(page) {
        await nobodyAsks(page);
        return press(page, page.getByRole('button', { name: 'Navigation' }));
      },
    }),
    onPhone({
      name: 'Choose a screen in it',
      from: contacts,
      async prepare(page) {
        if (!page.url().endsWith('/contacts')) await page.goBack();
        await isAsked(page, 'Navigation');
        return press(page, dialog(page).getByRole('link', { name: 'Integrations' }).first());
      },
    }),
  ];
}

/** Milliseconds between two letters, and for which a finger is down. */
const pause = 200;
const touch = 80;

/** Finds a thing, and gives the press of it. */
async function press(page: Page, target: Locator) {
  await target.waitFor();
  await target.scrollIntoViewIfNeeded();
  // What is on its way to its place is waited for.
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('What is pressed cannot be seen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  return async () => {
    await page.mouse.down();
    await page.waitForTimeout(touch);
    await page.mouse.up();
  };
}
