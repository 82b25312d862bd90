// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { en } from '../../../testing/messages.ts';
import { showPart } from '../../../testing/showPart.tsx';
import { ChannelsScreen } from './ChannelsScreen.tsx';

const orders = {
  ...{ id: 'c1', name: 'Orders', type: 'phone', active: true, bot: null, organization: 'o1' },
  phoneNumber: { id: 'n1', number: '0745540172', used: true },
};
const bakery = { id: 'o1', name: 'Levinsky Bakery', role: 'owner', permissions: [], channels: [orders] };

const show = (channels: unknown) =>
  showPart(
    <ChannelsScreen
      {...{ orgId: 'o1', isAdding: false, search: '' }}
      onAddingChange={vi.fn()}
      onCreated={vi.fn()}
      onSearchChange={vi.fn()}
    />,
    {
      words: ['ChannelsScreen'],
      answers: { '/api/organizations': [bakery], '/api/organization/o1/channels': channels },
    },
  );

test('the table has the specified columns, and the name links to the channel', async () => {
  await show([orders]);
  screen.getByRole('heading', { level: 1, name: en('nav.channels') });
  const name = await screen.findByRole('link', { name: 'Orders' });
  expect(name.getAttribute('href')).toBe('/organization/o1/channels/c1');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...[
      en('channels.name'),
      en('common.type'),
      en('common.status'),
      en('channels.organization'),
      en('common.phoneNumber'),
    ],
  ]);
  const row = within(name.closest('tr') as HTMLElement);
  row.getByText('Phone');
  row.getByRole('switch', { name: 'Active: Orders', checked: true });
  row.getByText('Levinsky Bakery');
  row.getByText('074 - 5540172');
});

test('the table shows a skeleton while the channels load', async () => {
  await show(new Promise(() => {}));
  const table = screen.getByRole('table', { name: en('nav.channels') });
  expect(table.getAttribute('aria-busy')).toBe('true');
  expect(table.querySelectorAll('tbody tr').length).toBeGreaterThan(0);
});

test('the table shows a message when there are no channels', async () => {
  await show([]);
  await screen.findByText(en('channels.none'));
});
