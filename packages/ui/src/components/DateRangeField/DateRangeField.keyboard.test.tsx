import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './DateRangeField.stories.tsx';

const drawn = {
  ltr: composeStories(stories, { initialGlobals: { locale: 'en-US' } }),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Given = { direction: 'ltr' | 'rtl' };

const parts = () => screen.getAllByRole('spinbutton');
const shown = () =>
  parts()
    .map((part) => part.textContent)
    .join(' ');
const calendarButton = () => screen.getAllByRole('button').at(-1) as HTMLElement;
const isClosed = () => expect.poll(() => screen.queryByRole('dialog')).toBeNull();

/** Renders March 26 to April 2, 2026, and focuses a part. */
const enter = ({ direction }: Given, part = 0) => {
  const { Ready } = drawn[direction];
  render(<Ready />);
  expect(document.documentElement.dir).toBe(direction);
  parts()[part]?.focus();
};

/** Opens the calendar on the first day of the range. */
const open = async (given: Given) => {
  enter(given);
  calendarButton().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/26/);
};

const dates = {
  ltr: { chosen: '03 27 2026 03 29 2026', kept: '03 26 2026 04 02 2026' },
  rtl: { chosen: '25 03 2026 27 03 2026', kept: '26 03 2026 02 04 2026' },
};

keyboardTable('DateRangeField', (row) => {
  row(
    { key: 'Tab', where: 'page', does: 'moves to the first part of the first date' },
    async ({ direction }) => {
      const { Ready } = drawn[direction];
      render(<Ready />);
      await userEvent.tab();
      expect(document.activeElement).toBe(parts()[0]);
    },
  );

  row(
    { key: 'Tab', where: 'part', does: 'moves through the parts of both dates, then to the buttons' },
    async (given) => {
      enter(given);
      for (const stop of [...parts().slice(1), ...screen.getAllByRole('button')]) {
        await userEvent.tab();
        expect(document.activeElement).toBe(stop);
      }
    },
  );

  row(
    { key: 'Digits', where: 'part', does: 'fill it, then move to the next part or date' },
    async (given) => {
      enter(given, 2);
      await userEvent.keyboard('2027');
      expect(document.activeElement).toBe(parts()[3]);
    },
  );

  row({ key: 'Up', where: 'part', does: 'increases it by 1' }, async (given) => {
    enter(given, 2);
    await userEvent.keyboard('{ArrowUp}');
    expect(parts()[2]?.textContent).toBe('2027');
  });

  row({ key: 'Down', where: 'part', does: 'decreases it by 1' }, async (given) => {
    enter(given, 2);
    await userEvent.keyboard('{ArrowDown}');
    expect(parts()[2]?.textContent).toBe('2025');
  });

  row({ key: 'Alt+Down', where: 'part', does: 'opens the calendar at the first day' }, async (given) => {
    enter(given);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/26/);
  });

  row(
    {
      key: 'Enter',
      where: 'calendar',
      does: 'selects the first day, then the last one, and closes the calendar',
    },
    async (given) => {
      await open(given);
      await userEvent.keyboard('{ArrowRight}{Enter}');
      expect(screen.queryByRole('dialog')).not.toBeNull();
      // Focus has moved to the day after the first one.
      await userEvent.keyboard(given.direction === 'ltr' ? '{ArrowRight}{Enter}' : '{ArrowLeft}{Enter}');
      await isClosed();
      expect(shown()).toBe(dates[given.direction].chosen);
    },
  );

  row({ key: 'Esc', where: 'calendar', does: 'closes the calendar without a change' }, async (given) => {
    await open(given);
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await isClosed();
    expect(shown()).toBe(dates[given.direction].kept);
  });

  row(
    { key: 'Enter', where: 'clear button', does: 'empties the field and moves focus to its first part' },
    async (given) => {
      enter(given);
      screen.getAllByRole('button')[0]?.focus();
      await userEvent.keyboard('{Enter}');
      expect(parts().every((part) => part.hasAttribute('data-placeholder'))).toBe(true);
      expect(document.activeElement).toBe(parts()[0]);
    },
  );
});
