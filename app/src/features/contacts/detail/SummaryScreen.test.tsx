// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { en } from '../../../testing/messages.ts';
import { showPart } from '../../../testing/showPart.tsx';
import { SummaryScreen } from './SummaryScreen.tsx';

const bakery = { id: 'o1', name: 'Levinsky Bakery', role: 'owner', permissions: [], channels: [] };
const ada = {
  ...{ id: 'p1', name: 'Ada Levi', phone: '0524401187', email: '', status: 'new', source: '' },
  ...{ responsible: '', nextDateOfContact: null, notes: 'Wants a wedding cake.' },
};

const show = (isEditing: boolean) =>
  showPart(
    <SummaryScreen
      {...{ orgId: 'o1', contactId: 'p1', isEditing, hash: '', search: '' }}
      onSearchChange={vi.fn()}
      onFirst={vi.fn()}
      onErased={vi.fn()}
      onEdit={vi.fn()}
      onViewChange={vi.fn()}
    />,
    {
      words: ['SummaryScreen'],
      answers: {
        '/api/organizations': [bakery],
        '/api/organization/o1/contacts/': [ada],
        '/api/organizations/o1/contacts/p1': ada,
        '/api/organization/o1/contact/p1/session': { sessionHistory: [] },
        '/api/organization/o1/sessions': [],
      },
    },
  );

test('the screen has three regions: contacts, the selected contact’s history, and notes', async () => {
  await show(false);
  const row = within(await screen.findByRole('listitem'));
  const [, history, notes] = await screen.findAllByRole('region');
  // The avatar is hidden from screen readers.
  expect(row.getByText('AL').closest('[aria-hidden=true]')).toBeTruthy();
  expect(row.getByRole('link', { name: 'Ada Levi' }).getAttribute('aria-current')).toBe('true');
  row.getByText('0524401187');
  row.getByRole('button', { name: 'Edit Ada Levi' });
  expect(history?.getAttribute('aria-label')).toBe('History of Ada Levi');
  await within(history as HTMLElement).findByText(en('summary.noHistory'));
  within(notes as HTMLElement).getByText('Wants a wedding cake.');
});

test('notes are edited in a text area with ten rows', async () => {
  await show(true);
  const notes = await screen.findByRole('textbox', { name: 'Notes about Ada Levi' });
  expect(notes).toMatchObject({ rows: 10, value: 'Wants a wedding cake.' });
});
