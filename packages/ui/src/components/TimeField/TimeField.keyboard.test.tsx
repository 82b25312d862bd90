import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './TimeField.stories.tsx';

const drawn = {
  ltr: composeStories(stories, { initialGlobals: { locale: 'en-US' } }),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Given = { direction: 'ltr' | 'rtl' };

const parts = () => screen.getAllByRole('spinbutton');
/** What the parts show: `04:30` in US English, `16:30` in Hebrew. */
const shown = () =>
  parts()
    .map((part) => part.textContent)
    .join(':');

/** Renders 16:30 and focuses a part. */
const enter = ({ direction }: Given, part = 0) => {
  const { Ready } = drawn[direction];
  render(<Ready />);
  expect(document.documentElement.dir).toBe(direction);
  parts()[part]?.focus();
};

keyboardTable('TimeField', (row) => {
  row({ key: 'Tab', where: 'page', does: 'moves to the hour' }, async ({ direction }) => {
    const { Ready } = drawn[direction];
    render(<Ready />);
    await userEvent.tab();
    expect(document.activeElement).toBe(parts()[0]);
  });

  row(
    { key: 'Tab', where: 'part', does: 'moves to the next part, then to the clear button' },
    async (given) => {
      enter(given);
      for (const stop of [...parts().slice(1), screen.getByRole('button')]) {
        await userEvent.tab();
        expect(document.activeElement).toBe(stop);
      }
    },
  );

  row({ key: 'Digits', where: 'part', does: 'fill it, then move to the next part' }, async (given) => {
    enter(given);
    await userEvent.keyboard('0915');
    expect(shown()).toMatch(/^09:15/);
  });

  for (const [key, does, hour, minute] of [
    ['ArrowUp', 'increases it by 1', /^(05|17)/, ':31'],
    ['ArrowDown', 'decreases it by 1', /^(03|15)/, ':29'],
  ] as const)
    row({ key: key.replace('Arrow', ''), where: 'part', does }, async (given) => {
      enter(given);
      await userEvent.keyboard(`{${key}}`);
      expect(shown()).toMatch(hour);
      parts()[1]?.focus();
      await userEvent.keyboard(`{${key}}`);
      expect(shown()).toContain(minute);
    });

  for (const [key, pressed, from, to, does] of [
    ['Right', '{ArrowRight}', 0, 1, 'moves to the part on the right'],
    ['Left', '{ArrowLeft}', 1, 0, 'moves to the part on the left'],
  ] as const)
    row({ key, where: 'part', does }, async (given) => {
      enter(given, from);
      await userEvent.keyboard(pressed);
      expect(document.activeElement).toBe(parts()[to]);
    });

  row({ key: 'Backspace', where: 'part', does: 'deletes a digit, then moves back a part' }, async (given) => {
    enter(given, 1);
    await userEvent.keyboard('{Backspace}');
    expect(parts()[1]?.textContent).toBe('03');
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(document.activeElement).toBe(parts()[0]);
  });

  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ] as const)
    row(
      { key, where: 'clear button', does: 'empties the field and moves focus to the hour' },
      async (given) => {
        enter(given);
        screen.getByRole('button').focus();
        await userEvent.keyboard(pressed);
        expect(screen.queryByRole('button')).toBeNull();
        expect(document.activeElement).toBe(parts()[0]);
      },
    );
});
