// @vitest-environment jsdom
import './setup.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createElement as h } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Columns, DataTable } from '../components/DataTable/index.ts';
import { Dialog } from '../components/Dialog/index.ts';
import { Sidebar, SidebarItem, SidebarProvider, SidebarSection } from '../components/Sidebar/index.ts';
import { TabbedForm } from '../components/TabbedForm/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { WeekCalendar } from '../components/WeekCalendar/public.ts';

beforeEach(() => document.body.replaceChildren());
afterEach(cleanup);

// What jsdom lacks is added by `setup.ts`: without it, each of these components throws.
test('a table renders its rows', () => {
  const columns: Columns<{ name: string }> = [
    { key: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true },
  ];
  render(
    h(DataTable<{ name: string }>, {
      label: 'Boats',
      columns,
      rows: [{ name: 'Gull' }],
      rowKey: ({ name }) => name,
    }),
  );
  expect(within(screen.getByRole('table', { name: 'Boats' })).getByRole('rowheader').textContent).toBe(
    'Gull',
  );
});

test('an open dialog has its name', () => {
  const props = { isOpen: true, title: 'Rename Boat', onOpenChange() {}, children: 'Text' };
  render(h(Dialog, props));
  expect(screen.getByRole('dialog', { name: 'Rename Boat' })).toBeTruthy();
});

test('a sidebar renders its links', () => {
  const brand = { mark: null, name: 'Harbour', href: '/' };
  const children = h(SidebarSection, null, h(SidebarItem, { href: '/boats', label: 'Boats', icon: null }));
  const props = { label: 'Harbour', brand, children };
  render(h(SidebarProvider, null, h(Sidebar, props)));
  expect(screen.getByRole('link', { name: 'Boats' })).toBeTruthy();
});

test('a tabbed form marks its errors', async () => {
  const field = h(TextField, { label: 'Name', name: 'name' });
  const tabs = [{ id: 'boat', label: 'Boat', children: field }];
  const props = {
    label: 'Boat',
    tabs,
    validate: () => ({ name: 'Enter a name' }),
    onSubmit() {},
    children: h('button', { type: 'submit' }, 'Save'),
  };
  render(h(TabbedForm, props));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const invalid = () => screen.getByRole('textbox', { name: /Name/ }).getAttribute('aria-invalid');
  await waitFor(() => expect(invalid()).toBe('true'));
});

test('a calendar renders its events', () => {
  const events = [{ id: '1', title: 'Dive', start: '2026-11-24T10:00', end: '2026-11-24T11:00' }];
  render(h(WeekCalendar, { label: 'Bookings', timeZone: 'UTC', now: '2026-11-24T09:00', events }));
  expect(screen.getAllByText('Dive').length).toBeGreaterThan(0);
});
