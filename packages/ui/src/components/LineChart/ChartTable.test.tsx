import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import * as stories from './LineChart.stories.tsx';

const { SeveralSeries, WithGaps, Year } = composeStories(stories);

afterEach(() => void vi.restoreAllMocks());

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const table = () => screen.getByRole('table');
const rows = () => within(table()).getAllByRole('row').slice(1);

test('LC-6: the table comes in place of the plot, in the same room, and says the summary', async () => {
  render(<WithGaps />);
  const chart = screen.getByRole('figure');
  const { height } = chart.getBoundingClientRect();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('table', { name: /Appointments, 19 October/ })).toBe(table());
  expect(rows()).toHaveLength(30);
  const missing = within(table()).getByRole('row', { name: /Saturday 31 October/ });
  expect(within(missing).getByRole('cell').textContent).toBe('no data');
  expect(screen.queryByRole('slider')).toBeNull();
  expect(chart.getBoundingClientRect().height).toBe(height);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show as chart' }));
});

test('LC-6: each series is a column, named by its head', async () => {
  render(<SeveralSeries />);
  await press('Show as table');
  const heads = within(table()).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Date', 'Calls', 'Contacts', 'Appointments']);
  expect(rows()[7]?.textContent).toBe('Tuesday 17 November24138');
});

test('LC-6: beyond two hundred dates the table has pages, and each is said once', async () => {
  render(<Year />);
  await press('Show as table');
  expect(rows()).toHaveLength(200);
  const [earlier, later] = ['Earlier dates', 'Later dates'].map((name) =>
    screen.getByRole('button', { name }),
  );
  expect(earlier).toHaveAttribute('aria-disabled', 'true');
  const heard = recordAnnouncements();
  await press('Later dates');
  expect(rows()).toHaveLength(165);
  expect(rows().at(-1)?.textContent).toContain('Tuesday, 17 November 2026');
  await expect
    .poll(() => heard.messages.map(({ message }) => message))
    .toEqual(['6 June – 17 November 2026']);
  heard.stop();
  expect(later).toHaveAttribute('aria-disabled', 'true');
  expect(document.activeElement).toBe(later);
});

test('LC-6: the values come as a file, dates and numbers as machines write them', async () => {
  const [make, click] = [vi.spyOn(URL, 'createObjectURL'), vi.spyOn(HTMLAnchorElement.prototype, 'click')];
  click.mockReturnValue();
  render(<WithGaps title='Visits, "new"' />);
  await press('Show as table');
  await press('Download as CSV');
  const [file] = make.mock.lastCall ?? [];
  const text = file instanceof Blob ? await file.text() : '';
  const lines = text.split('\r\n');
  expect(click.mock.contexts).toMatchObject([{ download: 'Visits, "new".csv' }]);
  expect(lines.slice(0, 3)).toEqual(['Date,Appointments', '2026-10-19,3', '2026-10-20,3']);
  expect(lines[13]).toBe('2026-10-31,');
  expect(lines).toHaveLength(32);
});
