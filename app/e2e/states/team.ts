import type { MessageKey } from '../../src/core/i18n/translate.ts';
import { alter, button, dialog, fail, failed, hold, type Stage, type State, text } from './stages.ts';

const list = /\/api\/organization\/[^/]+\/members(\?|$)/;
const one = /\/api\/organization\/[^/]+\/members\/[^/]+$/;

/** In the demo data, both the clinic and the bakery have members besides the owner. */
const team = (name: string, rest: Partial<State>): State => ({
  name,
  address: ({ at }) => at('/team'),
  seen: ({ page }) => page.getByRole('row').nth(2),
  ...rest,
});
const first = ({ page, pattern }: Stage, key: MessageKey) =>
  page.getByRole('button', { name: pattern(key) }).first();
const submit = (stage: Stage) => dialog(stage).locator('button[type=submit]').press('Enter');
const toChange = (stage: Stage) => first(stage, 'team.changeOf').press('Enter');
const toRemove = (stage: Stage) => first(stage, 'team.removeOf').press('Enter');

/** The team of an organization, and its dialogs. */
export const teamStates: State[] = [
  team('ready', {}),
  team('loading', {
    before: ({ page }) => hold(page, list),
    seen: ({ page }) => page.locator('table[aria-busy=true]'),
  }),
  team('failed', {
    before: ({ page }) => fail(page, list, 503),
    seen: (stage) => text(stage, 'team.failed'),
    allows: failed,
  }),
  team('a server without teams', {
    before: ({ page }) => fail(page, list, 405),
    seen: (stage) => text(stage, 'team.missing'),
    allows: failed,
  }),
  team('empty', {
    before: ({ page }) => page.route(list, (route) => route.fulfill({ json: [] })),
    seen: (stage) => text(stage, 'team.none'),
  }),
  team('read only', {
    before: ({ page }) =>
      alter<{ role: string }[]>(page, list, (all) =>
        all.map((each) => (each.role === 'owner' ? { ...each, role: 'viewer', permissions: [] } : each)),
      ),
    seen: ({ page, say }) => page.getByText(say('team.onlyRead', { role: say('role.viewer') })),
  }),
  team('a URL of a person who isn’t on the team', {
    address: ({ at }) => at('/team?member=00000000-0000-4000-8000-000000000000'),
    seen: (stage) => text(stage, 'team.gone'),
  }),
  team('inviting, ready', {
    address: ({ at }) => at('/team?member=new'),
    seen: dialog,
  }),
  team('inviting, invalid', {
    address: ({ at }) => at('/team?member=new'),
    reach: submit,
    seen: ({ page }) => page.locator('[name=email][aria-invalid=true]'),
  }),
  team('inviting, with another role and the permissions open', {
    address: ({ at }) => at('/team?member=new'),
    async reach(stage) {
      await dialog(stage).getByRole('radio').first().press(' ');
      await dialog(stage).locator('button[aria-haspopup=listbox]').press('Enter');
    },
    seen: ({ page }) => page.locator('[role=option]').first(),
  }),
  team('inviting, failed', {
    before: ({ page }) =>
      page.route(list, (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
      ),
    address: ({ at }) => at('/team?member=new'),
    async reach(stage) {
      await dialog(stage).locator('[name=name]').fill('Tamar Gal');
      await dialog(stage).locator('[name=email]').fill('tamar@example.test');
      await submit(stage);
    },
    seen: (stage) => dialog(stage).getByText(stage.say('error.server')),
    allows: failed,
  }),
  team('changing', { reach: toChange, seen: (stage) => text(stage, 'team.emailFixed') }),
  team('changing, with a conflict', {
    async reach(stage) {
      await toChange(stage);
      await dialog(stage).locator('[name=name]').fill('Other');
      await alter<{ updatedAt: string }[]>(stage.page, list, (all) =>
        all.map((each) => ({ ...each, name: 'Theirs', updatedAt: '2026-01-01T00:00:00Z' })),
      );
      await submit(stage);
    },
    seen: (stage) => text(stage, 'forms.conflict'),
  }),
  team('removing', { reach: toRemove, seen: (stage) => button(stage, 'team.remove') }),
  team('removing, failed', {
    before: ({ page }) => fail(page, one),
    async reach(stage) {
      await toRemove(stage);
      await button(stage, 'team.remove').press('Enter');
    },
    seen: ({ page }) => page.getByRole('alertdialog').getByRole('alert').filter({ hasText: /./ }),
    allows: failed,
  }),
];
