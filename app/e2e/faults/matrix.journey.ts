import { en, pattern } from '../../src/testing/messages.ts';
import { bakery } from '../contacts/steps.ts';
import { organizationId } from '../contacts/summarySteps.ts';
import { stored } from '../support/api.ts';
import { connectionErrors, exhaustive, expect, full, test } from './fixtures.ts';

/** The page's own calls, without those that the shell needs. */
const own = /^GET \/api\/(?!(organizations|user\/methods)$)/;

/** The messages that a page shows for failed reads. */
const failed = pattern('en', 'error.server', 'error.rateLimited');
const said = new RegExp(`${failed.source}|${en('common.retry')}`);

/** `answers.journey.ts` and `loads.journey.ts` test other responses, which every screen handles alike. */
const unavailable = { kind: 'answer', status: 503 } as const;

/** Paths of screens, below an organization unless they begin with a slash; `:channel` is one of its channels. */
const screens = [
  ...['/admin', '/settings'],
  ...['', 'team', 'channels/', 'channels/:channel', 'channels/:channel/view', 'channels/:channel/sessions'],
  ...['contacts', 'sessions', 'appointments', 'search?q=bread', 'qna', 'integrations'],
];

/** Of each kind of screen one: sections, a form, a list, one with a list next to it, and a list below another address. */
const inFull = ['/admin', '', 'contacts', 'sessions', 'channels/:channel/sessions'];

for (const screen of screens) {
  const name = screen || 'organization';
  test(
    `${name} stays usable and shows an error when all of its calls fail`,
    inFull.includes(screen) ? full : exhaustive,
    async ({ page, become, guard, faultProxy }) => {
      test.setTimeout(240_000);
      guard.allow(connectionErrors);
      guard.allow(pattern('en', 'integrations.typesFailed'));
      await become(page, 'Maya Levin');
      const organization = await organizationId(page, bakery);
      const { channels } = await stored(page);
      const channel = channels.find((each) => each.organization === organization)?.id ?? '';
      const address = screen.startsWith('/') ? screen : `/organization/${organization}/${screen}`;
      const main = page.getByRole('main');

      const injected = faultProxy.on(own, unavailable);
      await page.goto(address.replace(':channel', channel));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByText(said).first()).toBeVisible();
      await expect(page.getByText(en('crash.title'), { exact: true })).toHaveCount(0);
      await expect(
        page.getByRole('navigation').getByRole('link', { name: en('nav.dashboard') }),
      ).toBeVisible();
      expect(injected.met.length).toBeGreaterThan(0);
      injected.lift();
      await page.goto(address.replace(':channel', channel));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByText(failed)).toHaveCount(0);
    },
  );
}
