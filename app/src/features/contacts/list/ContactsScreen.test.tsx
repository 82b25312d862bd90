// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { en } from '../../../testing/messages.ts';
import { showPart } from '../../../testing/showPart.tsx';
import { ContactsScreen } from './ContactsScreen.tsx';

const ada = {
  ...{ id: 'p1', name: 'Ada Levi', phone: '0524401187', email: '', status: 'contacted', source: '' },
  ...{ responsible: 'Dana', nextDateOfContact: '2031-02-04T08:00:00Z', notes: 'Wants a wedding cake.' },
};
const bakery = { id: 'o1', name: 'Levinsky Bakery', role: 'owner', permissions: [], channels: [] };

test('the table has the specified columns, and Open links to the contact', async () => {
  await showPart(<ContactsScreen orgId="o1" search="" onSearchChange={vi.fn()} />, {
    words: ['ContactsScreen'],
    answers: { '/api/organizations': [bakery], '/api/organization/o1/contacts/': [ada] },
  });
  const name = await screen.findByRole('rowheader', { name: 'Ada Levi' });
  const row = within(name.closest('tr') as HTMLElement);
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const specified = [
    ...[
      en('common.open'),
      en('contactForm.name'),
      en('contactForm.phone'),
      en('contactForm.status'),
      en('contactForm.responsible'),
      en('contactForm.nextDateOfContact'),
      en('contactForm.notes'),
    ],
  ];
  expect(heads.filter((head) => specified.includes(head ?? ''))).toEqual(specified);
  const open = row.getByRole('link', { name: 'Open Ada Levi' });
  expect(open.getAttribute('href')).toBe('/organization/o1/contact/p1');
  for (const text of ['0524401187', 'Dana', /4 Feb 2031/, 'Wants a wedding cake.']) row.getByText(text);
  expect(row.getByRole('combobox', { name: 'Status of Ada Levi' })).toMatchObject({ value: 'contacted' });
});

test('long notes have a button that shows all of them in place', async () => {
  const notes = 'Wants a wedding cake with three tiers, sugared almonds and no nuts in the cream.';
  await showPart(<ContactsScreen orgId="o1" search="" onSearchChange={vi.fn()} />, {
    words: ['ContactsScreen'],
    answers: { '/api/organizations': [bakery], '/api/organization/o1/contacts/': [{ ...ada, notes }] },
  });
  const text = await screen.findByText(notes);
  const button = screen.getByRole('button', { name: 'All notes about Ada Levi', expanded: false });
  expect(text.dataset['cut']).toBe('true');
  fireEvent.click(button);
  expect(button.ariaExpanded).toBe('true');
  expect(text.dataset['cut']).toBeUndefined();
});

const callback = {
  id: 'contact:p1',
  contact: { id: 'p1', name: 'Ada Levi', phone: '0524401187' },
  phoneNumber: '0524401187',
  ...{ waitingSince: '2026-11-19T08:30:00Z', attempts: 1, seconds: 9, nextDateOfContact: null },
  lastCall: { id: 's1', channel: 'c1', startTime: '2026-11-19T08:30:00Z', outcome: 'missed' },
};

function WithUrl() {
  const [search, setSearch] = useState('?q=ada&page=2');
  return <ContactsScreen orgId="o1" search={search} onSearchChange={setSearch} />;
}

test('the view of the people to call back has their number next to its name, and keeps focus', async () => {
  await showPart(<WithUrl />, {
    words: ['ContactsScreen'],
    answers: {
      '/api/organizations': [bakery],
      '/api/organization/o1/contacts/': [ada],
      '/api/organization/o1/callbacks': Response.json([callback], { headers: { 'x-total-count': '7' } }),
    },
  });
  await userEvent.click(
    await screen.findByRole('radio', { name: en('callbacks.titleWithCount', { count: 7 }) }),
  );
  await screen.findByRole('heading', { level: 1, name: en('callbacks.title') });
  await screen.findByRole('link', { name: 'Call Back Ada Levi' });
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'To Call Back (7)' })),
  );
  await userEvent.keyboard('{ArrowLeft}');
  await screen.findByRole('heading', { level: 1, name: en('nav.contacts') });
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: en('contacts.all') })),
  );
});

test('people who can’t see calls aren’t offered the view', async () => {
  const { sent } = await showPart(<WithUrl />, {
    words: ['ContactsScreen'],
    answers: {
      '/api/organizations': [{ ...bakery, role: 'viewer', permissions: ['contacts'] }],
      '/api/organization/o1/contacts/': [ada],
    },
  });
  await screen.findByRole('rowheader', { name: 'Ada Levi' });
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(sent.map(({ call }) => call)).not.toContain('GET /api/organization/o1/callbacks');
});
