import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { createRef, Profiler, type Ref, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import type { WeekCalendarHandle } from './calendarProps.ts';
import { clinicWeek } from './samples.ts';
import * as stories from './WeekCalendar.stories.tsx';

const { Ready, Crowded, OutsideHours, Narrow } = composeStories(stories);
const hebrew = composeStories(stories, { initialGlobals: { locale: 'he' } });
const russian = composeStories(stories, { initialGlobals: { locale: 'ru' } });

const grid = () => screen.getByRole('grid', { name: 'Appointments' });
const slot = (name: string | RegExp) => screen.getByRole('gridcell', { name });
const event = (name: RegExp) => within(grid()).getByRole('button', { name });
const focused = () => document.activeElement;
const tabStops = () => grid().querySelectorAll('[tabindex="0"]');
const enter = () => act(() => grid().querySelector<HTMLElement>('[tabindex="0"]')?.focus());

beforeEach(() => page.viewport(1080, 800));

test('WC-1: 28 rows of half hours by seven days, each cell with the heads of its row and column', () => {
  render(<Ready />);
  const [heads, ...rows] = within(grid()).getAllByRole('row');
  const inHeads = within(heads as HTMLElement);
  expect(inHeads.getAllByRole('columnheader')).toHaveLength(8);
  expect(inHeads.getByRole('columnheader', { name: 'Thursday 19 November' }).textContent).toBe('Thu 19');
  expect(rows).toHaveLength(28);
  for (const row of rows) {
    expect(within(row).getAllByRole('rowheader')).toHaveLength(1);
    expect(within(row).getAllByRole('gridcell')).toHaveLength(7);
  }
  expect(screen.getByRole('rowheader', { name: '10:30' })).toBeTruthy();
});

test('WC-2: every half hour says its day, its date, its time and what is there', () => {
  render(<Ready />);
  for (const name of [
    'Thursday 19 November, 10:30, free',
    'Wednesday 18 November, 07:00, 1 event, Surgery prep, Moshe Levy',
    'Wednesday 18 November, 07:30, 1 event',
    'Tuesday 17 November, 11:00, 2 events, now',
    'Saturday 21 November, 19:30, free',
  ])
    expect(slot(name)).toBeTruthy();
});

test('WC-2: in Hebrew and in Russian too', () => {
  const { unmount } = render(<hebrew.InHebrew />);
  expect(slot('יום חמישי, 19 בנובמבר, 10:30, פנוי')).toBeTruthy();
  unmount();
  render(<russian.InRussian />);
  expect(slot('четверг, 19 ноября, 10:30, свободно')).toBeTruthy();
});

test('WC-3: arrow keys go where they point, over the edge of the week too, and up to the heads', async () => {
  render(<Ready />);
  enter();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
  expect(focused()).toBe(slot('Wednesday 18 November, 12:00, free'));
  await userEvent.keyboard('{End}{ArrowRight}');
  await waitFor(() => expect(focused()).toBe(slot('Sunday 22 November, 12:00, free')));
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
  expect(focused()?.role).toBe('columnheader');
});

test('WC-4: one tab stop into the grid, at now; Enter goes into the events of a slot, Esc comes back', async () => {
  render(<Ready />);
  expect(tabStops()).toHaveLength(1);
  enter();
  expect(focused()).toBe(slot(/^Tuesday 17 November, 11:00/));
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe(event(/Olga Marchenko, cancelled, event 1 of 2, overlaps 1 event$/));
  expect(tabStops()).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  expect(focused()).toBe(slot(/^Tuesday 17 November, 11:00/));
  expect(tabStops()).toHaveLength(1);
});

test('WC-6: whatever order events are given in, they stand in the page by start, end and title', () => {
  render(<Ready events={clinicWeek().reverse()} />);
  const names = within(slot(/^Wednesday 18 November, 09:00/)).getAllByRole('button');
  expect(names.map((button) => button.ariaLabel)).toEqual([
    '09:00 to 10:00, Wednesday 18 November, Check-up, Tamar Ben-Ami, event 1 of 2, overlaps 2 events',
    '09:00 to 10:30, Wednesday 18 November, Cleaning, Ilan Ravid, event 2 of 2, overlaps 2 events',
  ]);
});

test('WC-7: another week is said once, with how many events it has, and focus stays', async () => {
  const heard = recordAnnouncements();
  render(<Ready />);
  const next = screen.getByRole('button', { name: 'Next week' });
  await userEvent.click(next);
  await waitFor(() => expect(heard.messages).toHaveLength(1));
  expect(heard.messages).toEqual([
    { message: '22 to 28 November 2026, No events this week', priority: 'polite' },
  ]);
  expect(focused()).toBe(screen.getByRole('button', { name: 'In 2 weeks' }));
  heard.stop();
});

test('WC-8: the list is the default where there is little room, and the grid is one button away', async () => {
  const chosen = vi.fn();
  render(<Narrow onPresentationChange={chosen} />);
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Sunday 15 November' })).toBeTruthy();
  await userEvent.click(screen.getByText('Week', { exact: true }));
  expect(grid()).toBeTruthy();
  expect(chosen.mock.calls).toEqual([['grid']]);
});

test('WC-10: right to left the hours and the first day are at the right; a host can keep it left to right', () => {
  const sides = () =>
    ['15', '21'].map(
      (day) =>
        screen.getByRole('gridcell', { name: new RegExp(` ${day} .*, 06:00`) }).getBoundingClientRect().left,
    );
  const { unmount } = render(<hebrew.InHebrew />);
  const [first = 0, last = 0] = sides();
  expect(first).toBeGreaterThan(last);
  unmount();
  render(<hebrew.InHebrewLeftToRight />);
  const [start = 0, end = 0] = sides();
  expect(start).toBeLessThan(end);
});

test('WC-15: what lies after the last hour is counted below, and opened by a press; Esc returns', async () => {
  render(<OutsideHours />);
  const after = screen.getByRole('button', { name: '1 event after 20:00' });
  expect(screen.getByRole('button', { name: '2 events before 06:00' })).toBeTruthy();
  await userEvent.click(after);
  const panel = screen.getByRole('dialog', { name: '1 event after 20:00' });
  expect(within(panel).getByRole('button', { name: /^20:30 to 21:30, .*Emergency/ })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(focused()).toBe(after);
});

test('what has no room opens from a button of its own', async () => {
  const acted = vi.fn();
  render(<Crowded onEventAction={acted} />);
  await userEvent.click(event(/^6 more events, Wednesday 18 November, 09:30 to 12:00$/));
  const panel = screen.getByRole('dialog');
  expect(within(panel).getAllByRole('listitem')).toHaveLength(6);
  await userEvent.click(within(panel).getByRole('button', { name: /Call 7/ }));
  expect(acted.mock.calls[0]?.[0]).toMatchObject({ id: 'c7' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('WC-16: the line of now is only for the eye, moves with each minute without a word, and today is marked', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-17T09:20:30Z') });
  const heard = recordAnnouncements();
  render(<Ready now={undefined} />);
  const line = screen.getByText('11:20');
  expect(line.closest('[aria-hidden="true"]')).toBeTruthy();
  expect(line.closest('[aria-live]')).toBeNull();
  expect(screen.getByRole('columnheader', { current: 'date', name: 'Tuesday 17 November' })).toBeTruthy();
  act(() => vi.advanceTimersByTime(10 * 60_000));
  expect(screen.getByText('11:30', { selector: '[aria-hidden] > span' })).toBeTruthy();
  expect(slot(/^Tuesday 17 November, 11:30, 1 event, now/)).toBeTruthy();
  expect(heard.messages).toEqual([]);
  heard.stop();
  vi.useRealTimers();
});

test('WC-18: what is cancelled is dashed and struck through, what waits is dashed, each with a mark', () => {
  render(<Ready />);
  const off = event(/Irina Volkova, cancelled/);
  const title = within(off).getByText('Check-up');
  expect(getComputedStyle(off).borderTopStyle).toBe('dashed');
  expect(getComputedStyle(title).textDecorationLine).toBe('line-through');
  const waits = event(/Anna Weiss, waiting/);
  expect(getComputedStyle(waits).borderTopStyle).toBe('dashed');
  const done = event(/Ruth Azoulay, completed/);
  for (const one of [off, waits, done]) expect(one.querySelector('svg')).toBeTruthy();
  expect(event(/Surgery prep/).querySelector('svg')).toBeNull();
});

test('WC-19: a key renders nothing at all: focus is moved in the page', async () => {
  const drawn = vi.fn();
  render(
    <Profiler id="week" onRender={drawn}>
      <Ready />
    </Profiler>,
  );
  enter();
  // The first key of a page tells the buttons of the toolbar that rings are to be shown.
  await userEvent.keyboard('{ArrowDown}');
  drawn.mockClear();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(focused()).toBe(slot('Wednesday 18 November, 12:00, free'));
  expect(drawn).not.toHaveBeenCalled();
});

interface HostedProps {
  asked: (date: string) => void;
  moved: (start: string) => void;
  ref: Ref<WeekCalendarHandle>;
}

function Hosted({ asked, moved, ref }: HostedProps) {
  const [value, setValue] = useState('2026-11-17');
  const [focusedSlot, setSlot] = useState('2026-11-16T08:00:00Z');
  const onValueChange = (date: string) => {
    asked(date);
    setValue(date);
  };
  const onFocusedSlotChange = (start: string) => {
    moved(start);
    setSlot(start);
  };
  return <Ready {...{ ref, value, onValueChange, focusedSlot, onFocusedSlotChange }} />;
}

test('WC-20: the host may hold the week and the slot, and move focus to a slot', async () => {
  const asked = vi.fn();
  const moved = vi.fn();
  const ref = createRef<WeekCalendarHandle>();
  render(<Hosted ref={ref} asked={asked} moved={moved} />);
  enter();
  expect(focused()).toBe(slot(/^Monday 16 November, 10:00/));
  await userEvent.keyboard('{ArrowDown}');
  expect(moved.mock.calls.at(-1)).toEqual(['2026-11-16T10:30:00+02:00']);
  await waitFor(() => expect(focused()).toBe(slot(/^Monday 16 November, 10:30/)));
  await userEvent.keyboard('{PageDown}');
  expect(asked.mock.calls).toEqual([['2026-11-24']]);
  await waitFor(() => expect(focused()).toBe(slot('Monday 23 November, 10:30, free')));
  act(() => ref.current?.focusSlot('2026-12-03T07:00:00Z'));
  await waitFor(() => expect(focused()).toBe(slot('Thursday 3 December, 09:00, free')));
});

test('WC-20: a free slot can be pressed, and what is seen of an event is the host’s, who is told its state', async () => {
  const added = vi.fn();
  render(
    <Ready
      onSlotAction={added}
      renderEvent={({ title }, { times, isPast }) => `${title} ${isPast ? 'past' : times}`}
      toolbar={<button type="button">Print</button>}
    />,
  );
  expect(screen.getByText('Surgery prep 07:00–08:00')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
  await userEvent.click(slot('Thursday 19 November, 10:30, free'));
  expect(added.mock.calls).toEqual([['2026-11-19T10:30:00+02:00']]);
});
