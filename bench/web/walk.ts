import type { Page } from 'playwright';
import { bakery, type World } from '../world.ts';

type Act = (page: Page) => Promise<unknown>;

/** Actions on a screen. Each visit closes what it opens and reverts what it changes. */
export interface Visit {
  path: string;
  steps: Record<string, Act>;
}

/** Goes to a screen through the navigation. */
export const goTo =
  (path: string): Act =>
  async (page) => {
    await page.locator(`nav a[href="${path}"]`).first().click();
    await page.waitForURL(`**${path}`);
    await main(page).getByRole('heading', { level: 1 }).waitFor();
  };

/** Screen changes, one for each function. */
export function changesOf({ home, channelId }: World): Act[] {
  const click =
    (selector: string): Act =>
    (page) =>
      page.locator(selector).first().click();
  const link = (path: string) => click(`nav a[href="${path}"]`);
  const channel = `/channels/${channelId}`;
  const back: Act = (page) => page.goBack();
  const forward: Act = (page) => page.goForward();
  return [
    link(`${home}/contacts`),
    click('main tbody a[href*="/contact/"]'),
    ...[back, forward],
    link(`${home}/appointments`),
    link(`${home}/channels/`),
    click(`main a[href$="${channel}"]`),
    back,
    link(`${home}/qna`),
    link(`${home}/integrations`),
    ...[back, forward],
    ...[home, `${home}/team`, `${home}/sessions`, '/admin', `${home}${channel}`].map(link),
    click(`main a[href$="${channel}/view"], main a[href$="${channel}/sessions"]`),
    click('main a[href*="/sessions/"], main a[href$="/sessions"]'),
    back,
  ];
}

/** A round through every screen. */
export function roundOf({ home, channelId, organizations }: World): Visit[] {
  const channel = `${home}/channels/${channelId}`;
  return [
    {
      path: '/admin',
      steps: {
        'a year': (page) => main(page).getByText('365').first().click(),
        '30 days': (page) => page.getByText('30 days', { exact: true }).click(),
      },
    },
    {
      path: `${home}/contacts`,
      steps: {
        'next page': press('Next Page'),
        'previous page': press('Previous Page'),
        search: (page) => search(page).pressSequentially('an', { delay: 100 }),
        'no search': (page) => search(page).fill(''),
        filter: select('Filter by status', 'new'),
        'no filter': select('Filter by status', ''),
        contacted: select(/^Status of/, 'contacted'),
        new: select(/^Status of/, 'new'),
        'open the form': press('Add Contact'),
        'type into it': (page) => dialog(page).getByRole('textbox').first().fill('Somebody'),
        'empty it': (page) => dialog(page).getByRole('textbox').first().fill(''),
        'close it': close,
        'a contact': press(/^Open/, 'link'),
        'another one': (page) => main(page).locator('li a[href*="/contact/"]').nth(3).click(),
        'edit notes': press('Edit Notes', 'link'),
        write: async (page) => (await change(page, /^Notes about/)).blur(),
        back: (page) => page.goBack(),
      },
    },
    {
      path: `${home}/channels/`,
      steps: {
        'switch off': flip,
        'switch on': flip,
        'settings of a channel': press('Orders', 'link'),
        'the representative': press(/^Bot/, 'tab'),
        'its calls': async (page) => {
          await follow(page, `${channel}/sessions`);
          await main(page).getByRole('heading', { level: 1, name: 'Existing Sessions' }).waitFor();
        },
        'a recorded call': async (page) => {
          await search(page).fill('birthday cake for about ten');
          const row = main(page).locator('tbody tr', { hasText: 'Happy birthday, Adi' }).first();
          await row.getByRole('link').first().click();
        },
        listen: press(/^Play call with/),
        'listen on': (page) => page.waitForTimeout(2_000),
        enough: press(/^Pause call with/),
        'to a question': press('Add to Q&A'),
        'no question': close,
      },
    },
    {
      path: `${home}/appointments`,
      steps: {
        'next week': async (page) => {
          await press('Next week')(page);
          await page.waitForURL(/week=/);
        },
        'the week before': (page) => page.goBack(),
        'the list': (page) => main(page).getByText('List', { exact: true }).click(),
        'the week': (page) => main(page).getByText('Week', { exact: true }).click(),
        'an appointment': (page) => main(page).locator('[role="grid"] button').first().click(),
        'its form': (page) => dialog(page).getByRole('link', { name: 'Edit' }).click(),
        'save it': async (page) => {
          await (await change(page, 'Title')).press('Enter');
          await main(page).locator('[role="grid"]').waitFor();
        },
      },
    },
    {
      path: `${home}/qna`,
      steps: {
        'search them': (page) => search(page).fill('deliver'),
        'change one': press(/^Edit/),
        'save the answer': async (page) => {
          await change(page, 'Answer');
          await press('Save')(page);
        },
      },
    },
    { path: `${home}/integrations`, steps: { 'add one': press('Add Integration'), 'or not': close } },
    { path: `${home}/team`, steps: { invite: press(/^Invite/), nobody: close } },
    {
      path: home,
      steps: {
        'type and save': async (page) => {
          await change(page, 'Pricing');
          await page.locator('main form button[type="submit"]').press('Enter');
        },
      },
    },
    {
      path: `${home}/channels/`,
      steps: {
        'search of all calls': async (page) => {
          for (const path of [channel, `${channel}/view`, `${channel}/sessions`]) await follow(page, path);
          await main(page).locator(`a[href^="${home}/search"]`).first().click();
          await search(page).fill('cake');
        },
      },
    },
    {
      path: '/settings',
      steps: { Hebrew: speak('he'), English: speak('en'), dark: theme('dark'), light: theme('light') },
    },
    ...[...organizations].filter(([name]) => name !== bakery).map(visitOf),
  ];
}

/** Visits the contacts of another organization. Opens its navigation group before and closes it afterwards. */
const visitOf = ([name, id]: [string, string]): Visit => {
  const group = (page: Page) => page.getByRole('navigation').getByRole('button', { name });
  return {
    path: '/settings',
    steps: {
      [`contacts of ${name}`]: async (page) => {
        if ((await group(page).getAttribute('aria-expanded')) === 'false') await group(page).click();
        await goTo(`/organization/${id}/contacts`)(page);
        await group(page).click();
      },
    },
  };
};

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const search = (page: Page) => page.getByRole('searchbox').first();
const follow = (page: Page, path: string) => main(page).locator(`a[href="${path}"]`).first().click();

/** Uses the keyboard, because a toast can cover the element for a while. */
const press =
  (name: string | RegExp, role: 'button' | 'link' | 'tab' = 'button'): Act =>
  (page) =>
    main(page).getByRole(role, { name }).first().press('Enter');

const select =
  (name: string | RegExp, value: string): Act =>
  (page) =>
    page.getByRole('combobox', { name }).first().selectOption(value);

const close: Act = async (page) => {
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
};

/** Toggles the first switch and waits until the change is saved. */
const flip: Act = async (page) => {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await main(page).getByRole('switch').first().press(' ');
  await saved;
};

/** Changes a text, and reverts it the next time. */
async function change(page: Page, name: string | RegExp) {
  const field = page.getByRole('textbox', { name });
  const text = await field.inputValue();
  await field.fill(text.endsWith('.') ? text.slice(0, -1) : `${text}.`);
  return field;
}

const speak =
  (language: string): Act =>
  async (page) => {
    await main(page).getByRole('combobox').first().selectOption(language);
    await page.waitForFunction((wanted) => document.documentElement.lang.startsWith(wanted), language);
  };

/** Selects a theme in the sidebar. */
const theme =
  (value: string): Act =>
  (page) =>
    page.getByRole('navigation').locator(`select:has(option[value="${value}"])`).selectOption(value);
