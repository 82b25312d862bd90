// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
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
