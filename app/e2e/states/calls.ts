import { callApi } from '../support/api.ts';
import {
  alter,
  button,
  dialog,
  fail,
  failed,
  hold,
  organizations,
  type Stage,
  type State,
  text,
} from './stages.ts';

const list = /\/sessions\?.*active=false/;
const everywhere = /\/sessions\?.*fields=[^&]*caller/;
const one = /\/sessions\?.*id=/;

/** A path below the list of conversations of a channel with recorded calls. */
const sessions =
  (rest: (id: string) => string = () => '') =>
  async (stage: Stage) => {
    const path = await stage.at('/sessions');
    const all = await callApi<{ id: string; channel: string | null; recordingUrl: string | null }[]>(
      stage.page,
      'GET',
      `${path}?limit=200`,
    );
    const found = all.find(({ channel, recordingUrl }) => channel !== null && recordingUrl !== null);
    if (!found) throw new Error('The demo data has no recorded call.');
    return stage.at(`/channels/${found.channel}/sessions${rest(found.id)}`);
  };

const state = (name: string, rest: Partial<State>): State => ({
  name,
  address: sessions(),
  seen: ({ page }) => page.getByRole('main').locator('tbody').getByRole('link').first(),
  ...rest,
});

/** The list of conversations of a channel, one conversation, and the search. */
export const callStates: State[] = [
  state('list', {}),
  state('list, loading', {
    before: ({ page }) => hold(page, list),
    seen: ({ page }) => page.locator('main table[aria-busy=true]').last(),
  }),
  state('list, failed', {
    before: ({ page }) => fail(page, list),
    seen: (stage) => text(stage, 'sessions.failed'),
    allows: failed,
  }),
  state('list, no matches', {
    address: sessions(() => '?q=nobodysaidso'),
    seen: (stage) => button(stage, 'sessions.clear').first(),
  }),
  state('adding, ready', {
    reach: (stage) => button(stage, 'sessions.add').first().press('Enter'),
    seen: dialog,
  }),
  state('adding, invalid', {
    async reach(stage) {
      await button(stage, 'sessions.add').first().press('Enter');
      await dialog(stage).locator('button[type=submit]').press('Enter');
    },
    seen: (stage) => dialog(stage).locator('[aria-invalid=true]').first(),
  }),
  state('all calls', { address: ({ at }) => at('/sessions?view=calls') }),
  state('all calls, loading', {
    before: ({ page }) => hold(page, everywhere),
    address: ({ at }) => at('/sessions?view=calls'),
    seen: ({ page }) => page.locator('main table[aria-busy=true]').last(),
  }),
  state('all calls, failed', {
    before: ({ page }) => fail(page, everywhere),
    address: ({ at }) => at('/sessions?view=calls'),
    seen: (stage) => text(stage, 'sessions.failed'),
    allows: failed,
  }),
  state('all calls, no matches', {
    address: ({ at }) => at('/sessions?view=calls&q=nobodysaidso'),
    seen: (stage) => button(stage, 'sessions.clear').first(),
  }),
  state('all calls, without callers', {
    before: ({ page }) =>
      alter<{ caller?: unknown }[]>(page, everywhere, (rows) => rows.map(({ caller: _, ...row }) => row)),
    address: ({ at }) => at('/sessions?view=calls'),
    seen: (stage) => text(stage, 'sessions.noCallers'),
  }),
  state('all calls, since the last visit', {
    async before({ page, at }) {
      const [, , orgId = ''] = (await at('')).split('/');
      const calls = await callApi<{ startTime: string }[]>(page, 'GET', await at('/sessions?limit=3'));
      await page.evaluate(
        ([id, seen]) => localStorage.setItem('console.lastLook', JSON.stringify({ [id]: { seen } })),
        [orgId, calls.at(-1)?.startTime ?? ''] as const,
      );
    },
    address: ({ at }) => at('/sessions?view=calls'),
    seen: ({ page, pattern }) => page.getByText(pattern('sessions.since')),
  }),
  state('all calls, not allowed', {
    person: 'Yael Shapira',
    before: ({ page }) =>
      alter<{ permissions?: string[] }[]>(page, '**/api/organizations', (rows) =>
        rows.map((row) => ({ ...row, permissions: [] })),
      ),
    address: ({ at }) => at('/sessions?view=calls', organizations.en),
    seen: ({ page, pattern }) => page.getByText(pattern('sessions.mayNotSee')),
  }),
  state('one call', {
    address: sessions((id) => `/${id}`),
    seen: ({ page }) => page.locator('[data-part="transcript-turn"]').first(),
  }),
  state('one call, loading', {
    before: ({ page }) => hold(page, one),
    address: sessions((id) => `/${id}`),
    seen: ({ page }) => page.locator('main [aria-busy=true]').first(),
  }),
  state('one call, failed', {
    before: ({ page }) => fail(page, one),
    address: sessions((id) => `/${id}`),
    seen: (stage) => text(stage, 'sessions.oneFailed'),
    allows: failed,
  }),
  state('one call, adding a question', {
    address: sessions((id) => `/${id}`),
    reach: (stage) => button(stage, 'sessions.toQuestions').first().press('Enter'),
    seen: dialog,
  }),
  state('changing a call', {
    address: sessions((id) => `/${id}/edit`),
    seen: (stage) => button(stage, 'sessions.save'),
  }),
  state('search, nothing typed', {
    address: ({ at }) => at('/search'),
    seen: (stage) => text(stage, 'search.start'),
  }),
  state('search, results', {
    address: ({ at, language }) => at(`/search?q=${language === 'he' ? 'תור' : 'cake'}`),
    seen: ({ page }) => page.locator('main mark').first(),
  }),
  state('search, no results', {
    address: ({ at }) => at('/search?q=zeppelin'),
    seen: (stage) => text(stage, 'search.noneText'),
  }),
  state('search, failed', {
    before: ({ page }) => fail(page, '**/api/**/search?*'),
    address: ({ at }) => at('/search?q=bread'),
    seen: (stage) => text(stage, 'search.failed'),
    allows: failed,
  }),
  state('search, not allowed', {
    person: 'Yael Shapira',
    address: ({ at }) => at('/search?q=cake', organizations.en),
    seen: ({ page, pattern }) => page.getByText(pattern('search.mayNot')),
  }),
];
