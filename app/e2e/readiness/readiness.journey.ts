import type { Page } from '@playwright/test';
import { en, he, pattern } from '../../src/testing/messages.ts';
import { callApi } from '../support/api.ts';
import { expect, expectAccessible, full, sidewaysScroll, test } from '../support/steps.ts';

/** A new organization without calls, with one channel that lacks a closing message. */
async function newBusiness(page: Page) {
  const { id } = await callApi(page, 'POST', '/organizations', { name: `Tea House ${Date.now()}` });
  const channel = await callApi(page, 'POST', `/organization/${id}/channels`, { name: 'Main Line' });
  const bot = { name: 'Noa', openingMessage: 'Welcome!' };
  await callApi(page, 'POST', `/channels/${channel.id}/bots`, bot);
  return { orgId: id as string, channelId: channel.id as string };
}

const checklist = (page: Page, say = en) => page.getByRole('region', { name: say('readiness.title') });

test('each line of the checklist leads to its field, with the keyboard alone', async ({ page, become }) => {
  await become(page, 'Maya Levin');
  const { orgId } = await newBusiness(page);
  const list = `/organization/${orgId}/channels/`;
  for (const [line, field] of [
    [en('readiness.hours'), page.getByRole('textbox', { name: en('organization.hours') })],
    [en('readiness.pronunciation'), page.getByRole('textbox', { name: en('organization.pronunciation') })],
    [en('readiness.opening'), page.getByRole('textbox', { name: en('channel.opening') })],
    [en('readiness.closing'), page.getByRole('textbox', { name: en('channel.closing') })],
    [en('readiness.number'), page.getByRole('combobox', { name: en('common.phoneNumber') })],
    [
      en('readiness.questions', { count: 10 }),
      page.getByRole('main').getByRole('button', { name: en('common.addQuestion') }),
    ],
  ] as const) {
    await page.goto(list);
    await checklist(page).getByRole('link', { name: line, exact: true }).press('Enter');
    await expect(field.first()).toBeFocused();
    await expect(field.first()).toBeInViewport();
  }
  await page.goto(list);
  await checklist(page)
    .getByRole('link', { name: en('readiness.calendar') })
    .press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test(
  'a filled field counts, a mark counts, and the list is hidden and shown',
  full,
  async ({ page, become }) => {
    await become(page, 'Maya Levin');
    const { orgId, channelId } = await newBusiness(page);
    await page.goto(`/organization/${orgId}/channels/${channelId}/view`);
    const status = checklist(page).getByRole('status');
    const before = await status.textContent();
    const prices = en('readiness.prices');
    await checklist(page).getByRole('link', { name: prices, exact: true }).press('Enter');
    await expect(page.getByRole('textbox', { name: en('organization.pricing') })).toBeFocused();
    await page.keyboard.type('Tea 12');
    await page.getByRole('button', { name: en('organization.save') }).press('Enter');
    await expect(page.getByText(pattern('en', 'organization.saved')).first()).toBeVisible();
    await page.goBack();
    await expect(status).not.toHaveText(before ?? '');
    const once = await status.textContent();
    const address = en('readiness.markOf', { item: en('readiness.address') });
    await checklist(page).getByRole('button', { name: address }).press('Enter');
    await expect(status).not.toHaveText(once ?? '');
    await expectAccessible(page);
    await page.getByRole('button', { name: en('readiness.hide') }).press('Enter');
    await page.reload();
    await expect(checklist(page).getByRole('list')).toHaveCount(0);
    await page.getByRole('button', { name: en('readiness.show') }).press('Enter');
    await expect(checklist(page).getByRole('list')).toBeVisible();
  },
);

test('in Hebrew, at 320 px, the checklist fits and leads to a field', full, async ({ page, become }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await become(page, 'Maya Levin', 'he');
  const { orgId } = await newBusiness(page);
  await page.goto(`/organization/${orgId}/channels/`);
  await expect(checklist(page, he)).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
  await checklist(page, he)
    .getByRole('link', { name: he('readiness.closing'), exact: true })
    .press('Enter');
  await expect(page.getByRole('textbox', { name: he('channel.closing') })).toBeFocused();
});
