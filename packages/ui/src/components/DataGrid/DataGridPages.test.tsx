import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exactly } from '../../testing/eventually.ts';
import { isAt } from '../../testing/gridKeys.tsx';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import * as stories from './DataGrid.stories.tsx';
import { manyContacts } from './samples.tsx';

const { Pages } = composeStories(stories);
const rows = manyContacts(8);

const pages = () => screen.getByRole('navigation', { name: 'Contacts: pages' });
const button = (name: string) => screen.getByRole('button', { name });
const check = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const ids = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('row')
    .slice(1)
    .map(({ dataset }) => dataset['key']);

beforeEach(() => resizeWindow(1280, 900));

test('DT-6: the pagination shows one page of rows; focus stays, and the new position is announced once', async () => {
  const heard = recordAnnouncements();
  render(<Pages />);
  expect(ids()).toEqual(['c1', 'c2', 'c3']);
  const next = within(pages()).getByRole('button', { name: 'Next Page' });
  await userEvent.click(next);
  await waitFor(() => expect(ids()).toEqual(['c4', 'c5', 'c6']));
  expect(document.activeElement).toBe(next);
  await exactly(() => heard.messages.map(({ message }) => message), ['Page 2 of 3. Rows 4–6 of 8']);
  heard.stop();
});

test('DT-7: the grid is described by the range of the page', async () => {
  render(<Pages />);
  await userEvent.click(button('Next Page'));
  const described = screen.getByRole('grid', { name: 'Contacts' }).getAttribute('aria-describedby');
  expect(document.getElementById(described ?? '')?.textContent).toBe('4–6 of 8');
});

test('after a page change, Tab returns to the row or cell in the same place', async () => {
  render(<Pages />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}');
  await isAt('c2 phone');
  await userEvent.click(button('Next Page'));
  await waitFor(() => expect(ids()).toEqual(['c4', 'c5', 'c6']));
  while (!screen.getByRole('grid').contains(document.activeElement)) await userEvent.tab({ shift: true });
  await isAt('c5 phone');
});

test('if the app changes the page while a cell has focus, the cell in the same place gets it', async () => {
  const { rerender } = render(<Pages paging={{ page: 1, pageSize: 3 }} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}');
  await isAt('c2 phone');
  rerender(<Pages paging={{ page: 3, pageSize: 3 }} />);
  await isAt('c8 phone');
});

test('a new sort order starts at the first page', async () => {
  render(<Pages />);
  await userEvent.click(button('Next Page'));
  await userEvent.click(screen.getByRole('columnheader', { name: 'Calls' }));
  await waitFor(() => expect(within(pages()).getByText('1–3 of 8')).toBeTruthy());
});

test('DT-8: rows stay selected on other pages, and a button selects the rows of all pages', async () => {
  const onChange = vi.fn();
  render(<Pages selection={{ defaultSelected: new Set(['c1', 'c4']), onChange, actions: () => null }} />);
  expect(screen.getByText('2 selected, 1 not on this page')).toBeTruthy();
  await userEvent.click(check('Select all 3 rows on this page'));
  expect(onChange).toHaveBeenLastCalledWith(new Set(['c1', 'c4', 'c2', 'c3']));
  expect(check('Select all 3 rows on this page').checked).toBe(true);
  await userEvent.click(check('Select all 3 rows on this page'));
  expect(onChange).toHaveBeenLastCalledWith(new Set(['c4']));
  await userEvent.click(check('Select all 3 rows on this page'));
  await userEvent.click(button('Select All 8 Rows'));
  expect(onChange.mock.lastCall?.[0].size).toBe(8);
  expect(screen.getByRole('grid').contains(document.activeElement)).toBe(true);
});

test('with mode "server", the app provides each page and the total', async () => {
  const onPageChange = vi.fn();
  const paging = { mode: 'server', page: 2, pageSize: 3, total: 48, onPageChange } as const;
  const { rerender } = render(<Pages rows={rows.slice(3, 6)} paging={paging} />);
  expect(within(pages()).getByText('4–6 of 48')).toBeTruthy();
  await userEvent.click(button('Next Page'));
  expect(onPageChange).toHaveBeenCalledWith(3);
  rerender(<Pages rows={undefined} paging={{ ...paging, page: 3 }} />);
  expect(within(pages()).getByText('7–9 of 48')).toBeTruthy();
});
