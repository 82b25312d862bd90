import { expect, test } from 'vitest';
import { screens } from '../.storybook/reviews/subjects.ts';
import { paths } from '../app/src/paths.ts';
import { idFor } from '../packages/server/src/demo/random.ts';

const bakery = idFor('organization/bakery');
const orders = idFor('bakery/channel/orders');

test('the screens that people review have the addresses of the console with its demo data', () => {
  expect(screens.map(({ id, address }) => [id, address])).toEqual([
    ['screen:sign-in', paths.login()],
    ['screen:dashboard', paths.dashboard()],
    ['screen:call', paths.sessions(bakery, orders)],
    ['screen:contacts', paths.contacts(bakery)],
    ['screen:week-grid', paths.appointments(bakery, { show: 'grid' })],
    ['screen:week-list', paths.appointments(bakery, { show: 'list' })],
    ['screen:channel-form-errors', paths.channel(bakery, orders)],
    ['screen:settings', paths.settings()],
  ]);
});
