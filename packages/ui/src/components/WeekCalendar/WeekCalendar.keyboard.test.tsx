import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { WeekCalendarTester } from '../../test-utils/index.ts';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './WeekCalendar.stories.tsx';

const storiesIn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Direction = 'ltr' | 'rtl';
interface Given {
  direction: Direction;
}

const acted = vi.fn();
const grid = () => screen.getByRole('grid');
const calendar = new WeekCalendarTester({ root: document.body, user: userEvent });
const keys = (pressed: string) => userEvent.keyboard(pressed);
/** Leaves an event. If its title is cut, the first Esc closes the tooltip. */
const leave = '{Escape}{Escape}';

/** Renders 15 to 21 November and focuses a slot, by default Tuesday the 17th at 11:00. */
const enter = async ({ direction }: Given, toSlot = '') => {
  const { Ready } = storiesIn[direction];
  render(
    <>
      <Ready onSlotAction={acted} />
      <button type="button">After</button>
    </>,
  );
  calendar.focusGrid();
  if (toSlot) await keys(toSlot);
};

/** Day of the month and time of the focused cell, in any language: "17 11:00". */
const place = () => {
  const cell = document.activeElement?.closest('[role="gridcell"], [role="columnheader"]');
  const row = cell?.parentElement;
  const column = cell && row ? [...row.children].indexOf(cell) : -1;
  const head = screen.getAllByRole('columnheader')[column]?.textContent ?? '';
  const time = row && within(row).queryByRole('rowheader')?.textContent;
  return `${/\d+/.exec(head)?.[0]} ${time ?? 'head'}`;
};
const isAt = (expected: string) => waitFor(() => expect(place()).toBe(expected));
const button = () => document.activeElement?.closest('button')?.dataset.key;

/** Renders November 2026 and focuses Tuesday the 17th. */
const enterMonth = async ({ direction }: Given, toDay = '') => {
  const { Month } = storiesIn[direction];
  render(<Month defaultValue="2026-11-17" views={['month']} onSlotAction={acted} />);
  calendar.focusGrid();
  if (toDay) await keys(toDay);
};
/** The day of the month and the month of the focused day: "17 11". */
const dayOfFocus = () => {
  const date = document.activeElement?.closest<HTMLElement>('[data-date]')?.dataset.date;
  const focused = new Date(Number(date) * 86_400_000);
  return `${focused.getUTCDate()} ${focused.getUTCMonth() + 1}`;
};
const isOn = (expected: string) => waitFor(() => expect(dayOfFocus()).toBe(expected));

beforeEach(async () => {
  acted.mockClear();
  await page.viewport(1080, 800);
});

keyboardTable('WeekCalendar', (row) => {
  row({ key: 'Tab', where: 'page', does: 'moves to the last focused slot, or to now' }, async (given) => {
    await enter(given);
    await isAt('17 11:00');
  });

  row({ key: 'Tab', where: 'slot', does: 'leaves the grid' }, async (given) => {
    await enter(given);
    await userEvent.tab();
    expect(grid().contains(document.activeElement)).toBe(false);
  });

  for (const [key, pressed, to, does] of [
    ['Down', '{ArrowDown}', '17 11:30', 'moves to the next half hour'],
    ['Up', '{ArrowUp}', '17 10:30', 'moves to the previous half hour'],
    ['Home', '{Home}', '15 11:00', 'moves to the first day of the week, at the same time'],
    ['End', '{End}', '21 11:00', 'moves to the last day of the week, at the same time'],
    ['Ctrl+Home', '{Control>}{Home}{/Control}', '15 06:00', 'moves to the first slot of the first day'],
    ['Ctrl+End', '{Control>}{End}{/Control}', '21 19:30', 'moves to the last slot of the last day'],
    ['Page Down', '{PageDown}', '24 11:00', 'shows the next week, same day and time'],
    ['Page Up', '{PageUp}', '10 11:00', 'shows the previous week, same day and time'],
    ['Shift+Page Down', '{Shift>}{PageDown}{/Shift}', '15 11:00', 'goes four weeks forward'],
    ['Shift+Page Up', '{Shift>}{PageUp}{/Shift}', '20 11:00', 'goes four weeks back'],
  ] as const) {
    row({ key, where: 'slot', does }, async (given) => {
      await enter(given);
      await keys(pressed);
      await isAt(to);
    });
  }

  row(
    { key: 'Up', where: 'first slot', does: 'moves to the all-day row or the column header' },
    async (given) => {
      await enter(given, '{Control>}{Home}{/Control}{ArrowUp}');
      await isAt('15 head');
      await keys('{ArrowDown}');
      await isAt('15 06:00');
    },
  );

  row(
    { key: 'Right', where: 'slot', does: 'moves to the next day', rightToLeft: 'moves to the previous day' },
    async (given) => {
      await enter(given, '{ArrowRight}');
      await isAt(given.direction === 'ltr' ? '18 11:00' : '16 11:00');
    },
  );

  row(
    { key: 'Left', where: 'slot', does: 'moves to the previous day', rightToLeft: 'moves to the next day' },
    async (given) => {
      await enter(given, '{ArrowLeft}');
      await isAt(given.direction === 'ltr' ? '16 11:00' : '18 11:00');
    },
  );

  row(
    {
      key: 'Right',
      where: 'rightmost day',
      does: 'moves to the first day of the next week',
      rightToLeft: 'moves to the last day of the previous week',
    },
    async (given) => {
      const isLtr = given.direction === 'ltr';
      await enter(given, isLtr ? '{End}' : '{Home}');
      await keys('{ArrowRight}');
      await isAt(isLtr ? '22 11:00' : '14 11:00');
    },
  );

  row({ key: 'Enter, Space', where: 'free slot', does: 'adds an event there' }, async (given) => {
    await enter(given, '{End}{Enter}');
    await keys(' ');
    const [[start] = [], again] = acted.mock.calls;
    expect(start).toContain('2026-11-21T11:00');
    expect(again).toEqual([start]);
  });

  row({ key: 'Enter, Space', where: 'slot with events', does: 'moves to the first event' }, async (given) => {
    await enter(given, '{Enter}');
    expect(button()).toBe('a11@2');
    await keys(`${leave} `);
    expect(button()).toBe('a11@2');
  });

  row({ key: 'Tab, Down', where: 'event', does: 'moves to the next event of its slot' }, async (given) => {
    await enter(given, '{Enter}{ArrowDown}');
    expect(button()).toBe('a12@2');
    await keys('{ArrowUp}');
    await userEvent.tab();
    expect(button()).toBe('a12@2');
    await userEvent.tab();
    expect(grid().contains(document.activeElement)).toBe(false);
  });

  row({ key: 'Shift+Tab, Up', where: 'event', does: 'moves to the previous event' }, async (given) => {
    await enter(given, '{Enter}{ArrowDown}{ArrowUp}');
    expect(button()).toBe('a11@2');
    await keys('{ArrowDown}');
    await userEvent.tab({ shift: true });
    expect(button()).toBe('a11@2');
  });

  row(
    {
      key: 'Esc',
      where: 'event',
      does: 'closes the tooltip of a cut title; without one, returns to the slot it was entered from',
    },
    async (given) => {
      await enter(given, `{Enter}${leave}`);
      await isAt('17 11:00');
      expect(document.activeElement?.role).toBe('gridcell');
    },
  );

  for (const [key, pressed, to, does] of [
    ['Down', '{ArrowDown}', '24 11', 'moves to the same day of the next week, also in the next month'],
    ['Home', '{Home}', '15 11', 'moves to the first day of the week'],
    ['Ctrl+End', '{Control>}{End}{/Control}', '30 11', 'moves to the last day of the month'],
    ['Page Down', '{PageDown}', '17 12', 'shows the next month, same day'],
    ['Shift+Page Up', '{Shift>}{PageUp}{/Shift}', '17 11', 'goes a year back'],
  ] as const) {
    row({ key, where: 'day of a month', does }, async (given) => {
      await enterMonth(given);
      await keys(pressed);
      await isOn(to);
    });
  }

  row(
    {
      key: 'Right',
      where: 'day of a month',
      does: 'moves to the next day, also in the next month',
      rightToLeft: 'moves to the previous day',
    },
    async (given) => {
      const isLtr = given.direction === 'ltr';
      await enterMonth(given, isLtr ? '{Control>}{End}{/Control}' : '{Control>}{Home}{/Control}');
      await keys('{ArrowRight}');
      await isOn(isLtr ? '1 12' : '31 10');
    },
  );

  row(
    {
      key: 'Enter, Space',
      where: 'day of a month',
      does: 'moves to the first event; on a day without events, opens the day or adds an event',
    },
    async (given) => {
      await enterMonth(given, '{Enter}');
      expect(document.activeElement?.getAttribute('data-part')).toBe('week-calendar-event');
      await keys(leave);
      await isOn('17 11');
      await keys('{Control>}{Home}{/Control} ');
      expect(acted.mock.calls[0]?.[0]).toContain('2026-11-01T06:00');
    },
  );

  row(
    {
      key: 'Up, Down',
      where: 'event of a month',
      does: 'moves between the number of the day and its events',
    },
    async (given) => {
      await enterMonth(given, '{Enter}{ArrowUp}');
      expect(document.activeElement?.getAttribute('data-text')).toBe('17');
      await keys(`{ArrowDown}${leave}`);
      expect(document.activeElement?.role).toBe('gridcell');
    },
  );
});
