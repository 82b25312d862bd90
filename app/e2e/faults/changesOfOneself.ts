import type { Page } from '@playwright/test';
import { en, he, pattern } from '../../src/testing/messages.ts';
import { callAs } from '../channels/steps.ts';
import { ask } from '../contacts/summarySteps.ts';
import { speak } from '../organizations/steps.ts';
import { expect, signIn } from '../support/steps.ts';
import { asked, type Change, type ChangeContext, filledForm, inPlace, news, says } from './change.ts';

type Settings = Readonly<Record<'phone' | 'language', string>>;
type SignIn = Readonly<{ id: string; current: boolean }>;

const settings = ({ page }: ChangeContext) => ask<Settings>(page, 'GET', '/user/settings');
const mainCard = async ({ page }: ChangeContext) =>
  (await ask<{ mainCreditCard: string }>(page, 'GET', '/users/me')).mainCreditCard;
const cardIds = async ({ page }: ChangeContext) =>
  (await ask<{ id: string }[]>(page, 'GET', '/creditcards')).map(({ id }) => id);

/** Adds another card on the sandbox's card page, and returns its ID. */
async function addCard(context: ChangeContext) {
  const { sale_url } = await ask<{ sale_url: string }>(context.page, 'POST', '/initcard');
  const form = { number: '4580 4580 4580 4580', expiry: '09/39', code: '737', action: 'save' };
  await context.page.request.post(sale_url, { form, maxRedirects: 0 });
  return (await cardIds(context)).at(-1) ?? '';
}

const others = async ({ page }: ChangeContext) =>
  (await ask<SignIn[]>(page, 'GET', '/user/sessions')).filter(({ current }) => !current).length;

/** A phone number that differs from the stored one. */
const otherPhone = async (context: ChangeContext) =>
  (await settings(context)).phone === '0501112236' ? '0501112237' : '0501112236';

/** Ends the person's other sessions, then signs them in from other browser contexts. */
async function signInElsewhere(context: ChangeContext, times: number) {
  const { page } = context;
  await callAs(page, 'DELETE', '/user/sessions');
  for (let count = 0; count < times; count++) {
    const context = await page
      .context()
      .browser()
      ?.newContext({ baseURL: new URL(page.url()).origin });
    const other = await context?.newPage();
    if (other) await signIn(other, 'Maya Levin');
    await context?.close();
  }
  await page.goto('/settings');
}

const places = (page: Page) => page.getByRole('list', { name: en('settings.places') });

export const changesOfOneself: readonly Change[] = [
  {
    call: 'updateSettings',
    what: 'the language',
    sends: /^PATCH \/api\/user\/settings$/,
    async begin(context) {
      const { page } = context;
      await speak(page, 'he');
      const language = page.getByRole('navigation').getByRole('combobox', { name: he('language') });
      return inPlace(page, {
        press: () => language.selectOption('English'),
        // The page uses the selected language, at least in this browser.
        kept: () => expect(page.locator('html')).toHaveAttribute('lang', 'en'),
        count: async () => ((await settings(context)).language === 'en' ? 1 : 0),
        done: () => expect(news(page).getByText(en('shell.languageNotSaved'))).toHaveCount(0),
      });
    },
  },
  {
    call: 'updateSettingsRead',
    what: 'the person’s own phone',
    sends: /^PATCH \/api\/user\/settings$/,
    async begin(context) {
      const { page } = context;
      const phone = await otherPhone(context);
      await page.goto('/settings');
      return filledForm({
        page,
        fields: { [en('settings.phone')]: phone },
        button: en('settings.save'),
        count: async () => ((await settings(context)).phone === phone ? 1 : 0),
        done: says(page, en('settings.saved')),
      });
    },
  },
  {
    call: 'updateSettingsRead',
    what: 'the person’s own phone in another format, with another main card',
    sends: /^PATCH \/api\/user\/settings$/,
    async begin(context) {
      const { page } = context;
      const phone = await otherPhone(context);
      const card = await mainCard(context);
      await page.goto('/settings');
      await page
        .getByRole('radio', { name: pattern('en', 'settings.card'), checked: false })
        .first()
        .press(' ');
      return filledForm({
        page,
        fields: { [en('settings.phone')]: `+972 ${phone.slice(1, 3)} ${phone.slice(3)}` },
        button: en('settings.save'),
        count: async () => ((await settings(context)).phone === phone ? 1 : 0),
        async done() {
          await says(page, en('settings.saved'))();
          expect(await mainCard(context)).not.toBe(card);
        },
      });
    },
  },
  {
    call: 'updateMe',
    what: 'the main card',
    sends: /^PATCH \/api\/users\/me$/,
    async begin(context) {
      const { page } = context;
      const card = await mainCard(context);
      await page.goto('/settings');
      await page
        .getByRole('radio', { name: pattern('en', 'settings.card'), checked: false })
        .first()
        .press(' ');
      const form = await filledForm({
        page,
        fields: {},
        button: en('settings.save'),
        count: async () => ((await mainCard(context)) === card ? 0 : 1),
        done: says(page, en('settings.saved')),
      });
      return {
        ...form,
        kept: async () => expect(await page.locator('[name="mainCreditCard"]').inputValue()).not.toBe(''),
      };
    },
  },
  {
    call: 'initCard',
    what: 'the page for a new card',
    sends: /^POST \/api\/initcard$/,
    async begin(context) {
      const { page } = context;
      await page.goto('/settings');
      const button = page.getByRole('button', { name: en('settings.addCard') });
      const main = page.getByRole('main');
      const press = () => button.press('Enter');
      return {
        press,
        again: press,
        told: main,
        kept: () => expect.poll(() => page.context().pages().length).toBe(1),
        async count() {
          const popups = page.context().pages().slice(1);
          for (const popup of popups) await popup.close();
          return popups.length;
        },
        done: () => expect(main.getByText(en('settings.adding.open'))).toBeVisible(),
      };
    },
  },
  {
    call: 'removeCard',
    what: 'a card that isn’t the main one',
    sends: /^DELETE \/api\/creditcards\/[^/]+$/,
    looksItself: true,
    async begin(context) {
      const { page } = context;
      const added = await addCard(context);
      await page.goto('/settings');
      await page
        .getByRole('button', { name: en('settings.removeCardOf', { digits: '4580' }) })
        .last()
        .press('Enter');
      return asked(page, en('settings.removeCard'), {
        count: async () => ((await cardIds(context)).includes(added) ? 0 : 1),
        done: says(page, en('settings.cardRemoved', { digits: '4580' })),
      });
    },
  },
  {
    call: 'endLoginSession',
    what: 'another session that is signed out',
    sends: /^DELETE \/api\/user\/sessions\/[^/]+$/,
    looksItself: true,
    async begin(context) {
      const { page } = context;
      await signInElsewhere(context, 1);
      const button = places(page).getByRole('button', { name: pattern('en', 'settings.signOutOf') });
      return {
        button,
        press: () => button.press('Enter'),
        again: () => button.press('Enter'),
        told: news(page),
        kept: () => expect(button).toBeEnabled(),
        count: async () => ((await others(context)) === 0 ? 1 : 0),
        done: says(page, en('settings.signedOut')),
      };
    },
  },
  {
    call: 'endOtherLoginSessions',
    what: 'all other sessions that are signed out',
    sends: /^DELETE \/api\/user\/sessions$/,
    looksItself: true,
    async begin(context) {
      const { page } = context;
      await signInElsewhere(context, 1);
      await page.getByRole('button', { name: en('settings.signOutOthers') }).press('Enter');
      return asked(page, en('settings.signOutOthers'), {
        count: async () => ((await others(context)) === 0 ? 1 : 0),
        done: says(page, en('settings.signedOut')),
      });
    },
  },
];
