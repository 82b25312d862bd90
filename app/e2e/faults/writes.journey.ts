import { en, ofLibrary } from '../../src/testing/messages.ts';
import { make, openWeek } from '../appointments/steps.ts';
import { ask, organizationId } from '../contacts/summarySteps.ts';
import { bakery, callAside, openSettings } from '../organizations/steps.ts';
import { connectionErrors, exhaustive, expect, full, test } from './fixtures.ts';
import type { Fault, InjectedFault } from './proxy.ts';
import { expectKept, fill, retryOf, rowsOf, submitOf, type Write, writes } from './writes.ts';

const silence = en('error.network');
const again = { name: en('common.retry') };

/** The idempotency keys that were sent: one operation has one key, however often it is sent. */
const operations = ({ met }: InjectedFault) =>
  new Set(met.map(({ headers }) => headers.get('idempotency-key')));

const broken: readonly [string, Fault][] = [
  ['before it reaches the server', { kind: 'reset' }],
  ['after the server has committed', { kind: 'resetAfter' }],
  ['in the middle of the response', { kind: 'half' }],
];

const [contact] = writes;

/**
 * All forms send their requests in the same way, so only the first one loses its connection at other moments too. The
 * everyday journeys test one form and one fault. The other forms wait for a release, because `changes.journey.ts` also
 * loses their responses, and those of changes other than these forms.
 */
function detailsOf(write: Write, { kind }: Fault) {
  if (write !== contact) return exhaustive;
  return kind === 'resetAfter' ? {} : full;
}

for (const write of writes) {
  for (const [when, fault] of broken.filter(([, { kind }]) => kind === 'resetAfter' || write === contact)) {
    test(
      `a connection that breaks ${when} still adds only one ${write.what}`,
      detailsOf(write, fault),
      async ({ page, become, guard, faultProxy }) => {
        guard.allow(connectionErrors);
        await become(page, 'Maya Levin');
        const organization = await organizationId(page, bakery);
        const name = `One ${write.what} ${when}`;
        await write.open(page, organization);
        await fill(page, write, name);
        const injected = faultProxy.on(write.sends, fault);
        await submitOf(page, write).press('Enter');
        await expect(page.getByText(`${silence} Everything you entered is still here.`)).toBeVisible();
        await expectKept(page, write, name);
        injected.lift();
        const cured = faultProxy.on(write.sends, { kind: 'delay', ms: 0 });
        await retryOf(page).press('Enter');
        // The button disappears when the form is sent again, before the server has responded.
        await expect(retryOf(page)).toHaveCount(0);
        await expect.poll(() => rowsOf(page, write, organization, name)).toBe(1);
        expect(operations(injected).size).toBe(1);
        expect([...operations(cured)]).toEqual([...operations(injected)]);
        expect(new Set([...injected.met, ...cured.met].map(({ body }) => body)).size).toBe(1);
      },
    );
  }
}

test(
  'retrying a change after a lost response isn’t reported as a conflict',
  full,
  async ({ page, become, guard, faultProxy }) => {
    guard.allow(connectionErrors);
    await become(page, 'Maya Levin');
    await openSettings(page, bakery);
    const industry = page.getByRole('textbox', { name: en('organization.industry') });
    const before = await industry.inputValue();
    await industry.fill('Bread and cakes');
    const injected = faultProxy.on(/^PATCH \/api\/organizations\//, { kind: 'resetAfter' });
    await page.getByRole('button', { name: en('organization.save') }).press('Enter');
    await expect(page.getByText(silence)).toBeVisible();
    await expect(industry).toHaveValue('Bread and cakes');
    injected.lift();
    await retryOf(page).press('Enter');
    await expect(retryOf(page)).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByText(ofLibrary('Form.saved'), { exact: true }).first()).toBeVisible();
    await callAside(page, 'PATCH', new URL(page.url()).pathname.replace('organization', 'organizations'), {
      industry: before,
    });
  },
);

test(
  'a deletion whose response was lost is reported as done',
  full,
  async ({ page, become, guard, faultProxy }) => {
    guard.allow(connectionErrors);
    await become(page, 'Maya Levin');
    const organization = await organizationId(page, bakery);
    const channels = `/organization/${organization}/channels`;
    const { id } = await ask<{ id: string }>(page, 'POST', channels, { name: 'Short-lived' });
    await page.goto(`${channels}/${id}`);
    await page.getByRole('button', { name: en('channel.delete') }).press('Enter');
    const injected = faultProxy.on(/^DELETE /, { kind: 'resetAfter' });
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: en('common.confirmDeletion') }).press('Enter');
    await expect(page.getByText(en('channel.deleted', { name: 'Short-lived' })).first()).toBeVisible();
    await expect(page).toHaveURL('/admin');
    expect(injected.met.length).toBeGreaterThan(0);
  },
);

test(
  'retrying an approval after a lost response isn’t reported as someone else’s decision',
  full,
  async ({ page, become, guard, faultProxy }) => {
    guard.allow(connectionErrors);
    await become(page, 'Maya Levin');
    const organization = await organizationId(page, bakery);
    await make(page, organization, 'Cake for Lior', '06T08:00', { status: 'pending' });
    await openWeek(page, bakery, { show: 'list' });
    const lost = faultProxy.on(/^PATCH \/api\/.*\/appointments\//, { kind: 'resetAfter' });
    // The appointment can be read before the approval, but not after it.
    const away = faultProxy.on(/^GET \/api\/appointments\//, { kind: 'reset' });
    faultProxy.on(/^GET \/api\/appointments\//, { kind: 'delay', ms: 0 }, 1);
    await page
      .getByRole('group', { name: 'Cake for Lior' })
      .getByRole('button', { name: en('appointments.approve') })
      .press('Enter');
    const news = page.getByRole('region', { name: ofLibrary('Toast.region') });
    await expect(news).toContainText(en('appointments.notDecided', { title: 'Cake for Lior' }));
    await expect(news).toContainText(silence);
    lost.lift();
    away.lift();
    await news.getByRole('button', again).press('Enter');
    await expect(news).toContainText(en('appointments.approved', { title: 'Cake for Lior' }));
    await expect(news).not.toContainText(en('appointments.bySomebodyElse'));
  },
);
