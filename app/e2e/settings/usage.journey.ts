import { locales } from '@console/contract/rules';
import { en } from '../../src/testing/messages.ts';
import { speak } from '../organizations/steps.ts';
import { callApi, stored } from '../support/api.ts';
import { expect, expectAccessible, full, test } from '../support/steps.ts';

const name = 'Thirty Calls';

test(
  '30 calls of 61 seconds cost 120 NIS everywhere, even after their channel is deleted',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    const { id } = await callApi(page, 'POST', '/organizations', { name });
    const { id: channel } = await callApi(page, 'POST', `/organization/${id}/channels`, {
      name: 'Phone line',
    });
    const start = Date.now() - 61_000;
    const [startTime, endTime] = [start, start + 61_000].map((moment) => new Date(moment).toISOString());
    for (let call = 0; call < 30; call++) {
      await callApi(page, 'POST', `/organization/${id}/sessions`, { channel, startTime, endTime });
    }
    const usage = () => callApi(page, 'GET', `/organization/${id}/usage`);
    expect(await usage()).toMatchObject({ minutes: 60, cost: 120 });

    await page.goto('/admin');
    const section = page.getByRole('region', { name });
    await section.scrollIntoViewIfNeeded();
    await expect(section).toContainText(/120/);
    await page.goto(`/organization/${id}/channels/${channel}/view`);
    await expect(page.getByRole('main')).toContainText(/60.*120/s);
    await page.goto('/settings');
    for (const language of locales) {
      await speak(page, language);
      await expect(page.getByRole('row').filter({ hasText: name })).toContainText(/60.*120/s);
    }

    await callApi(page, 'DELETE', `/organization/${id}/channels/${channel}`);
    expect(await usage()).toMatchObject({ minutes: 60, cost: 120 });
    await page.goto('/settings');
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(/60.*120/s);
    expect((await stored(page)).settings.language).toBe(locales.at(-1));
    await speak(page, 'en');
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
    await callApi(page, 'DELETE', `/organizations/${id}`);
  },
);

test(
  'the last twelve months are downloaded, and a limit below the costs gives a notice',
  full,
  async ({ page, open }) => {
    await open(page, 'Maya Levin', '/settings');
    await page.getByRole('button', { name: en('settings.year') }).press('Enter');
    const dialog = page.getByRole('dialog', { name: en('settings.year') });
    await dialog
      .getByRole('combobox', { name: en('settings.yearOrganization') })
      .selectOption({ label: 'Levinsky Bakery' });
    await expect(dialog.getByRole('rowheader').first()).toBeVisible();
    await expectAccessible(page);
    const file = page.waitForEvent('download');
    await dialog.getByRole('button', { name: en('lists.download') }).press('Enter');
    expect((await file).suggestedFilename()).toMatch(/Last 12 Months - Levinsky Bakery\.csv$/);
    const limit = dialog.getByRole('textbox', { name: en('settings.limit') });
    await limit.fill('10');
    await limit.press('Enter');
    await page.keyboard.press('Escape');
    const notice = page.getByText(/^Levinsky Bakery: .* above your limit of ₪10/);
    await expect(notice).toBeVisible();
    await page.reload();
    await expect(notice).toBeVisible();
  },
);

test(
  'this month’s skeleton has the height of its table, so content below doesn’t move',
  full,
  async ({ page, open }) => {
    await open(page, 'Maya Levin');
    const below = page.getByRole('heading', { name: en('live.title') });
    const top = () => below.evaluate((heading) => Math.round(heading.getBoundingClientRect().top + scrollY));
    for (const width of [1440, 390]) {
      const code = Promise.withResolvers<void>();
      await page.setViewportSize({ width, height: 900 });
      await page.route(/\/assets\/Usage-[^/]+\.js$/, async (route) => {
        await code.promise;
        await route.continue();
      });
      await page.goto('/settings');
      await expect(below).toBeVisible();
      const before = await top();
      code.resolve();
      await expect(page.getByRole('row').filter({ hasText: 'Orders' })).toBeVisible();
      expect(await top(), `${width} px`).toBe(before);
      await page.unrouteAll();
    }
  },
);
