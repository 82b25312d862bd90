import type { Page } from '@playwright/test';
import { en, pattern, patternInAnyLanguage } from '../../src/testing/messages.ts';
import { bakery, callAs, clinic } from '../channels/steps.ts';
import { flowers } from '../support/demo.ts';
import { expect, expectAccessible, full, looks, sidewaysScroll, test } from '../support/steps.ts';

/** The list of what needs attention in an organization, scrolled into view. */
async function attentionOf(page: Page, organization: string) {
  const section = page.getByRole('region', { name: organization });
  await section.scrollIntoViewIfNeeded();
  const heading = page.getByRole('heading', { name: patternInAnyLanguage('dashboard.attention') });
  return section.locator('div', { has: heading }).last();
}

interface Known {
  id: string;
  name: string;
  channels: { id: string; name: string }[];
}

async function organization(page: Page, wanted: string): Promise<Known> {
  const all: Known[] = await callAs(page, 'GET', '/organizations');
  const found = all.find(({ name }) => name === wanted);
  if (!found) throw new Error(`There is no ${wanted}.`);
  return found;
}

/** Starts a call on the first channel and returns its ID. */
async function ring(page: Page, { id, channels }: Known): Promise<string> {
  const call = { channel: channels[0]?.id, startTime: new Date().toISOString(), active: true, kind: 'call' };
  return (await callAs(page, 'POST', `/organization/${id}/sessions`, call)).id;
}

/** Adds a pending appointment that starts before all others. */
async function book(page: Page, { id }: Known, contact_name: string) {
  const at = (hours: number) => new Date(Date.now() + 60_000 + hours * 3_600_000).toISOString();
  const fields = { title: 'Tasting', contact_name, startTime: at(0), endTime: at(1), status: 'pending' };
  await callAs(page, 'POST', `/organization/${id}/appointments`, fields);
}

test('each item links to the page where it is handled', full, async ({ page, open }) => {
  await open(page, 'Maya Levin');
  const place = await organization(page, bakery);
  await ring(page, place);
  await book(page, place, 'Ada Lovelace');
  await page.reload();
  const list = await attentionOf(page, bakery);

  await list
    .getByRole('link', { name: pattern('en', 'dashboard.onGoing') })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(/\/sessions/);
  await expect(page.getByText(en('calls.onGoing')).first()).toBeVisible();
  await page.goBack();

  await expect(list.getByText(/Ada Lovelace/)).toBeVisible();
  await list.getByRole('link', { name: pattern('en', 'dashboard.waiting') }).press('Enter');
  await expect(page).toHaveURL(/\/appointments\?show=waiting$/);
  await expect(page.getByRole('heading', { level: 1, name: en('appointments.waiting') })).toBeVisible();
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ada Lovelace' });
  await expectAccessible(page);
  await item.getByRole('button', { name: en('appointments.decline') }).press('Enter');
  await expect(item.getByText(en('appointments.status.cancelled'))).toBeVisible();
  await expect(item.getByRole('link', { name: 'Tasting' })).toBeFocused();
  await page.goBack();

  await list.getByRole('link', { name: pattern('en', 'dashboard.callbacks') }).press('Enter');
  await expect(page).toHaveURL(/\/contacts\?view=callbacks$/);
  await expect(page.getByRole('heading', { level: 1, name: en('callbacks.title') })).toBeFocused();
  await page.goBack();

  const others = await attentionOf(page, flowers);
  await others.getByRole('link', { name: en('common.calendarMissing') }).press('Enter');
  await expect(page).toHaveURL(/\/integrations$/);
});

test('ongoing calls appear and disappear in the list automatically', full, async ({ page, open }) => {
  await open(page, 'Maya Levin');
  const place = await organization(page, bakery);
  const first = await ring(page, place);
  await page.reload();
  const list = await attentionOf(page, bakery);
  const channel = place.channels[0]?.name ?? '';
  const link = list
    .getByRole('link', { name: pattern('en', 'dashboard.onGoing') })
    .filter({ hasText: channel });
  const before = Number.parseInt((await link.textContent()) ?? '', 10);
  const second = await ring(page, place);
  await expect(link).toContainText(en('dashboard.onGoing', { count: before + 1 }), { timeout: 20_000 });
  for (const id of [first, second]) {
    const ended = { active: false, status: 'completed', endTime: new Date().toISOString() };
    await callAs(page, 'PATCH', `/organization/${place.id}/sessions/${id}`, ended);
  }
  if (before > 1)
    await expect(link).toContainText(en('dashboard.onGoing', { count: before - 1 }), { timeout: 20_000 });
  else await expect(link).toHaveCount(0, { timeout: 20_000 });
});

test('the owner sees that the main card has expired', full, async ({ page, open }) => {
  await open(page, 'Maya Levin');
  const cards: { id: string; buyerCardMask: string }[] = await callAs(page, 'GET', '/creditcards');
  const [valid, expired] = ['4417', '0926'].map((end) =>
    cards.find(({ buyerCardMask }) => buyerCardMask.endsWith(end)),
  );
  await callAs(page, 'PATCH', '/users/me', { mainCreditCard: expired?.id });
  await page.reload();
  const list = await attentionOf(page, flowers);
  await expect(
    list.getByText(new RegExp(en('dashboard.cardText', { digits: '0926', expiry: '03/\\d\\d' }))),
  ).toBeVisible();
  await list.getByRole('link', { name: en('dashboard.cardExpired') }).press('Enter');
  await expect(page).toHaveURL('/settings');
  await callAs(page, 'PATCH', '/users/me', { mainCreditCard: valid?.id });
});

test('an organization with nothing to do says so', full, async ({ page, open }) => {
  await open(page, 'Maya Levin');
  const { id } = await organization(page, flowers);
  const types: { id: string; type: string }[] = await callAs(page, 'GET', '/integrationTypes/');
  const calendar = types.find(({ type }) => type === 'google_calendar');
  await callAs(page, 'POST', `/organization/${id}/integrations`, { type: calendar?.id, enabled: true });
  await page.reload();
  await expect((await attentionOf(page, flowers)).getByText(en('dashboard.nothing'))).toBeVisible();
  await expectAccessible(page);
});

test(
  'an item that fails to load doesn’t affect the others, and Retry loads it',
  full,
  async ({ page, open, guard }) => {
    guard.allow(/status of 500|HTTP error 500/);
    await open(page, 'Maya Levin');
    await book(page, await organization(page, bakery), 'Grace Hopper');
    const address = '**/appointments?status=pending**';
    await page.route(address, (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/problem+json',
        headers: { 'x-request-id': 'r-43' },
        body: '{}',
      }),
    );
    await page.reload();
    const list = await attentionOf(page, bakery);
    await expect(
      list.getByText(
        new RegExp(`${en('dashboard.attentionFailed')}.*${en('common.request', { id: 'r-43' })}`),
      ),
    ).toBeVisible();
    await expect(list.getByRole('link', { name: pattern('en', 'dashboard.callbacks') })).toBeVisible();
    await expectAccessible(page);
    // The page also refreshes automatically, so the button must have focus before the server responds.
    await list.getByRole('button', { name: en('common.retry') }).focus();
    await page.unroute(address);
    await page.keyboard.press('Enter');
    await expect(list.getByRole('link', { name: pattern('en', 'dashboard.waiting') })).toBeVisible();
    await expect(list.getByText(en('dashboard.attentionFailed'))).toHaveCount(0);
  },
);

test('data that a member can’t see isn’t requested, and the page says so', full, async ({ page, open }) => {
  await open(page, 'Maya Levin');
  const { id } = await organization(page, bakery);
  const members: { id: string; email: string }[] = await callAs(page, 'GET', `/organization/${id}/members`);
  const yael = members.find(({ email }) => email.startsWith('yael'));
  await callAs(page, 'PATCH', `/organization/${id}/members/${yael?.id}`, { permissions: [] });

  const asked: string[] = [];
  await open(page, 'Yael Shapira');
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  const list = await attentionOf(page, bakery);
  await expect(list.getByText(en('dashboard.callsHidden'))).toBeVisible();
  const section = page.getByRole('region', { name: bakery });
  await expect(section.getByText(en('common.mayNotSeeCalls'), { exact: true })).toHaveCount(2);
  await expect(section.getByRole('slider')).toHaveCount(3);
  expect(asked.filter((path) => /\/(usage|sessions|contacts\/|appointments)$/.test(path))).toEqual([]);
  await expectAccessible(page);
});

for (const [person, , colorScheme, details] of looks) {
  test(
    `the attention list of ${person} is accessible in ${colorScheme}, also at 320 px`,
    // The everyday journeys check the dashboard around it.
    person === 'Maya Levin' ? details : full,
    async ({ page, open }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, person);
      const list = await attentionOf(page, person === 'Maya Levin' ? bakery : clinic);
      await expect(list.getByRole('link').first()).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expect(list.getByRole('link').first()).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
      await expectAccessible(page);
    },
  );
}
