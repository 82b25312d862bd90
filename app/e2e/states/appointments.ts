import { callApi } from '../support/api.ts';
import { alter, button, dialog, fail, failed, hold, type Stage, type State, text } from './stages.ts';

const week = /\/appointments\?.*limit=100/;
const events = ({ page }: Stage) => page.getByRole('main').locator('[data-part="week-calendar-event"]');

const state = (name: string, rest: Partial<State>): State => ({
  name,
  address: ({ at }) => at('/appointments?show=grid'),
  seen: (stage) => events(stage).first(),
  ...rest,
});

/** The path of an organization's first appointment. */
async function first({ page, at }: Stage) {
  const path = await at('/appointments');
  const [one] = await callApi<{ id: string }[]>(page, 'GET', `${path}?limit=1`);
  return `${path}/${one?.id}`;
}

const submit = ({ page }: Stage) => page.locator('main button[type=submit]').first().press('Enter');
const title = ({ page }: Stage) => page.locator('[name=title]');

/** The calendar of appointments, and the pages that add and change one. */
export const appointmentStates: State[] = [
  state('grid', {}),
  state('grid, loading', {
    before: ({ page }) => hold(page, week),
    seen: ({ page }) => page.locator('main [aria-busy=true]').first(),
  }),
  state('grid, failed', {
    before: ({ page }) => fail(page, week),
    seen: (stage) => button(stage, 'common.retry').first(),
    allows: failed,
  }),
  state('grid, a week without appointments', {
    address: ({ at }) => at('/appointments?show=grid&week=2031-02-02'),
    seen: ({ page }) => page.getByRole('grid'),
  }),
  state('grid, the details of one', {
    reach: (stage) => events(stage).first().press('Enter'),
    seen: dialog,
  }),
  state('list', {
    address: ({ at }) => at('/appointments?show=list'),
    seen: ({ page }) => page.getByRole('main').getByRole('listitem').first(),
  }),
  state('read only', {
    person: 'Yael Shapira',
    address: ({ at }) => at('/appointments?show=grid', 'Levinsky Bakery'),
  }),
  state('without a calendar', {
    before: ({ page }) => alter(page, /\/api\/.*\/integrations(\?|$)/, () => []),
  }),
  state('new, ready', { address: ({ at }) => at('/appointments/new'), seen: title }),
  state('new, with the date picker open', {
    address: ({ at }) => at('/appointments/new'),
    reach: ({ page }) => page.getByRole('main').getByRole('group').getByRole('button').first().press('Enter'),
    seen: ({ page }) => page.getByRole('grid'),
    // React Aria hides the rest of the page while the calendar is open.
    except: ['region', 'page-has-heading-one'],
  }),
  state('new, invalid', {
    address: ({ at }) => at('/appointments/new'),
    reach: submit,
    seen: ({ page }) => page.locator('[name=title][aria-invalid=true]'),
  }),
  state('changing, ready', { address: first, seen: title }),
  state('changing, loading', {
    before: ({ page }) => hold(page, '**/api/appointments/*'),
    address: first,
    seen: ({ page }) => page.locator('main [aria-busy=true]').first(),
  }),
  state('changing, failed', {
    before: ({ page }) => fail(page, '**/api/appointments/*'),
    address: first,
    seen: (stage) => text(stage, 'appointment.failed'),
    allows: failed,
  }),
  state('confirming the deletion', {
    address: first,
    reach: (stage) => button(stage, 'appointment.delete').press('Enter'),
    seen: dialog,
  }),
];
