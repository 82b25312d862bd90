import type { Page } from '@playwright/test';
import { he } from '../../src/testing/messages.ts';
import { callApi } from '../support/api.ts';
import { expect, expectAccessible, notInFirefox, sidewaysScroll, test } from '../support/steps.ts';

/** A contact of a new organization whose call was missed some minutes ago. */
async function missCall(page: Page, orgId: string, name: string, minutesAgo: number) {
  const phone = `05${String(Date.now() + minutesAgo).slice(-8)}`;
  const contact = await callApi(page, 'POST', '/contacts', { organization: orgId, name, phone });
  const startTime = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  const call = { startTime, endTime: startTime, active: false, status: 'missed', kind: 'call' };
  await callApi(page, 'POST', `/organization/${orgId}/sessions`, { ...call, contact: contact.id });
  return contact.id as string;
}

test('in Hebrew on a phone, missed calls are returned, booked and done with the keyboard alone', async ({
  page,
  become,
  guard,
}) => {
  notInFirefox('links to the phone');
  // The phone's own application opens these addresses.
  guard.allow(/^A request left this machine: tel:/);
  const called: string[] = [];
  page.on('request', (request) => request.url().startsWith('tel:') && called.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await become(page, 'Maya Levin', 'he');
  const { id: orgId } = await callApi(page, 'POST', '/organizations', { name: `קפה ${Date.now()}` });
  await page.clock.install();
  await page.goto(`/organization/${orgId}/contacts?view=callbacks`);
  await expect(page.getByText(he('callbacks.none'))).toBeVisible();

  const [dana, ruth] = ['דנה כהן', 'רות לוי'];
  await missCall(page, orgId, dana, 300);
  const ruthId = await missCall(page, orgId, ruth, 5);
  await page.clock.fastForward(31_000);
  const entry = (name: string) => page.getByRole('rowheader', { name: new RegExp(`^${name}`) });
  const callBack = (name: string) => page.getByRole('link', { name: he('followUp.callName', { name }) });
  await expect(entry(ruth)).toBeVisible();
  await expect(callBack(dana)).toHaveAttribute('href', /^tel:\+9725\d{8}$/);
  await expectAccessible(page);
  expect(await sidewaysScroll(page)).toBe(0);

  // Done, from the longest waiting person's Call Back, then undone in the notifications.
  await callBack(dana).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(entry(dana)).toHaveCount(0);
  await expect(callBack(ruth)).toBeFocused();
  await expect(page.getByText(he('callbacks.left', { count: 1 })).first()).toBeVisible();
  await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: he('common.undo') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entry(dana)).toBeVisible();

  // Called back, booked and gone: six keys.
  await callBack(dana).focus();
  for (const key of ['Enter', 'Tab', 'Tab', 'Enter', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('textbox', { name: he('appointment.title') })).toBeFocused();
  expect(called).toEqual([expect.stringMatching(/^tel:\+9725\d{8}$/)]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: he('callbacks.title') })).toBeFocused();
  await expect(entry(dana)).toHaveCount(0);
  await expect(entry(ruth)).toBeVisible();

  // Someone else writes a note about the call.
  await callApi(page, 'PATCH', `/organization/${orgId}/contacts/${ruthId}`, { notes: 'דיברנו.' });
  // A request that is on its way when the clock jumps is too late for the page, which asks again later.
  await expect(async () => {
    await page.clock.fastForward(31_000);
    await expect(page.getByText(he('callbacks.none'))).toBeVisible({ timeout: 3_000 });
  }).toPass();
});
