import { alter, button, dialog, empty, fail, failed, hold, type Stage, type State, text } from './stages.ts';

const list = /\/api\/organization\/[^/]+\/channels(\?|$)/;
const firstLink = ({ page }: Stage) => page.getByRole('main').getByRole('row').getByRole('link').first();

/** Opens the form of the first channel in the list. */
const toForm = async (stage: Stage) => {
  await firstLink(stage).press('Enter');
  await stage.page.locator('[name=name]').waitFor();
};
const toBot = ({ page, say }: Stage) => page.getByRole('tab', { name: say('channel.bot') }).press('Enter');

/** As if nobody had called yet. Nothing that an earlier state chose about the checklist is left. */
const withoutCalls = async ({ page }: Stage) => {
  await page.evaluate(() => localStorage.removeItem('console.readiness'));
  await page.route(/\/sessions\?.*limit=1\b/, (route) => route.fulfill({ json: [] }));
};
const checklist = ({ page, say }: Stage) => page.getByRole('region', { name: say('readiness.title') });

const channels = (name: string, rest: Partial<State>): State => ({
  name,
  address: ({ at }) => at('/channels/'),
  seen: firstLink,
  ...rest,
});

/** The list of channels, and the dialog that adds one. */
export const channelsStates: State[] = [
  channels('ready', {}),
  channels('loading', {
    before: ({ page }) => hold(page, list),
    seen: ({ page }) => page.getByRole('main').getByRole('table'),
  }),
  channels('failed', {
    before: ({ page }) => fail(page, list),
    seen: (stage) => text(stage, 'channels.failed'),
    allows: failed,
  }),
  channels('empty', {
    address: ({ at }) => at('/channels/', empty),
    seen: (stage) => text(stage, 'channels.none'),
  }),
  channels('what an organization without calls lacks', {
    before: withoutCalls,
    seen: checklist,
  }),
  channels('what it lacks, some of it marked as done', {
    before: withoutCalls,
    async reach(stage) {
      await checklist(stage)
        .getByRole('button', { name: stage.pattern('readiness.markOf') })
        .first()
        .press('Enter');
    },
    seen: (stage) => text(stage, 'readiness.marked'),
  }),
  channels('what it lacks, hidden', {
    before: withoutCalls,
    reach: (stage) => button(stage, 'readiness.hide').press('Enter'),
    seen: (stage) => button(stage, 'readiness.show'),
  }),
  channels('what it lacks, partly failed', {
    async before(stage) {
      await withoutCalls(stage);
      await fail(stage.page, /\/qna(\?|$)/);
    },
    seen: (stage) => text(stage, 'readiness.failed'),
    allows: failed,
  }),
  channels('turning one off, rejected', {
    before: ({ page }) =>
      page.route('**/channels/*', (route) =>
        route.request().method() === 'PATCH' ? route.fulfill({ status: 409, json: {} }) : route.fallback(),
      ),
    reach: ({ page }) => page.getByRole('switch').first().press(' '),
    seen: (stage) => button(stage, 'common.retry'),
    allows: failed,
  }),
  channels('adding a channel', {
    address: ({ at }) => at('/channels/?new=1'),
    seen: (stage) => dialog(stage).getByRole('tab').first(),
  }),
  channels('adding a channel, representative tab', {
    address: ({ at }) => at('/channels/?new=1'),
    reach: toBot,
    seen: ({ page }) => page.getByRole('radiogroup'),
  }),
  channels('adding a channel, invalid', {
    address: ({ at }) => at('/channels/?new=1'),
    reach: (stage) => dialog(stage).locator('button[type=submit]').press('Enter'),
    seen: ({ page }) => page.locator('[name=name][aria-invalid=true]'),
  }),
];

/** The pages of one channel: add, edit, overview. */
export const channelStates: State[] = [
  channels('the page for a new channel, without a payment method', {
    before: ({ page }) =>
      alter<object[]>(page, '**/api/organizations', (all) =>
        all.map((each) => ({ ...each, hasPaymentMethod: false })),
      ),
    address: ({ at }) => at('/channel'),
    seen: (stage) => text(stage, 'channel.paymentNeeded'),
  }),
  channels('phone numbers that fail to load', {
    before: ({ page }) => fail(page, '**/api/phones/available'),
    address: ({ at }) => at('/channel'),
    seen: (stage) => text(stage, 'channel.phonesFailed'),
    allows: failed,
  }),
  channels('no free number', {
    before: ({ page }) =>
      page.route('**/api/phones/available', (route) => route.fulfill({ json: { phones: [] } })),
    address: ({ at }) => at('/channel'),
    seen: (stage) => text(stage, 'channel.noFreePhones'),
  }),
  channels('form, ready', { reach: toForm, seen: ({ page }) => page.locator('[name=name]') }),
  channels('form, representative tab', {
    async reach(stage) {
      await toForm(stage);
      await toBot(stage);
    },
    seen: ({ page }) => page.getByRole('radiogroup'),
  }),
  channels('form, invalid', {
    async reach(stage) {
      await toForm(stage);
      await stage.page.locator('[name=name]').fill('');
      await toBot(stage);
      await stage.page.locator('[name="bot.name"]').fill('');
      await button(stage, 'channel.save').press('Enter');
    },
    seen: ({ page }) => page.locator('[name="bot.name"][aria-invalid=true]'),
  }),
  channels('form, loading', {
    async before({ page }) {
      await hold(page, list);
    },
    address: ({ at }) => at('/channels/00000000-0000-4000-8000-000000000000'),
    seen: ({ page }) => page.locator('main [aria-busy=true]').first(),
  }),
  channels('form, failed', {
    before: ({ page }) => fail(page, list),
    address: ({ at }) => at('/channels/00000000-0000-4000-8000-000000000000'),
    seen: (stage) => text(stage, 'channel.failed'),
    allows: failed,
  }),
  channels('confirming the deletion, which fails', {
    before: ({ page }) =>
      page.route('**/channels/*', (route) =>
        route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
      ),
    async reach(stage) {
      await toForm(stage);
      await button(stage, 'channel.delete').press('Enter');
      await button(stage, 'common.confirmDeletion').press('Enter');
    },
    seen: (stage) => dialog(stage).getByText(stage.say('error.server')),
    allows: failed,
  }),
  channels('overview', {
    async reach(stage) {
      await toForm(stage);
      await stage.page
        .getByRole('link', { name: stage.say('channel.overview'), exact: true })
        .last()
        .press('Enter');
    },
    seen: ({ page }) => page.getByRole('main').locator('tbody time').first(),
  }),
  channels('overview, partly failed', {
    async before({ page }) {
      await fail(page, /\/api\/.*\/usage/);
      await fail(page, /\/api\/.*\/sessions/);
    },
    async reach(stage) {
      await toForm(stage);
      await stage.page
        .getByRole('link', { name: stage.say('channel.overview'), exact: true })
        .last()
        .press('Enter');
    },
    seen: (stage) => text(stage, 'channel.callsFailed'),
    allows: failed,
  }),
];
