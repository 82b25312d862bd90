import type { Page } from '@playwright/test';
import { en } from '../../src/testing/messages.ts';
import { bakery } from '../support/demo.ts';
import { expect, expectAccessible, full, sidewaysScroll, test } from '../support/steps.ts';
import { idOf } from './steps.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: en('search.label') });
const hits = (page: Page) => page.getByRole('list', { name: en('search.results') }).getByRole('listitem');

async function openSearch(page: Page, organization: string, query = '') {
  await page.goto(`/organization/${await idOf(page, organization)}/search${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('search finds words in transcripts and links to the turn', full, async ({ page, become }) => {
  await become(page, 'Maya Levin');
  await openSearch(page, bakery);
  await expect(page.getByText(en('search.start'))).toBeVisible();
  await field(page).focus();
  await page.keyboard.type('c');
  await expect(page.getByText(en('search.tooShort'))).toBeVisible();
  await page.keyboard.type('AKE');
  await expect(hits(page)).toHaveCount(20);
  expect(new URL(page.url()).searchParams.get('q')).toBe('cAKE');
  await expect(hits(page).first().locator('mark').first()).toHaveText(/cake/i);
  await page.getByRole('button', { name: en('search.more') }).press('Enter');
  await expect(hits(page)).toHaveCount(40);
  await expect(hits(page).nth(20).getByRole('link')).toBeFocused();

  await openSearch(page, bakery, '?q=Happy+birthday,+Adi');
  const hit = hits(page)
    .filter({ hasText: en('search.inTranscript') })
    .first();
  await expect(hit).toContainText('Itai Rosen');
  await expect(hit).toContainText('Orders');
  await hit.getByRole('link').press('Enter');
  const turn = page
    .getByRole('region', { name: en('calls.transcription') })
    .getByRole('listitem')
    .filter({
      hasText: 'Happy birthday, Adi.',
    });
  await expect(turn).toBeFocused();
  await page.goBack();
  await expect(field(page)).toHaveValue('Happy birthday, Adi');
});

test(
  'a search limited to the newest calls says so, with and without results',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    // As if there were more conversations than the demo data has.
    await page.route('**/api/**/search?*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'x-searched-count': '1000' } });
    });
    const limit = page.getByRole('main').getByText(en('lists.newestOnly', { count: 1000 }));
    await openSearch(page, bakery, '?q=ok');
    await expect(limit).toBeVisible();
    await field(page).fill('qz');
    await expect(page.getByRole('main')).toContainText(en('search.none', { words: 'qz' }));
    await expect(limit).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'an empty result, a failed search and a server without search each show a message',
  full,
  async ({ page, become, guard }) => {
    guard.allow(/status of (500|404)|HTTP error/);
    await become(page, 'Maya Levin');
    await openSearch(page, bakery, '?q=zeppelin');
    await expect(page.getByRole('main')).toContainText(en('search.none', { words: 'zeppelin' }));
    await expectAccessible(page);
    await page.route('**/api/**/search?*', (route) => route.fulfill({ status: 500, body: '' }));
    await field(page).fill('challah');
    await expect(page.getByText(en('search.failed'))).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/**/search?*');
    await page.getByRole('button', { name: en('common.retry') }).press('Enter');
    await expect(hits(page).first()).toContainText(/challah/i);
    await page.route('**/api/**/search?*', (route) => route.fulfill({ status: 404, body: '' }));
    await field(page).fill('bread');
    await expect(page.getByText(en('search.impossible'))).toBeVisible();
  },
);

test('a member who can’t read transcripts can’t search them', full, async ({ page, become }) => {
  await become(page, 'Yael Shapira');
  await openSearch(page, bakery, '?q=cake');
  await expect(page.getByText(en('search.mayNot', { organization: bakery }))).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expectAccessible(page);
});

for (const [person, organization, words, colorScheme, details] of [
  ['Maya Levin', bakery, 'cake', 'light', full],
  ['נועה פרידמן', 'מרפאת שיניים כרמל', 'תור', 'dark', {}],
] as const) {
  test(
    `search results of ${organization} are accessible in ${colorScheme} and fit 320 px`,
    details,
    async ({ page, become }) => {
      await page.emulateMedia({ colorScheme });
      await become(page, person);
      await openSearch(page, organization, `?q=${encodeURIComponent(words)}`);
      await expect(page.locator('mark').first()).toHaveText(new RegExp(words, 'i'));
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sidewaysScroll(page)).toBe(0);
    },
  );
}
