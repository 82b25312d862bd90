import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { WeekCalendarTester } from '../../test-utils/index.ts';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { clinicMonth, rooms } from '../WeekCalendar/samples.tsx';
import * as stories from '../WeekCalendar/WeekCalendar.stories.tsx';

const { Month, MonthAsList, MonthOfRooms, BarsOverDays } = composeStories(stories);
const hebrew = composeStories(stories, { initialGlobals: { locale: 'he' } });

const grid = () => screen.getByRole('grid');
const day = (name: string | RegExp) => screen.getByRole('gridcell', { name });
const focused = () => document.activeElement;
const calendar = new WeekCalendarTester({ root: document.body, user: userEvent });

beforeEach(() => resizeWindow(1080, 800));

test('a month has a row for each week, a cell for each day with its date and number of events, and one tab stop', () => {
  render(<Month />);
  const [heads, ...weeks] = within(grid()).getAllByRole('row');
  expect(within(heads as HTMLElement).getByRole('columnheader', { name: 'Thursday' }).textContent).toBe(
    'Thu',
  );
  expect(weeks).toHaveLength(5);
  for (const week of weeks) expect(within(week).getAllByRole('gridcell')).toHaveLength(7);
  expect(day('Thursday 12 November, no events')).toBeTruthy();
  expect(day('Friday 20 November, 2 events, Cleaning, Implant')).toBeTruthy();
  expect(screen.getByRole('gridcell', { current: 'date' })).toBe(day(/^Tuesday 17 November, 7 events/));
  calendar.focusGrid();
});

test('“more events” opens the day, whose grid gets focus; the month returns on the same day', async () => {
  const onViewChange = vi.fn();
  const onValueChange = vi.fn();
  render(<Month {...{ onViewChange, onValueChange }} />);
  await userEvent.click(screen.getByRole('button', { name: '5 more events, Wednesday 18 November' }));
  expect([onViewChange.mock.calls, onValueChange.mock.calls]).toEqual([[['day']], [['2026-11-18']]]);
  expect(calendar.getTitle()).toBe('Wednesday, 18 November 2026');
  await waitFor(() => expect(focused()?.ariaLabel).toMatch(/^Wednesday 18 November, 11:00/));
  await calendar.choose('Month');
  expect(calendar.focusGrid()).toBe(day(/^Wednesday 18 November/));
});

test('without a day view, a panel has all events of the day, and Esc returns to the day', async () => {
  const acted = vi.fn();
  render(<MonthOfRooms onEventAction={acted} />);
  await calendar.openMore('4 more events, Tuesday 17 November');
  const panel = within(screen.getByRole('dialog', { name: 'Tuesday 17 November' }));
  expect(panel.getAllByRole('listitem')).toHaveLength(6);
  expect(panel.getAllByText('Studio')[0]).toBeVisible();
  await calendar.closePanel();
  expect(focused()).toBe(screen.getByRole('button', { name: 'Tuesday 17 November' }));
  await calendar.openEvent(/^09:00 to 11:00, Sunday 15 November, Interview/);
  expect(acted.mock.calls[0]?.[0]).toMatchObject({ id: 'b1' });
});

test('another month is announced once with its number of events, and focus moves with the key', async () => {
  const heard = recordAnnouncements();
  render(<Month />);
  calendar.focusGrid();
  await userEvent.keyboard('{Control>}{End}{/Control}{ArrowRight}');
  await waitFor(() => expect(focused()).toBe(day('Tuesday 1 December, 1 event')));
  await expect.poll(() => heard.messages.map(({ message }) => message)).toEqual(['December 2026, 1 event']);
  expect(screen.getByRole('button', { name: 'January 2027' })).toBeTruthy();
  heard.stop();
});

test('an event of several days is one bar over its days, named once with its range, also above the hours', async () => {
  render(<BarsOverDays />);
  const [bar] = screen.getAllByRole('button', { name: /^16 to 17 November 2026, All day, Levinsky/ });
  const width = (element: Element | undefined) => element?.getBoundingClientRect().width ?? 0;
  const column = width(screen.getByRole('columnheader', { name: /^Monday 16/ }));
  expect(width(bar)).toBeGreaterThan(1.8 * column);
  expect(screen.getAllByRole('button', { name: /Levinsky/ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: /Guests/ }).dataset.cut).toBe('before');
  expect(screen.getByRole('button', { name: /Course/ }).dataset.cut).toBe('after');

  // From the second of its days, too.
  calendar.focusGrid();
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}{ArrowRight}');
  expect(focused()).toBe(day(/^Tuesday 17 November, 7 Kislev, 2 all-day events, Night shift/));
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe(bar);
  // If the title is cut, the first Esc closes its tooltip.
  await userEvent.keyboard('{Escape}{Escape}');
  expect(focused()?.ariaLabel).toMatch(/^Tuesday 17 November, 7 Kislev/);
});

test('a second calendar and days off are visible and in the names of days', () => {
  const { unmount } = render(<BarsOverDays />);
  const head = screen.getByRole('columnheader', { name: 'Wednesday 18 November, 8 Kislev, Election Day' });
  for (const text of ['8 Kislev', 'Election Day']) expect(within(head).getByText(text)).toBeVisible();
  unmount();
  render(<hebrew.MonthInHebrew />);
  const off = day('יום חמישי, 12 בנובמבר, 2 בכסלו, יום המרפאה, אין אירועים');
  expect(off.querySelector('[data-text="יום המרפאה"]')).toBeVisible();
  expect(getComputedStyle(off).backgroundImage).toContain('repeating-linear-gradient');
});

test('on a phone a day has the number of its events, which opens them', async () => {
  await resizeWindow(390, 800);
  render(<MonthOfRooms />);
  expect(screen.getByRole('button', { name: '6 events, Tuesday 17 November' }).textContent).toBe('6');
  const panel = await calendar.openMore('6 events, Tuesday 17 November');
  expect(within(panel as HTMLElement).getAllByRole('listitem')).toHaveLength(6);
});

test('the list of a month has its days with events and today, and links to them', async () => {
  render(<MonthAsList now="2026-11-13T09:20:00Z" groups={rooms()} events={clinicMonth()} />);
  expect(calendar.getDays().slice(4, 8)).toEqual([
    'Monday 9 November',
    'Wednesday 11 November',
    'Today, Friday 13 November',
    'Sunday 15 November',
  ]);
  const days = within(screen.getByRole('navigation', { name: 'November 2026' }));
  expect(days.getAllByRole('listitem')).toHaveLength(30);
  await userEvent.click(days.getByRole('link', { name: /^Friday 20 November/ }));
  expect(focused()?.textContent).toBe('Friday 20 November');
});
