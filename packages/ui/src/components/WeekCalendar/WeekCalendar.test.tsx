import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { createRef, Profiler, type Ref, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { WeekCalendarTester } from '../../test-utils/index.ts';
import { closeTargets } from '../../testing/closeTargets.ts';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { UIProvider } from '../UIProvider/index.ts';
import type { WeekCalendarHandle } from './calendarProps.ts';
import type { WeekEvent } from './events.ts';
import {
  bookings,
  clinicIn,
  clinicWeek,
  overlappingEvents,
  rooms,
  sampleNow,
  sampleZone,
  WeekSample,
} from './samples.tsx';
import * as stories from './WeekCalendar.stories.tsx';
import { WeekCalendar } from './WeekCalendar.tsx';
import { WeekToolbar } from './WeekToolbar.tsx';

const {
  Ready,
  Crowded,
  OutsideHours,
  Narrow,
  WithPopover,
  OwnContent,
  Groups,
  FromNoon,
  GroupsAsList,
  Views,
  Day,
  DayAsList,
  ManyGroups,
  AllDay,
  Waiting,
} = composeStories(stories);
const hebrew = composeStories(stories, { initialGlobals: { locale: 'he' } });
const russian = composeStories(stories, { initialGlobals: { locale: 'ru' } });

const grid = () => screen.getByRole('grid', { name: 'Appointments' });
const slot = (name: string | RegExp) => screen.getByRole('gridcell', { name });
const event = (name: RegExp) => within(grid()).getByRole('button', { name });
const focused = () => document.activeElement;
/** Of the only calendar in the page. `focusGrid` also checks that there is one tab stop. */
const calendar = new WeekCalendarTester({ root: document.body, user: userEvent });

interface Emulation {
  send: (method: string, parameters: unknown) => Promise<unknown>;
}
const emulation = () => cdp() as unknown as Emulation;
const emulate = (features: Record<string, string>) =>
  emulation().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });

afterEach(() => emulate({ 'forced-colors': 'none', 'prefers-reduced-motion': 'no-preference' }));

// So that parts on demand render at once.
beforeEach(() => resizeWindow(1080, 800));

test('WC-1: the grid has 28 half-hour rows with row headers and seven columns with column headers', () => {
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

test('WC-2: the name of each slot has its weekday, date, time and events', () => {
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

test('WC-2: slot names are in Hebrew and Russian too', () => {
  const { unmount } = render(<hebrew.InHebrew />);
  expect(slot('יום חמישי, 19 בנובמבר, 10:30, פנוי')).toBeTruthy();
  unmount();
  render(<russian.InRussian />);
  expect(slot('четверг, 19 ноября, 10:30, свободно')).toBeTruthy();
});

test('WC-3: arrow keys move in their direction, across week boundaries and up to the headers', async () => {
  render(<Ready />);
  calendar.focusGrid();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
  expect(focused()).toBe(slot('Wednesday 18 November, 12:00, free'));
  await userEvent.keyboard('{End}{ArrowRight}');
  await waitFor(() => expect(focused()).toBe(slot('Sunday 22 November, 12:00, free')));
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
  expect(focused()?.role).toBe('columnheader');
});

test('WC-4: the grid has one tab stop, at now; Enter enters the events of a slot, Esc returns', async () => {
  render(<Ready />);
  expect(calendar.focusGrid()).toBe(slot(/^Tuesday 17 November, 11:00/));
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe(event(/Olga Marchenko, cancelled, event 1 of 2, overlaps 1 event$/));
  expect(calendar.focusGrid()).toBe(focused());
  // If the title is cut, the first Esc closes its tooltip.
  await userEvent.keyboard('{Escape}{Escape}');
  expect(focused()).toBe(slot(/^Tuesday 17 November, 11:00/));
  expect(calendar.focusGrid()).toBe(focused());
});

test('WC-6: DOM order is by start, end and title, regardless of the order of `events`', () => {
  render(<Ready events={clinicWeek().reverse()} />);
  expect(calendar.getEventNames('Wednesday 18 November').slice(1, 3)).toEqual([
    '09:00 to 10:00, Wednesday 18 November, Check-up, Tamar Ben-Ami, event 1 of 2, overlaps 2 events',
    '09:00 to 10:30, Wednesday 18 November, Cleaning, Ilan Ravid, event 2 of 2, overlaps 2 events',
  ]);
});

test('WC-7: another week is announced once with its number of events, and focus stays', async () => {
  const heard = recordAnnouncements();
  render(<Ready />);
  await calendar.goToNext();
  await waitFor(() => expect(heard.messages).toHaveLength(1));
  expect(heard.messages).toEqual([
    { message: '22 to 28 November 2026, No events this week', priority: 'polite' },
  ]);
  expect(focused()).toBe(screen.getByRole('button', { name: 'In 2 weeks' }));
  heard.stop();
});

test('WC-8: the list is the default in a narrow container, and one button switches to the grid', async () => {
  const chosen = vi.fn();
  render(<Narrow onPresentationChange={chosen} />);
  expect([calendar.getGrid(), calendar.getDays()[0]]).toEqual([undefined, 'Sunday 15 November']);
  await calendar.choose('Week');
  expect(grid()).toBeTruthy();
  expect(chosen.mock.calls).toEqual([['grid']]);
});

test('WC-10: in RTL the first day is on the right, unless the host sets direction="ltr"', () => {
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

test('WC-15: events after the last hour are counted below and open in a panel; Esc returns', async () => {
  render(<OutsideHours />);
  const buttons = calendar.getMoreButtons();
  const after = buttons.at(-1);
  expect(buttons[0]?.textContent).toBe('2 events before 06:00');
  const panel = within((await calendar.openMore('1 event after 20:00')) as HTMLElement);
  expect(panel.getByRole('button', { name: /^20:30 to 21:30, .*Emergency/ })).toBeTruthy();
  await calendar.closePanel();
  expect(focused()).toBe(after);
});

test('events that don’t fit open from a “more” button', async () => {
  const acted = vi.fn();
  render(<Crowded onEventAction={acted} />);
  const panel = within(
    (await calendar.openMore(/^6 more events, Wednesday 18 November, 09:30 to 12:00$/)) as HTMLElement,
  );
  expect(panel.getAllByRole('listitem')).toHaveLength(6);
  await userEvent.click(panel.getByRole('button', { name: /Call 7/ }));
  expect(acted.mock.calls[0]?.[0]).toMatchObject({ id: 'c7' });
  expect(calendar.getPanel()).toBeUndefined();
});

test('WC-16: the current-time line is hidden from screen readers, moves silently, and today is marked', () => {
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

test('WC-18: canceled events are dashed and struck through, waiting ones dashed, each with an icon', () => {
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

test('a title that is longer than its event is whole in a tooltip until Esc, which leaves the focus where it is', async () => {
  const title = 'Consultation about a whole new set of crowns';
  render(<Ready events={[{ id: 'a', title, start: '2026-11-17T12:00', end: '2026-11-17T12:30' }]} />);
  const button = event(/Consultation about a whole/);
  const tooltip = () => document.querySelector('[data-part="tooltip"]')?.textContent ?? null;
  // The code of the tooltip is loaded when it is needed first.
  const isWhole = () => waitFor(() => expect(tooltip() ?? '').toContain(title), { timeout: 10_000 });
  // After a key, focus is visible focus.
  await userEvent.keyboard('{Shift}');
  act(() => button.focus());
  await isWhole();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(tooltip()).toBeNull());
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement?.role).toBe('gridcell');
  await userEvent.hover(button);
  await isWhole();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(tooltip()).toBeNull());
});

test('WC-19: arrow keys move focus in the DOM without rendering', async () => {
  const onRender = vi.fn();
  render(
    <Profiler id="week" onRender={onRender}>
      <Ready />
    </Profiler>,
  );
  calendar.focusGrid();
  // The first key press on a page renders the toolbar buttons, because focus rings become visible.
  await userEvent.keyboard('{ArrowDown}');
  onRender.mockClear();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(focused()).toBe(slot('Wednesday 18 November, 12:00, free'));
  expect(onRender).not.toHaveBeenCalled();
});

interface HostedProps {
  onWeek: (date: string) => void;
  onSlot: (start: string) => void;
  ref: Ref<WeekCalendarHandle>;
}

function Hosted({ onWeek, onSlot, ref }: HostedProps) {
  const [value, setValue] = useState('2026-11-17');
  const [focusedSlot, setSlot] = useState('2026-11-16T08:00:00Z');
  const onValueChange = (date: string) => {
    onWeek(date);
    setValue(date);
  };
  const onFocusedSlotChange = (start: string) => {
    onSlot(start);
    setSlot(start);
  };
  return <Ready {...{ ref, value, onValueChange, focusedSlot, onFocusedSlotChange }} />;
}

test('WC-20: week and slot can be controlled, and `focusSlot` moves focus', async () => {
  const onWeek = vi.fn();
  const onSlot = vi.fn();
  const ref = createRef<WeekCalendarHandle>();
  render(<Hosted ref={ref} onWeek={onWeek} onSlot={onSlot} />);
  calendar.focusGrid();
  expect(focused()).toBe(slot(/^Monday 16 November, 10:00/));
  await userEvent.keyboard('{ArrowDown}');
  expect(onSlot.mock.calls.at(-1)).toEqual(['2026-11-16T10:30:00+02:00']);
  await waitFor(() => expect(focused()).toBe(slot(/^Monday 16 November, 10:30/)));
  await userEvent.keyboard('{PageDown}');
  expect(onWeek.mock.calls).toEqual([['2026-11-24']]);
  await waitFor(() => expect(focused()).toBe(slot('Monday 23 November, 10:30, free')));
  act(() => ref.current?.focusSlot('2026-12-03T07:00:00Z'));
  await waitFor(() => expect(focused()).toBe(slot('Thursday 3 December, 09:00, free')));
});

test('WC-20: a free slot can be pressed, and `renderEvent` gets the state of the event', async () => {
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
  await calendar.pressSlot('Thursday 19 November', '10:30');
  expect(added.mock.calls).toEqual([['2026-11-19T10:30:00+02:00']]);
});

describe('groups', () => {
  const [english, inHebrew] = [
    { Story: Groups, legend: 'Legend', rooms: ['Garden Room', 'Library', 'Studio', 'Hall'] },
    { Story: hebrew.GroupsInHebrew, legend: 'מקרא', rooms: ['חדר הגן', 'ספרייה', 'סטודיו', 'אולם'] },
  ];

  test.each([english, inHebrew])('the legend lists the rooms: $legend', ({ Story, legend, rooms }) => {
    render(<Story />);
    const entries = within(screen.getByRole('list', { name: legend })).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(rooms);
  });

  test('the name of an event has its room, in the grid, in panels and in the list, which also shows it', async () => {
    const name = /^10:30 to 11:30, Tuesday 17 November, Interview, Hall, waiting for approval/;
    const { unmount } = render(<Groups events={[...bookings(), ...overlappingEvents(7)]} groups={rooms()} />);
    expect(screen.getByRole('button', { name })).toBeTruthy();
    await calendar.openMore(/more events/);
    expect(within(screen.getByRole('dialog')).getByText('Hall')).toBeVisible();
    unmount();
    render(<GroupsAsList />);
    expect(within(screen.getByRole('button', { name })).getByText('Hall', { selector: 'bdi' })).toBeVisible();
  });

  test.each(['none', 'active'])(
    'every two of eight rooms have different patterns, and waiting events keep theirs: forced colors %s',
    async (forced) => {
      await emulate({ 'forced-colors': forced });
      render(<ManyGroups />);
      const edges = [1, 2, 3, 4, 5, 6, 7, 8].map((group) => {
        const [one] = grid().querySelectorAll(`[data-group="${group}"]`);
        return (
          one && getComputedStyle(one, '::before').backgroundImage.replace(/(rgba?|color)\([^)]*\)/g, '')
        );
      });
      expect(new Set(edges).size).toBe(8);
    },
  );

  test('an event of an unknown group is an event without a group', () => {
    render(<Ready events={[{ ...clinicWeek()[0], group: 'none' } as WeekEvent]} />);
    expect(event(/Cleaning, Ruth Azoulay, completed$/).dataset.group).toBeUndefined();
    expect(screen.queryByRole('list', { name: 'Legend' })).toBeNull();
  });
});

describe('views', () => {
  const columns = () => within(screen.getByRole('grid')).getAllByRole('columnheader').slice(1);

  test.each([
    ['en', 'Period', ['Day', 'Work week', 'Week'], ['Grid', 'List'], ['Mon 16', 'Fri 20']],
    ['he', 'תקופה', ['יום', 'שבוע עבודה', 'שבוע'], ['לוח', 'רשימה'], ['א׳ 15', 'ה׳ 19']],
    ['ru', 'Период', ['День', 'Рабочая неделя', 'Неделя'], ['Сетка', 'Список'], ['пн 16', 'пт 20']],
  ] as const)(
    'in %s a switch shows a day, a work week or a week',
    async (locale, label, views, presentations, ends) => {
      const { Views: Story } = composeStories(stories, { initialGlobals: { locale } });
      render(<Story />);
      const textsIn = (group: HTMLElement) =>
        within(group)
          .getAllByRole('radio')
          .map((one) => one.closest('label')?.textContent);
      const [period, view] = screen.getAllByRole('radiogroup');
      expect(period?.ariaLabel).toBe(label);
      expect(textsIn(period as HTMLElement)).toEqual(views);
      expect(textsIn(view as HTMLElement)).toEqual(presentations);
      const [day, workWeek] = views;
      await calendar.choose(workWeek);
      const [first, ...others] = columns().map(({ textContent }) => textContent);
      expect([first, others.at(-1), others.length]).toEqual([...ends, 4]);
      await calendar.choose(day);
      expect(columns().map(({ textContent }) => textContent?.replace(/\D/g, ''))).toEqual(['17']);
    },
  );

  test('another view is announced, the switch keeps focus, and the grid keeps its slot', async () => {
    const heard = recordAnnouncements();
    const onViewChange = vi.fn();
    const onValueChange = vi.fn();
    render(<Views onViewChange={onViewChange} onValueChange={onValueChange} />);
    calendar.focusGrid();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await calendar.choose('Day');
    expect([onViewChange.mock.calls, onValueChange.mock.calls]).toEqual([[['day']], [['2026-11-18']]]);
    await expect
      .poll(() => heard.messages.map(({ message }) => message))
      .toEqual(['Wednesday, 18 November 2026, 3 events']);
    expect(focused()).toBe(screen.getByRole('radio', { name: 'Day' }));
    calendar.focusGrid();
    await calendar.choose('Week');
    expect(focused()).toBe(screen.getByRole('radio', { name: 'Week' }));
    expect(calendar.focusGrid()).toBe(slot('Wednesday 18 November, 11:30, 1 event'));
    heard.stop();
  });

  test('in a day the buttons, arrows and Page Down move by a day', async () => {
    const prefetched = vi.fn();
    render(<Day onWeekPrefetch={prefetched} />);
    expect(calendar.getTitle()).toBe('Tuesday, 17 November 2026');
    await userEvent.click(screen.getByRole('button', { name: 'Tomorrow' }));
    expect(prefetched).toHaveBeenLastCalledWith('2026-11-18');
    expect(screen.getByRole('button', { name: 'In 2 days' })).toBeTruthy();
    await calendar.goToToday();
    calendar.focusGrid();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(focused()).toBe(slot(/^Wednesday 18 November, 11:00/)));
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(focused()).toBe(slot(/^Thursday 19 November, 11:00/)));
  });

  test('Right of the last day of a work week is the first day of the next one', async () => {
    render(<hebrew.WorkWeekInHebrew />);
    calendar.focusGrid();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await waitFor(() => expect(focused()).toBe(slot('יום ראשון, 22 בנובמבר, 11:00, פנוי')));
  });

  test('the list of a day has its events under one heading, without links to days', () => {
    render(<DayAsList />);
    expect(calendar.getDays()).toHaveLength(1);
    expect(screen.queryByRole('navigation')).toBeNull();
    const rooms = /Tuesday 17 November, .*(Room|Hall|Library|Studio)/;
    expect(calendar.getEventNames().filter((name) => rooms.test(name))).toHaveLength(6);
  });

  test('the host can control the view, and the tab stop stays on a visible day', () => {
    const { rerender } = render(<Views view="week" value="2026-11-17" />);
    calendar.focusGrid();
    rerender(<Views view="day" value="2026-11-20" />);
    calendar.focusGrid();
    rerender(<Views view="workWeek" value="2026-11-20" />);
    expect(columns()).toHaveLength(5);
    expect(calendar.focusGrid()).toBe(slot(/^Friday 20 November, 11:00/));
  });

  test.each(['en', 'he'])('in %s the toolbar with a switch reflows at 320 px', async (locale) => {
    await resizeWindow(320, 800);
    const { Views: Story } = composeStories(stories, { initialGlobals: { locale } });
    render(<Story defaultPresentation={undefined} />);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(closeTargets([...screen.getAllByRole('button'), ...screen.getAllByRole('link')])).toEqual([]);
  });
});

test('`initialHour` is at the top of the grid, and without the line of now its slot is still marked', () => {
  const { unmount } = render(<FromNoon />);
  const head = screen.getByRole('columnheader', { name: /Tuesday/ }).getBoundingClientRect();
  const [noon] = screen.getAllByRole('gridcell', { name: /, 12:00/ });
  const below = (noon?.getBoundingClientRect().top ?? 0) - head.bottom;
  expect(below).toBeGreaterThan(6);
  expect(below).toBeLessThan(10);
  expect(document.querySelector('[data-part="week-calendar-now"]')).toBeNull();
  expect(screen.getByRole('gridcell', { name: /^Tuesday 17 November, 11:00, .*now/ })).toBeTruthy();
  unmount();
  render(<FromNoon presentation="list" />);
  expect(document.querySelector('[data-part="week-calendar-now"]')).toBeNull();
});

test('a print has all hours and days in the width of the paper, and no buttons', async () => {
  await resizeWindow(800, 800);
  render(<Groups />);
  await emulation().send('Emulation.setEmulatedMedia', { media: 'print' });
  const scroller = screen.getByRole('grid').parentElement;
  expect([scroller?.scrollHeight, scroller?.scrollWidth]).toEqual([
    scroller?.clientHeight,
    scroller?.clientWidth,
  ]);
  expect(screen.queryByRole('button', { name: 'Next week' })).toBeNull();
  expect(screen.getByRole('list', { name: 'Legend' })).toBeVisible();
  await emulation().send('Emulation.setEmulatedMedia', { media: '' });
});

test.each(['grid', 'list'] as const)(
  'in the %s, inline elements of `renderEvent` are on one line, and `week-calendar-event-content` styles them',
  (presentation) => {
    render(<OwnContent defaultPresentation={presentation} />);
    const title = screen.getByText('Surgery prep', { selector: 'strong' });
    const detail = screen.getByText('Moshe Levy', { selector: 'em' });
    expect(title.getBoundingClientRect().top).toBe(detail.getBoundingClientRect().top);
    const content = title.closest<HTMLElement>('[data-part="week-calendar-event-content"]');
    expect(content && getComputedStyle(content).display).toBe('block');
  },
);

const weeks = [
  {
    name: 'English',
    Story: Ready,
    next: '22 to 28 November 2026, No events this week. Tuesday 24 November, 11:00, free',
    back: '15 to 21 November 2026, 26 events. Tuesday 17 November, 11:00, 2 events, now',
  },
  {
    name: 'Hebrew',
    Story: hebrew.InHebrew,
    next: '22 עד 28 בנובמבר 2026, אין אירועים השבוע. יום שלישי, 24 בנובמבר, 11:00, פנוי',
    back: '15 עד 21 בנובמבר 2026, 26 אירועים. יום שלישי, 17 בנובמבר, 11:00, שני אירועים, עכשיו',
  },
  {
    name: 'Russian',
    Story: russian.InRussian,
    next: 'с 22 по 28 ноября 2026 г., На этой неделе нет событий. вторник, 24 ноября, 11:00, свободно',
    back: 'с 15 по 21 ноября 2026 г., 26 событий. вторник, 17 ноября, 11:00, 2 события, сейчас',
  },
];

test.each(weeks)('WC-7: in $name Page Down and Page Up announce the week with the slot', async (week) => {
  const heard = recordAnnouncements();
  render(<week.Story />);
  calendar.focusGrid();
  await userEvent.keyboard('{PageDown}');
  await expect.poll(() => heard.messages.map(({ message }) => message)).toEqual([week.next]);
  await userEvent.keyboard('{PageUp}');
  await expect.poll(() => heard.messages.map(({ message }) => message)).toEqual([week.next, week.back]);
  heard.stop();
});

test('WC-7: an arrow key across the week boundary moves focus, so the message omits the slot', async () => {
  const heard = recordAnnouncements();
  render(<Ready />);
  calendar.focusGrid();
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect
    .poll(() => heard.messages.map(({ message }) => message))
    .toEqual(['22 to 28 November 2026, No events this week']);
  expect(focused()?.ariaLabel).toBe('Sunday 22 November, 11:00, free');
  heard.stop();
});

test('WC-7: a slot that was loading when it got focus is announced with the week', async () => {
  const heard = recordAnnouncements();
  const { rerender } = render(<Ready isLoading />);
  calendar.focusGrid();
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(focused()?.ariaLabel).toBe('Sunday 22 November, 11:00, loading');
  rerender(<Ready />);
  await expect
    .poll(() => heard.messages.map(({ message }) => message))
    .toEqual(['22 to 28 November 2026, No events this week. Sunday 22 November, 11:00, free']);
  heard.stop();
});

test('the popover takes focus and returns it to the event on close', async () => {
  render(<WithPopover />);
  const panel = await calendar.openEvent(/Surgery prep/);
  expect([panel?.ariaLabel, panel?.contains(focused())]).toEqual(['Surgery prep', true]);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(calendar.getPanel()).toBeUndefined();
  expect(focused()).toBe(event(/Surgery prep/));
});

test('a popover stays within a calendar that becomes narrower', async () => {
  const { container } = render(<WithPopover presentation="grid" />);
  const panel = await calendar.openEvent(/Surgery prep/);
  container.style.inlineSize = '300px';
  const right = (element?: Element) => element?.getBoundingClientRect().right ?? Number.NaN;
  await waitFor(() => expect(right(panel)).toBeLessThanOrEqual(right(container)));
  expect(panel?.contains(focused())).toBe(true);
});

test('the focused slot is never under the sticky headers, and all-day events are rendered', async () => {
  render(<AllDay height="240px" />);
  calendar.focusGrid();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await userEvent.keyboard('{ArrowUp>20/}');
  const head = screen.getByRole('columnheader', { name: /Saturday/ }).getBoundingClientRect();
  expect(focused()?.getBoundingClientRect().top).toBeGreaterThanOrEqual(head.bottom);
  expect(event(/^Tuesday 17 November, All day, Holiday/)).toBeTruthy();
});

test('all-day events stay in view above the hours, and don’t cover the focused slot', async () => {
  render(<AllDay height="400px" />);
  const [firstSlot] = within(grid()).getAllByRole('gridcell', { name: /06:00/ });
  grid().parentElement?.scrollTo({ top: 0 });
  expect(event(/^Tuesday 17 November, All day, Holiday/).getBoundingClientRect().bottom).toBeLessThanOrEqual(
    firstSlot?.getBoundingClientRect().top ?? 0,
  );
  calendar.focusGrid();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  const holiday = event(/^Tuesday 17 November, All day, Holiday/);
  const head = screen.getByRole('columnheader', { name: /Tuesday/ }).getBoundingClientRect();
  expect(holiday.getBoundingClientRect().top).toBeGreaterThanOrEqual(head.bottom);
  expect(holiday.getBoundingClientRect().top).toBeLessThan(head.bottom + 100);
  await userEvent.keyboard('{ArrowUp>20/}');
  expect(focused()?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    holiday.closest('[role="row"]')?.getBoundingClientRect().bottom ?? 0,
  );
});

test('the all-day row scrolls with the hours if it takes more than a third of the height', async () => {
  render(<AllDay height="120px" />);
  calendar.focusGrid();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  const head = screen.getByRole('columnheader', { name: /Tuesday/ }).getBoundingClientRect();
  const holiday = event(/^Tuesday 17 November, All day, Holiday/);
  expect(holiday.getBoundingClientRect().bottom).toBeLessThan(head.bottom);
});

test('the grid is 650 px high by default, and `height` overrides it', () => {
  const { unmount } = render(<Ready />);
  const heightOfHours = () => grid().parentElement?.getBoundingClientRect().height;
  expect(heightOfHours()).toBe(650);
  unmount();
  render(<Ready height="400px" />);
  expect(heightOfHours()).toBe(400);
});

test('events can’t be dragged, resized or deleted', async () => {
  render(<Ready />);
  const one = event(/Surgery prep/);
  const place = () => JSON.stringify(event(/Surgery prep/).getBoundingClientRect());
  one.scrollIntoView({ block: 'center' });
  const before = place();
  expect(one.draggable).toBe(false);
  expect(getComputedStyle(one).resize).toBe('none');
  await userEvent.dragAndDrop(
    one,
    screen.getByRole('gridcell', { name: 'Thursday 19 November, 10:30, free' }),
  );
  one.focus();
  await userEvent.keyboard('{Delete}{Backspace}');
  one.scrollIntoView({ block: 'center' });
  expect(place()).toBe(before);
});

test('the skeleton appears after 200 ms only', () => {
  const { container } = render(<Waiting />);
  const shape = container.querySelector('[aria-hidden="true"]:has(span[aria-hidden="true"])');
  expect(shape?.getAnimations().map(({ effect }) => effect?.getTiming().duration)).toEqual([200]);
});

test('the whole week renders on the server and hydrates without errors in the console', () => {
  const logged = vi.spyOn(console, 'error');
  const week = (
    <UIProvider locale="he">
      <WeekCalendar
        label="תורים"
        events={clinicWeek('he')}
        timeZone={sampleZone}
        now={sampleNow}
        defaultPresentation="grid"
      />
    </UIProvider>
  );
  const html = renderToString(week);
  expect(html).toContain('aria-label="יום חמישי, 19 בנובמבר, 10:30, פנוי"');
  expect(html).toContain('הכנה לניתוח');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const { unmount } = render(week, { container, hydrate: true });
  expect(within(container).getAllByRole('gridcell')).toHaveLength(196);
  expect(logged).not.toHaveBeenCalled();
  unmount();
  container.remove();
});

test('WC-17: in forced colors events keep solid or dashed borders, and the focused slot has a ring', async () => {
  await emulate({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' });
  render(<AllDay />);
  for (const [name, edge] of [
    [/Surgery prep/, 'solid'],
    [/Irina Volkova, cancelled/, 'dashed'],
    [/Anna Weiss, waiting/, 'dashed'],
  ] as const) {
    const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(event(name));
    expect([borderTopStyle, borderTopWidth]).toEqual([edge, '1px']);
    expect(borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
  }
  calendar.focusGrid();
  await userEvent.keyboard('{End}');
  const ring = getComputedStyle(focused() as Element, '::after');
  expect([ring.outlineStyle, ring.outlineWidth]).toEqual(['solid', '2px']);
  expect(document.getAnimations()).toEqual([]);
});

test('while events load, no slot or list day is announced as free', () => {
  const { unmount } = render(<Waiting />);
  expect(calendar.isLoading()).toBe(true);
  expect(screen.queryByRole('gridcell', { name: /free/ })).toBeNull();
  expect(slot('Thursday 19 November, 10:30, loading')).toBeTruthy();
  unmount();
  render(<Waiting defaultPresentation="list" />);
  expect(screen.getAllByText('Loading')).toHaveLength(7);
});

describe('target size', () => {
  const at = (id: string, start: string, end: string) => ({
    id,
    title: `Call ${id}`,
    start: `2026-11-${start}`,
    end: `2026-11-${end}`,
  });

  const crowded = [...clinicWeek(), ...overlappingEvents(7)];
  const weeks = [
    { name: 'a typical week', events: clinicWeek() },
    { name: 'a crowded day', events: crowded },
    {
      name: 'consecutive half hours',
      events: [
        at('1', '18T09:00', '18T09:30'),
        at('2', '18T09:30', '18T10:00'),
        at('3', '18T10:00', '18T10:30'),
        at('4', '19T09:15', '19T09:45'),
        at('5', '19T09:45', '19T10:15'),
      ],
    },
    {
      name: 'five at a time',
      events: ['a', 'b', 'c', 'd', 'e'].flatMap((id) => [
        at(`${id}1`, '16T09:00', '16T09:30'),
        at(`${id}2`, '16T09:30', '16T10:00'),
        at(`${id}3`, '18T09:15', '18T09:45'),
        at(`${id}4`, '18T10:00', '18T12:00'),
      ]),
    },
  ];

  /** Buttons, links and free slots, which can be pressed. */
  const targets = () => [
    ...screen.getAllByRole('button'),
    ...screen.queryAllByRole('link'),
    ...screen.queryAllByRole('gridcell').filter(({ ariaLabel }) => /(free|פנוי)$/.test(ariaLabel ?? '')),
  ];

  test.each(weeks.flatMap((week) => [1440, 800, 390].map((width) => ({ ...week, width }))))(
    'targets meet 24 px with spacing: $name, $width px wide',
    async ({ events, width }) => {
      await resizeWindow(width, 800);
      // High enough that nothing scrolls: scrolled content could overlap its surroundings.
      render(<Ready events={events} height="2000px" />);
      expect(closeTargets(targets())).toEqual([]);
    },
  );

  test('targets meet 24 px with spacing in RTL, in the all-day row and in the list', async () => {
    await resizeWindow(1024, 800);
    const { unmount } = render(<hebrew.InHebrew events={crowded} height="2000px" />);
    expect(closeTargets(targets())).toEqual([]);
    unmount();
    const { unmount: leave } = render(<AllDay height="2000px" />);
    expect(closeTargets(targets())).toEqual([]);
    leave();
    render(<Narrow />);
    expect(closeTargets(targets())).toEqual([]);
  });
});

describe('toolbar', () => {
  beforeEach(() => resizeWindow(414, 896));

  const moved = vi.fn();
  const today = vi.fn();
  const chosen = vi.fn();

  type ToolbarProps = Partial<Parameters<typeof WeekToolbar>[0]>;

  const draw = (sample: Partial<Parameters<typeof WeekSample>[0]> = {}, place: ToolbarProps = {}) =>
    render(
      <WeekSample {...sample} events={clinicIn('en')}>
        {({ week, list: { labels, today: day, titleId } }) => (
          <WeekToolbar
            {...{ week, labels, today: day, titleId }}
            presentation="grid"
            onPresentationChange={chosen}
            onMove={moved}
            onToday={today}
            {...place}
          />
        )}
      </WeekSample>,
    );

  const namesOf = (role: 'button' | 'radio') =>
    screen
      .getAllByRole(role)
      .map((one) => one.getAttribute('aria-label') ?? one.closest('label')?.textContent ?? one.textContent);

  test.each([
    ['en', 0, ['Today', 'Last week', 'Next week'], ['Week', 'List']],
    ['en', 3, ['Today', 'In 2 weeks', 'In 4 weeks'], ['Week', 'List']],
    ['he', 0, ['היום', 'השבוע שעבר', 'השבוע הבא'], ['שבוע', 'רשימה']],
    ['ru', 0, ['Сегодня', 'На прошлой неделе', 'На следующей неделе'], ['Неделя', 'Список']],
  ])('WC-13: in %s, %i weeks ahead, the buttons name their target week', (locale, weeks, buttons, views) => {
    draw({ locale, weeks });
    expect(namesOf('button')).toEqual(buttons);
    expect(namesOf('radio')).toEqual(views);
  });

  test('WC-7: pressing a button requests another week, and focus stays on the button', async () => {
    draw();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(today).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Last week' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(moved.mock.calls).toEqual([[-1], [-1], [1]]);
  });

  test('focus and hover on a week button call `onIntent` with that week', async () => {
    const prefetch = vi.fn();
    draw({}, { onIntent: prefetch });
    await userEvent.tab();
    expect(prefetch).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(prefetch).toHaveBeenLastCalledWith(-1);
    await userEvent.hover(screen.getByRole('button', { name: 'Next week' }));
    expect(prefetch).toHaveBeenLastCalledWith(1);
  });

  test('WC-8: one arrow key in the view switch selects the list', async () => {
    draw();
    const views = screen.getByRole('radiogroup', { name: 'View' });
    within(views).getByRole<HTMLInputElement>('radio', { name: 'Week' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen).toHaveBeenLastCalledWith('list');
  });

  test('the title is a heading with the given level and ID', () => {
    draw({}, { headingLevel: 3 });
    const title = screen.getByRole('heading', { level: 3 });
    expect(title.textContent).toMatch(/^15–21 November 2026$/);
    expect(title.id).toBe('title');
  });

  test('in Hebrew the numbers of a range run left to right', () => {
    draw({ locale: 'he' });
    const range = screen.getByText(/^15–21$/);
    expect(getComputedStyle(range).direction).toBe('ltr');
    expect(screen.getByRole('heading').textContent).toMatch(/^15–21 בנובמבר 2026$/);
  });

  test('a year before the dash isn’t part of a left-to-right range', () => {
    const { container } = draw({ locale: 'he', now: '2026-12-29T09:00:00Z' });
    expect(screen.getByRole('heading').textContent).toContain('2026 – 2');
    expect(container.querySelector('bdi')).toBeNull();
  });

  test('WC-14: the time zone is named, and a clock-change week shows both offsets and the change', () => {
    draw();
    expect(screen.getByText('Israel Time (GMT+2)')).toBeVisible();
    draw({ timeZone: 'America/New_York', now: '2026-11-03T15:00:00Z' });
    expect(screen.getByText('Eastern Time (GMT-4 / GMT-5)')).toBeVisible();
    expect(screen.getByText('The clock goes back on Sunday 1 November at 02:00')).toBeVisible();
  });

  test.each(['en', 'he', 'ru', 'ar'])(
    'in %s the DOM order of the toolbar matches its visual order, wide and narrow',
    (locale) => {
      for (const isNarrow of [false, true]) {
        const { unmount } = draw({ locale }, { isNarrow });
        const places = [
          screen.getByRole('heading'),
          ...screen.getAllByRole('button'),
          screen.getByRole('radiogroup'),
        ]
          .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
          .map((one) => one.getBoundingClientRect());
        const side = locale === 'he' || locale === 'ar' ? -1 : 1;
        for (const [index, box] of places.entries()) {
          const before = places[index - 1];
          if (before) expect(box.top >= before.bottom || (box.left - before.left) * side > 0).toBe(true);
        }
        unmount();
      }
    },
  );

  test.each(['en', 'he', 'ru', 'ar'])('in %s it reflows at 320 px, even at 200 %% text size', (locale) => {
    for (const zoom of ['100%', '200%']) {
      document.documentElement.style.fontSize = zoom;
      const { container, unmount } = render(
        <div style={{ inlineSize: 288, overflow: 'auto' }}>
          <WeekSample locale={locale}>
            {({ week, list: { labels, today: day, titleId } }) => (
              <WeekToolbar
                {...{ week, labels, today: day, titleId, isNarrow: true, presentation: 'list' }}
                onPresentationChange={chosen}
                onMove={moved}
                onToday={today}
              />
            )}
          </WeekSample>
        </div>,
      );
      const place = container.firstElementChild as HTMLElement;
      expect(place.scrollWidth, zoom).toBeLessThanOrEqual(place.clientWidth);
      unmount();
    }
    document.documentElement.style.fontSize = '';
  });
});
