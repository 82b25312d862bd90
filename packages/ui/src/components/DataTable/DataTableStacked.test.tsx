import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import * as stories from './DataTable.stories.tsx';
import * as pages from './DataTablePages.stories.tsx';

const { Stacked } = composeStories(stories);
const { NarrowedOnPhone } = composeStories(pages);

beforeEach(() => resizeWindow(1280, 800));

test('DT-11: stacked, a list sorts in place of the heads, which are read and not seen', async () => {
  render(<Stacked />);
  expect(screen.queryByRole('button', { name: 'Minutes' })).toBeNull();
  const minutes = screen.getByRole('columnheader', { name: 'Minutes' });
  expect(minutes.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  await userEvent.selectOptions(order, 'Minutes: most first');
  expect(minutes.getAttribute('aria-sort')).toBe('descending');
  await userEvent.selectOptions(order, 'Minutes: fewest first');
  expect(minutes.getAttribute('aria-sort')).toBe('ascending');
});

test('DT-11: stacked, a value that is missing has no line, and the row still has all its cells', () => {
  const empty = { cell: () => '' };
  render(
    <Stacked
      columns={[
        {
          key: 'open',
          header: 'Open',
          isHeaderHidden: true,
          cell: ({ name }) => <a href={`#${name}`}>Open</a>,
        },
        { key: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name },
        { ...empty, key: 'notes', header: 'Notes' },
        { key: 'minutes', header: 'Minutes', cell: () => '12' },
      ]}
    />,
  );
  const row = screen.getAllByRole('row')[1] as HTMLElement;
  const [open, notes, minutes] = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.getBoundingClientRect());
  const name = within(row).getByRole('rowheader').getBoundingClientRect();
  expect(notes?.height).toBeLessThanOrEqual(1);
  expect(open?.left).toBeGreaterThan(name.left);
  expect(open?.top).toBeLessThan(name.bottom);
  expect((minutes?.top ?? 0) - name.bottom).toBeLessThan(12);
});

test('stacked, filters and order are behind a button that says how many filters are set', async () => {
  render(<NarrowedOnPhone />);
  const more = () => screen.getByRole('button', { name: /^Filter/ });
  const rowTop = () => (screen.getAllByRole('row').at(-1) as HTMLElement).getBoundingClientRect().top;
  const top = rowTop();
  expect(more().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  await userEvent.click(more());
  expect(more().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeTruthy();
  const filter = screen.getByRole<HTMLSelectElement>('combobox', { name: 'City' });
  await userEvent.selectOptions(filter, filter.options[1]?.value ?? '');
  expect(more().textContent).toBe('Filter (1) and sort');
  await userEvent.click(more());
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  expect(rowTop()).toBeLessThanOrEqual(top);
});
