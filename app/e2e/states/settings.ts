import type { Page } from '@playwright/test';
import { alter, button, dialog, fail, failed, hold, type Stage, type State, text } from './stages.ts';

const settings = (name: string, rest: Partial<State>): State => ({
  name,
  address: () => '/settings',
  seen: ({ page }) => page.getByRole('main').getByRole('table'),
  ...rest,
});

const removal = ({ page, pattern }: Stage) =>
  page
    .getByRole('button', { name: pattern('settings.removeCardOf') })
    .first()
    .press('Enter');
/** A server without the call that removes a card. */
const missing = (page: Page) =>
  page.route('**/api/creditcards/*', (route) => route.fulfill({ status: 404, json: {} }));

/** The personal settings: cards, subscription, this month's usage, and sessions. */
export const settingsStates: State[] = [
  settings('ready', {}),
  settings('loading', {
    before: ({ page }) => hold(page, '**/api/user/settings'),
    seen: ({ page }) => page.locator('main [aria-busy=true]').first(),
  }),
  settings('failed', {
    before: ({ page }) => fail(page, '**/api/user/settings'),
    seen: (stage) => text(stage, 'settings.failed'),
    allows: failed,
  }),
  settings('parts that failed', {
    async before({ page }) {
      await fail(page, '**/api/creditcards');
      await fail(page, /\/usage/);
      await fail(page, '**/api/user/sessions');
    },
    seen: (stage) => text(stage, 'settings.placesFailed'),
    allows: failed,
  }),
  settings('without cards', {
    person: 'Daniel Azoulay',
    seen: (stage) => text(stage, 'settings.noCards'),
  }),
  settings('an invalid phone number', {
    async reach(stage) {
      await stage.page.locator('[name=phone]').fill('12');
      await button(stage, 'settings.save').press('Enter');
    },
    seen: (stage) => text(stage, 'forms.phone'),
  }),
  settings('a blocked card window', {
    async before({ page }) {
      await page.route('**/api/initcard', (route) =>
        route.fulfill({ json: { sale_url: new URL('/sandbox-card', page.url()).href } }),
      );
    },
    async reach(stage) {
      await stage.page.evaluate(() => {
        window.open = () => null;
      });
      await button(stage, 'settings.addCard').press('Enter');
    },
    seen: (stage) => text(stage, 'settings.adding.blocked'),
  }),
  settings('confirming the removal of a card, with a subscription', {
    before: ({ page }) =>
      alter<object>(page, '**/api/user/settings', (reply) => ({
        ...reply,
        ...{ subscribedWith: 'paypal', subscription: 'confirmed' },
      })),
    reach: removal,
    seen: dialog,
  }),
  settings('a card that can’t be removed here', {
    before: ({ page }) => missing(page),
    async reach(stage) {
      await removal(stage);
      await dialog(stage).getByRole('button').last().press('Enter');
    },
    seen: (stage) => dialog(stage).getByText(stage.say('settings.cannotRemoveCards')),
    allows: failed,
  }),
  settings('without the removal of cards', {
    before: ({ page }) => missing(page),
    async reach(stage) {
      await removal(stage);
      await dialog(stage).getByRole('button').last().press('Enter');
      await dialog(stage).getByText(stage.say('settings.cannotRemoveCards')).waitFor();
      await stage.page.keyboard.press('Escape');
    },
    seen: (stage) => text(stage, 'settings.cannotRemoveCards'),
    allows: failed,
  }),
  settings('the last twelve months', {
    reach: (stage) => button(stage, 'settings.year').press('Enter'),
    seen: (stage) => dialog(stage).getByRole('table').getByRole('rowheader').first(),
  }),
  settings('the last twelve months, partly failed', {
    before: ({ page }) => fail(page, /\/usage\?month=/),
    reach: (stage) => button(stage, 'settings.year').press('Enter'),
    seen: (stage) => dialog(stage).getByText(stage.say('settings.yearPart')).first(),
    allows: failed,
  }),
  settings('a cost limit that is exceeded', {
    async reach(stage) {
      await button(stage, 'settings.year').press('Enter');
      const field = dialog(stage).getByRole('textbox', { name: stage.say('settings.limit') });
      await field.fill('1');
      await field.press('Enter');
      await dialog(stage).getByRole('button').last().press('Enter');
    },
    seen: ({ page, pattern }) => page.getByText(pattern('settings.overLimit')).first(),
  }),
  settings('confirming the sign-out of all other sessions', {
    before: ({ page }) =>
      alter<object[]>(page, '**/api/user/sessions', (places) => [
        ...places.slice(0, 1),
        ...['Firefox/130 (Android 15)', 'Mozilla/5.0 (Windows NT 10.0) Chrome/140 Edg/140'].map(
          (userAgent, index) => ({ ...places[0], id: `s${index}`, current: false, userAgent }),
        ),
      ]),
    reach: (stage) => button(stage, 'settings.signOutOthers').press('Enter'),
    seen: dialog,
  }),
];

/** Popups, the not-found page, the drawer, and signing out. */
export const windowStates: State[] = [
  {
    name: 'card added',
    address: () => '/creditcard-added?status=ok',
    seen: (stage) => text(stage, 'cardAdded.title'),
    allows: /Scripts may close only/,
  },
  {
    name: 'no card added',
    address: () => '/creditcard-added?status=declined',
    seen: (stage) => text(stage, 'cardAdded.notTitle'),
  },
  { name: 'no subscription', address: () => '/subscribe', seen: (stage) => text(stage, 'subscribe.missing') },
  {
    name: 'no Google client',
    address: () => '/connect/google?state=a',
    seen: (stage) => text(stage, 'connectGoogle.not_configured'),
  },
  {
    name: 'the accessibility statement',
    address: () => '/accessibility',
    seen: (stage) => text(stage, 'accessibility.noContact'),
  },
  {
    name: 'no such page',
    address: () => '/no/such/page',
    seen: (stage) => text(stage, 'notFound.text'),
  },
  {
    name: 'the drawer',
    address: () => '/settings',
    async reach({ page }) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('banner').getByRole('button').first().press('Enter');
    },
    seen: ({ page }) => page.getByRole('dialog').getByRole('link').first(),
  },
  {
    name: 'signing out',
    async before({ page }) {
      await hold(page, '**/api/user/logout');
      // The console waits three seconds for the response. The check takes longer.
      await page.addInitScript(() => {
        const wait = window.setTimeout;
        window.setTimeout = ((then: () => void, time?: number) =>
          wait(then, time === 3_000 ? 600_000 : time)) as typeof window.setTimeout;
      });
    },
    address: () => '/logout',
    seen: (stage) => text(stage, 'logout.leaving'),
  },
];
