import { callApi } from '../support/api.ts';
import { button, dialog, empty, fail, failed, hold, type State, text } from './stages.ts';

const list = '**/contacts/?*';
const state = (name: string, rest: Partial<State>): State => ({
  name,
  address: ({ at }) => at('/contacts'),
  seen: ({ page }) => page.getByRole('rowheader').first(),
  ...rest,
});

/** The list of contacts, and the dialog that adds one. */
export const contactStates: State[] = [
  state('ready', {}),
  state('loading', {
    before: ({ page }) => hold(page, list),
    seen: ({ page }) => page.getByRole('table'),
  }),
  state('failed', {
    before: ({ page }) => fail(page, list),
    seen: (stage) => text(stage, 'contacts.failed'),
    allows: failed,
  }),
  state('empty', {
    address: ({ at }) => at('/contacts', empty),
    seen: (stage) => text(stage, 'contacts.none'),
  }),
  state('no matches', {
    address: ({ at }) => at('/contacts?q=nobodyiscalledso'),
    seen: (stage) => text(stage, 'contacts.noMatch'),
  }),
  state('one selected, with the status menu open', {
    async reach(stage) {
      await stage.page.getByRole('checkbox').nth(1).press(' ');
      await button(stage, 'contacts.setStatus').press('Enter');
    },
    seen: ({ page }) => page.getByRole('menu'),
  }),
  state('one just deleted', {
    reach: ({ page, pattern }) =>
      page
        .getByRole('button', { name: pattern('contacts.delete') })
        .first()
        .press('Enter'),
    seen: (stage) => text(stage, 'contacts.deleted'),
  }),
  state('read only', {
    person: 'Yael Shapira',
    address: ({ at }) => at('/contacts', 'Levinsky Bakery'),
  }),
  state('to call back, with the menu of a person open', {
    address: ({ at }) => at('/contacts?view=callbacks'),
    reach: ({ page, pattern }) =>
      page
        .getByRole('button', { name: pattern('contacts.more') })
        .first()
        .press('Enter'),
    seen: ({ page }) => page.getByRole('menu'),
  }),
  state('to call back, failed', {
    address: ({ at }) => at('/contacts?view=callbacks'),
    before: ({ page }) => fail(page, '**/callbacks?*'),
    seen: (stage) => text(stage, 'callbacks.failed'),
    allows: failed,
  }),
  state('to call back, no one', {
    address: ({ at }) => at('/contacts?view=callbacks', empty),
    seen: (stage) => text(stage, 'callbacks.none'),
  }),
  state('new, ready', { address: ({ at }) => at('/contacts?new=1'), seen: dialog }),
  state('new, with the number of another contact', {
    address: ({ at }) => at('/contacts?new=1'),
    async reach({ page, at }) {
      const [known] = await callApi<{ phone: string }[]>(page, 'GET', await at('/contacts/?limit=1'));
      await page.locator('[name=phone]').fill(known?.phone ?? '');
      await page.locator('[name=phone]').press('Tab');
    },
    seen: ({ page }) => page.locator('[role=dialog] a[target=_blank]'),
  }),
  state('new, invalid', {
    address: ({ at }) => at('/contacts?new=1'),
    reach: ({ page }) => page.locator('[role=dialog] button[type=submit]').press('Enter'),
    seen: ({ page }) => page.locator('[name=name][aria-invalid=true]'),
  }),
];
