import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './DateField.stories.tsx';

const drawn = {
  ltr: composeStories(stories, { initialGlobals: { locale: 'en-US' } }),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Given = { direction: 'ltr' | 'rtl' };

/** The order of the parts in the languages of the stories, from the left. */
const order = { ltr: ['month', 'day', 'year'], rtl: ['day', 'month', 'year'] } as const;
type PartName = (typeof order)['ltr'][number];

const parts = () => screen.getAllByRole('spinbutton');
const part = ({ direction }: Given, name: PartName) => parts()[order[direction].indexOf(name)] as HTMLElement;
const shown = (given: Given) =>
  (['year', 'month', 'day'] as const).map((name) => part(given, name).textContent).join('-');

/** Renders March 26, 2026, and focuses a part. */
const enter = (given: Given, name: PartName = 'day') => {
  const { Ready } = drawn[given.direction];
  render(<Ready />);
  expect(document.documentElement.dir).toBe(given.direction);
  part(given, name).focus();
};

/** The button that opens the calendar is the last one. */
const calendarButton = () => screen.getAllByRole('button').at(-1) as HTMLElement;

/** Opens the calendar on the selected day, and returns its button. */
const open = async (given: Given) => {
  enter(given);
  const button = calendarButton();
  button.focus();
  await userEvent.keyboard('{Enter}');
  await isOn(given, '2026-03-26');
  return button;
};

/** Waits until that day of the calendar has focus. */
const isOn = async ({ direction }: Given, date: string) => {
  const locale = direction === 'ltr' ? 'en-US' : 'he';
  const words = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toContain(words);
};

const isClosed = () => expect.poll(() => screen.queryByRole('dialog')).toBeNull();

keyboardTable('DateField', (row) => {
  row({ key: 'Tab', where: 'page', does: 'moves to the first part' }, async ({ direction }) => {
    const { Ready } = drawn[direction];
    render(<Ready />);
    await userEvent.tab();
    expect(document.activeElement).toBe(parts()[0]);
  });

  row({ key: 'Tab', where: 'part', does: 'moves to the next part, then to the buttons' }, async (given) => {
    enter(given, order[given.direction][0]);
    const [clear, calendar] = screen.getAllByRole('button');
    for (const stop of [parts()[1], parts()[2], clear, calendar]) {
      await userEvent.tab();
      expect(document.activeElement).toBe(stop);
    }
  });

  row({ key: 'Digits', where: 'part', does: 'fill it, then move to the next part' }, async (given) => {
    enter(given, order[given.direction][0]);
    await userEvent.keyboard(given.direction === 'ltr' ? '0431' : '3104');
    expect(document.activeElement).toBe(part(given, 'year'));
    await userEvent.keyboard('2027');
    await userEvent.tab();
    expect(shown(given)).toBe('2027-04-30');
  });

  for (const [key, pressed, does, name, date] of [
    ['Up', '{ArrowUp}', 'increases it by 1', 'day', '2026-03-27'],
    ['Down', '{ArrowDown}', 'decreases it by 1', 'day', '2026-03-25'],
    ['Page Up', '{PageUp}', 'increases it by 2', 'month', '2026-05-26'],
    ['Page Up', '{PageUp}', 'increases it by 7', 'day', '2026-03-02'],
    ['Page Up', '{PageUp}', 'increases it to the next multiple of 5', 'year', '2030-03-26'],
    ['Page Down', '{PageDown}', 'decreases it by 7', 'day', '2026-03-19'],
    ['Home', '{Home}', 'sets the minimum', 'day', '2026-03-01'],
    ['End', '{End}', 'sets the maximum', 'day', '2026-03-31'],
  ] as const) {
    const where = key.startsWith('Page') ? `${name} part` : 'part';
    row({ key, where, does }, async (given) => {
      enter(given, name);
      await userEvent.keyboard(pressed);
      expect(shown(given)).toBe(date);
    });
  }

  for (const [key, pressed, to] of [
    ['Right', '{ArrowRight}', 2],
    ['Left', '{ArrowLeft}', 0],
  ] as const) {
    row({ key, where: 'part', does: `moves to the part on the ${key.toLowerCase()}` }, async (given) => {
      enter(given, order[given.direction][1]);
      await userEvent.keyboard(pressed);
      expect(document.activeElement).toBe(parts()[to]);
    });
  }

  row({ key: 'Backspace', where: 'part', does: 'deletes a digit, then moves back a part' }, async (given) => {
    enter(given, order[given.direction][1]);
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(parts()[1]?.hasAttribute('data-placeholder')).toBe(true);
    await userEvent.keyboard('{Backspace}');
    expect(document.activeElement).toBe(parts()[0]);
  });

  row({ key: 'Alt+Down', where: 'part', does: 'opens the calendar at the selected day' }, async (given) => {
    enter(given);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await isOn(given, '2026-03-26');
  });

  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ] as const) {
    row({ key, where: 'calendar button', does: 'opens the calendar at the selected day' }, async (given) => {
      enter(given);
      calendarButton().focus();
      await userEvent.keyboard(pressed);
      await isOn(given, '2026-03-26');
    });
    row(
      { key, where: 'clear button', does: 'empties the field and moves focus to its first part' },
      async (given) => {
        enter(given);
        screen.getAllByRole('button')[0]?.focus();
        await userEvent.keyboard(pressed);
        expect(document.activeElement).toBe(parts()[0]);
        expect(parts().every((one) => one.hasAttribute('data-placeholder'))).toBe(true);
      },
    );
  }

  const [next, before] = ['moves to the next day', 'moves to the previous day'];
  for (const [key, pressed, does, rightToLeft, days] of [
    ['Right', '{ArrowRight}', next, before, { ltr: '2026-03-27', rtl: '2026-03-25' }],
    ['Left', '{ArrowLeft}', before, next, { ltr: '2026-03-25', rtl: '2026-03-27' }],
  ] as const) {
    row({ key, where: 'calendar', does, rightToLeft }, async (given) => {
      await open(given);
      await userEvent.keyboard(pressed);
      await isOn(given, days[given.direction]);
    });
  }

  for (const [key, pressed, does, date] of [
    ['Down', '{ArrowDown}', 'moves to the same day of the next week', '2026-04-02'],
    ['Up', '{ArrowUp}', 'moves to the same day of the previous week', '2026-03-19'],
    ['Page Down', '{PageDown}', 'moves to the next month', '2026-04-26'],
    ['Page Up', '{PageUp}', 'moves to the previous month', '2026-02-26'],
    ['Shift+Page Down', '{Shift>}{PageDown}{/Shift}', 'moves to the next year', '2027-03-26'],
    ['Shift+Page Up', '{Shift>}{PageUp}{/Shift}', 'moves to the previous year', '2025-03-26'],
    ['Home', '{Home}', 'moves to the first day of the month', '2026-03-01'],
    ['End', '{End}', 'moves to the last day of the month', '2026-03-31'],
  ] as const) {
    row({ key, where: 'calendar', does }, async (given) => {
      await open(given);
      await userEvent.keyboard(pressed);
      await isOn(given, date);
    });
  }

  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ] as const) {
    row(
      { key, where: 'calendar', does: 'selects the day, closes the calendar and returns to the button' },
      async (given) => {
        const button = await open(given);
        await userEvent.keyboard(`{ArrowDown}${pressed}`);
        await isClosed();
        expect(shown(given)).toBe('2026-04-02');
        await expect.poll(() => document.activeElement).toBe(button);
      },
    );
  }

  row(
    { key: 'Esc', where: 'calendar', does: 'closes the calendar without a change and returns to the button' },
    async (given) => {
      const button = await open(given);
      await userEvent.keyboard('{ArrowDown}{Escape}');
      await isClosed();
      expect(shown(given)).toBe('2026-03-26');
      await expect.poll(() => document.activeElement).toBe(button);
    },
  );
});
