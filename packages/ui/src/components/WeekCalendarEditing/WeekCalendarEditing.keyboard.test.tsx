import { composeStories } from '@storybook/react-vite';
import { act, render } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import * as stories from './WeekCalendarEditing.stories.tsx';

const storiesIn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

const save = vi.fn();
const select = vi.fn();
const keys = (pressed: string) => userEvent.keyboard(pressed);

interface Given {
  direction: 'ltr' | 'rtl';
}

/** Focuses the event on Tuesday 17 November from 14:00 to 16:00, and starts moving it. */
const move = async ({ direction }: Given, pressed = '') => {
  const { Ready } = storiesIn[direction];
  render(<Ready save={save} />);
  act(() => document.querySelector<HTMLElement>('[data-key^="b12@"]')?.focus());
  await keys(`{F2}${pressed}`);
};

/** Focuses the slot on Thursday 19 November at 17:30. */
const slot = async ({ direction }: Given, pressed = '') => {
  const { Ready } = storiesIn[direction];
  render(<Ready onRangeSelect={select} />);
  act(() => document.querySelector<HTMLElement>('[data-row="23"] > :nth-child(6)')?.focus());
  await keys(pressed);
};

const draft = () => document.querySelector('[data-part="week-calendar-draft"]')?.textContent ?? '';
/** The times that were saved or selected: "17T14:00–17T16:00". */
const result = (saved = save) => {
  const { start, end } = saved.mock.lastCall?.[0] ?? {};
  return `${start?.slice(8, 16)}–${end?.slice(8, 16)}`;
};

beforeEach(() => {
  save.mockClear();
  select.mockClear();
  return resizeWindow(1080, 900);
});

keyboardTable('WeekCalendarEditing', (row) => {
  row({ key: 'F2', where: 'event', does: 'starts moving it' }, async (given) => {
    await move(given);
    expect(draft()).toContain('14:00–16:00');
  });

  for (const [key, does, pressed, expected, again, then] of [
    [
      'Up, Down',
      'moves it a step earlier or later',
      ...(['{ArrowUp}', '17T13:45–17T15:45', '{ArrowDown}', '17T14:00–17T16:00'] as const),
    ],
    [
      'Page Up, Page Down',
      'moves it to the previous or next week',
      ...(['{PageDown}', '24T14:00–24T16:00', '{PageUp}', '17T14:00–17T16:00'] as const),
    ],
    [
      'Shift+Up, Shift+Down',
      'makes it a step shorter or longer',
      ...(['{Shift>}{ArrowUp}{/Shift}', '17T14:00–17T15:45'] as const),
      ...(['{Shift>}{ArrowDown}{/Shift}', '17T14:00–17T16:00'] as const),
    ],
  ] as const) {
    row({ key, where: 'event that is moved', does }, async (given) => {
      await move(given, `${pressed}{Enter}`);
      expect(result()).toBe(expected);
      await keys(`{F2}${again}{Enter}`);
      expect(result()).toBe(then);
    });
  }

  row(
    {
      key: 'Right',
      where: 'event that is moved',
      does: 'moves it to the next day',
      rightToLeft: 'moves it to the previous day',
    },
    async (given) => {
      await move(given, '{ArrowRight}{Enter}');
      expect(result()).toBe(given.direction === 'ltr' ? '18T14:00–18T16:00' : '16T14:00–16T16:00');
    },
  );

  row(
    {
      key: 'Left',
      where: 'event that is moved',
      does: 'moves it to the previous day',
      rightToLeft: 'moves it to the next day',
    },
    async (given) => {
      await move(given, '{ArrowLeft}{Enter}');
      expect(result()).toBe(given.direction === 'ltr' ? '16T14:00–16T16:00' : '18T14:00–18T16:00');
    },
  );

  row({ key: 'Enter, Space', where: 'event that is moved', does: 'keeps the new time' }, async (given) => {
    await move(given, '{ArrowDown}{Enter}');
    expect(result()).toBe('17T14:15–17T16:15');
    await keys('{F2}{ArrowDown} ');
    expect(result()).toBe('17T14:30–17T16:30');
  });

  row({ key: 'Esc', where: 'event that is moved', does: 'returns it to its old time' }, async (given) => {
    await move(given, '{ArrowDown}{Escape}');
    expect(draft()).toBe('');
    expect(save).not.toHaveBeenCalled();
  });

  row({ key: 'Tab', where: 'event that is moved', does: 'moves focus to the buttons' }, async (given) => {
    await move(given);
    await userEvent.tab();
    expect(document.activeElement?.closest('[data-part="week-calendar-editing"]')).toBeTruthy();
    await keys('{Escape}');
    expect(document.activeElement?.getAttribute('data-key')).toMatch(/^b12@/);
  });

  row(
    { key: 'Shift+Up, Shift+Down', where: 'slot', does: 'selects a range, a row earlier or later' },
    async (given) => {
      await slot(given, '{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}{Enter}');
      expect(result(select)).toBe('19T17:30–19T18:30');
    },
  );

  row(
    {
      key: 'Shift+Right',
      where: 'slot',
      does: 'selects a range to the next day',
      rightToLeft: 'selects a range from the previous day',
    },
    async (given) => {
      await slot(given, '{Shift>}{ArrowRight}{/Shift}{Enter}');
      expect(result(select)).toBe(given.direction === 'ltr' ? '19T17:30–20T18:00' : '18T17:30–19T18:00');
    },
  );

  row({ key: 'Enter, Space', where: 'selected range', does: 'passes the range on' }, async (given) => {
    await slot(given, '{Shift>}{ArrowDown}{/Shift}{Enter}');
    expect(result(select)).toBe('19T17:30–19T18:30');
    await keys('{Shift>}{ArrowUp}{/Shift} ');
    expect(result(select)).toBe('19T17:00–19T18:00');
  });

  row({ key: 'Esc', where: 'selected range', does: 'ends the selection' }, async (given) => {
    await slot(given, '{Shift>}{ArrowDown}{/Shift}{Escape}');
    expect(draft()).toBe('');
    expect(select).not.toHaveBeenCalled();
  });
});
