import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { en, ofLibrary, pattern, startingWith } from '../../src/testing/messages.ts';
import { addContact, ask, openContact, organizationId } from '../contacts/summarySteps.ts';
import type { RunningServer } from '../fixtures/server.ts';
import { clinic } from '../support/demo.ts';
import { expect, full, test } from '../support/steps.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const contacts = (page: Page) => page.getByRole('region', { name: startingWith(en('nav.contacts')) });
const history = (page: Page) => page.getByRole('region', { name: pattern('en', 'summary.historyOf') });

/** Simulates one incoming call, as `npm run simulate` does. */
function simulate({ origin }: RunningServer, orgId: string, seed: string, speed: number) {
  const program = spawn(
    'node',
    [
      'packages/server/scripts/simulate.ts',
      ...['--server', origin, '--calls', '1', '--organization', orgId, '--seed', seed, '--speed', `${speed}`],
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  program.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return {
    ended: once(program, 'exit'),
    /** Waits until the output matches. */
    says: (words: RegExp) => expect.poll(() => said, { timeout: 40_000 }).toMatch(words),
    said: () => said,
    stop: () => program.kill('SIGINT'),
  };
}

/** The first response with ongoing calls: only calls that start after it are new. */
const firstLook = (page: Page, orgId: string) =>
  page.waitForResponse(
    (response) => /\/sessions\?.*orStartedWithin/.test(response.url()) && response.url().includes(orgId),
  );

/** Brings the next poll forward unless the toast is open: half a minute would also close the toast. */
async function lookAgain(page: Page, told: Locator) {
  await expect(async () => {
    if (!(await told.isVisible())) await page.clock.fastForward(31_000);
    await expect(told).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

test(
  'a call from a new caller is announced politely and creates a contact and a pending appointment',
  full,
  async ({ page, become, server }) => {
    test.setTimeout(150_000);
    await page.clock.install();
    await become(page, 'Maya Levin');
    const orgId = await organizationId(page, clinic);
    const looked = firstLook(page, orgId);
    await page.goto(`/organization/${orgId}/sessions`);
    await expect(page).toHaveURL(/\/contact\//);
    await looked;
    const search = contacts(page).getByRole('searchbox');
    await search.focus();
    const scrolled = await page.evaluate(() => scrollY);

    const call = simulate(server, orgId, 'b', 3);
    await call.says(/ rings on /);
    const told = page
      .getByRole('region', { name: ofLibrary('Toast.region') })
      .getByText(startingWith(en('live.newCall')));
    await lookAgain(page, told);
    await expect(search).toBeFocused();

    await call.says(/new contact/);
    await call.ended;
    const [, name = ''] = /new contact ([^,]+), pending appointment/.exec(call.said()) ?? [];
    await page.clock.fastForward(31_000);
    const row = contacts(page).getByRole('listitem').first();
    await expect(row).toContainText(name);
    await expect(search).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);

    await row.getByRole('link').press('Enter');
    await expect(history(page).getByText(en('calls.completed'))).toBeVisible();
    await expect(history(page).getByText(en('appointments.status.waiting'))).toBeVisible();

    const contact = page.url();
    const appointment = history(page).locator('a[href*="/appointments/"]');
    const title = (await appointment.textContent()) ?? '';
    const id = (await appointment.getAttribute('href'))?.split('/').at(-1) ?? '';
    const { startTime } = await ask<{ startTime: string }>(page, 'GET', `/appointments/${id}`);
    await page.goto(`/organization/${orgId}/appointments?show=list&week=${startTime.slice(0, 10)}`);
    const item = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: title })
      .filter({ hasText: name });
    await item.getByRole('button', { name: en('appointments.approve') }).press('Enter');
    await expect(page.getByRole('region', { name: ofLibrary('Toast.region') })).toContainText(
      pattern('en', 'appointments.approved'),
    );
    await page.goto(contact);
    await expect(history(page).getByText(en('appointments.status.scheduled'))).toBeVisible();
    await expect(history(page).getByText(en('appointments.status.waiting'))).toHaveCount(0);
  },
);

test('updates of an ongoing call don’t disturb typing', full, async ({ page, become }) => {
  await page.clock.install();
  await become(page, 'Maya Levin');
  const orgId = await organizationId(page, clinic);
  const contactId = await addContact(page, orgId, 'Lea Live');
  const looked = firstLook(page, orgId);
  await openContact(page, orgId, contactId, '/edit');
  await looked;
  const notes = page.getByRole('textbox', { name: pattern('en', 'summary.notesAbout') });
  await expect(history(page).getByText(en('summary.noHistory'))).toBeVisible();
  await notes.focus();

  const at = `/organization/${orgId}/sessions`;
  const { id } = await ask<{ id: string }>(page, 'POST', at, {
    ...{ contact: contactId, kind: 'call', startTime: new Date().toISOString() },
    ...{ active: true, status: 'ringing', endTime: null },
  });
  const told = page
    .getByRole('region', { name: ofLibrary('Toast.region') })
    .getByText(en('live.newCallFrom', { name: 'Lea Live' }));
  await lookAgain(page, told);
  await expect(history(page).getByText(en('calls.onGoing'))).toBeVisible();
  await expect(history(page).getByText('ringing')).toBeVisible();
  const row = contacts(page).getByRole('listitem').filter({ hasText: 'Lea Live' });
  await expect(row.getByText(en('calls.onGoing'))).toBeVisible();
  await page.keyboard.type('Types on');

  await ask(page, 'PATCH', `${at}/${id}`, { status: 'in-progress' });
  await page.clock.fastForward(6_000);
  await expect(history(page).getByText('ringing')).toHaveCount(0);
  await expect(history(page).getByText(en('calls.onGoing'))).toBeVisible();
  await page.keyboard.type(' and on.');
  await ask(page, 'PATCH', `${at}/${id}`, {
    ...{ status: 'completed', active: false, duration: 61, summary: 'Asked about the price.' },
    ...{ endTime: new Date().toISOString(), transcription: 'Hello. What does it cost?' },
  });
  await page.clock.fastForward(6_000);
  await expect(history(page).getByText('Asked about the price.')).toBeVisible();
  await expect(history(page).getByText(en('calls.completed'))).toBeVisible();
  await expect(row.getByText(en('calls.onGoing'))).toHaveCount(0);
  await expect(notes).toBeFocused();
  await expect(notes).toHaveValue('Types on and on.');

  await page.clock.fastForward(31_000);
  await expect(told).toHaveCount(0);
  const moment = new Date().toISOString();
  const short = { contact: contactId, kind: 'call', startTime: moment, endTime: moment, status: 'completed' };
  await ask(page, 'POST', at, short);
  await page.clock.fastForward(31_000);
  await expect(told).toHaveCount(1);
  await page.clock.fastForward(31_000);
  await page.clock.fastForward(31_000);
  await expect(told).toHaveCount(0);
});

test(
  'notifications of new calls can be turned off, and stay off after a reload',
  full,
  async ({ page, open }) => {
    await page.clock.install();
    await open(page, 'Maya Levin', '/settings');
    const say = page.getByRole('switch', { name: en('live.say') });
    await expect(say).toBeChecked();
    await say.press('Space');
    await expect(say).not.toBeChecked();
    await page.reload();
    await expect(say).not.toBeChecked();

    const orgId = await organizationId(page, clinic);
    const contactId = await addContact(page, orgId, 'Sara Silent');
    await openContact(page, orgId, contactId);
    await expect(history(page).getByText(en('summary.noHistory'))).toBeVisible();
    await ask(page, 'POST', `/organization/${orgId}/sessions`, {
      ...{ contact: contactId, kind: 'call', startTime: new Date().toISOString() },
      ...{ active: true, status: 'ringing', endTime: null },
    });
    await page.clock.fastForward(31_000);
    await expect(history(page).getByText(en('calls.onGoing'))).toBeVisible();
    await expect(page.getByText(startingWith(en('live.newCall')))).toHaveCount(0);
  },
);
