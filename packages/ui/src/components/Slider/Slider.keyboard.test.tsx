import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './Slider.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Given = { direction: 'ltr' | 'rtl' };

const range = () => screen.getByRole<HTMLInputElement>('slider');
const entry = () => screen.getByRole<HTMLInputElement>('textbox');

/** Focuses the field of a slider with the value 50, in a range from 0 to 100. */
const enterField = async ({ direction }: Given) => {
  const { Ready } = drawn[direction];
  render(<Ready />);
  expect(document.documentElement.dir).toBe(direction);
  await userEvent.tab();
};

const enterThumb = async (given: Given) => {
  await enterField(given);
  await userEvent.tab();
};

keyboardTable('Slider', (row) => {
  row({ key: 'Tab', where: 'page', does: 'moves to the field' }, async (given) => {
    await enterField(given);
    expect(document.activeElement).toBe(entry());
  });

  row({ key: 'Tab', where: 'field', does: 'moves to the thumb' }, async (given) => {
    await enterField(given);
    await userEvent.tab();
    expect(document.activeElement).toBe(range());
  });

  const [more, less] = ['increases the value by one step', 'decreases the value by one step'];
  for (const [key, pressed, does, rightToLeft, values] of [
    ['Right', '{ArrowRight}', more, less, { ltr: '0.51', rtl: '0.49' }],
    ['Left', '{ArrowLeft}', less, more, { ltr: '0.49', rtl: '0.51' }],
  ] as const) {
    row({ key, where: 'thumb', does, rightToLeft }, async (given) => {
      await enterThumb(given);
      await userEvent.keyboard(pressed);
      expect(range().value).toBe(values[given.direction]);
    });
  }

  for (const [key, pressed, does, value] of [
    ['Up', '{ArrowUp}', more, '0.51'],
    ['Down', '{ArrowDown}', less, '0.49'],
    ['Page Up', '{PageUp}', 'increases the value by a tenth of the range', '0.6'],
    ['Page Down', '{PageDown}', 'decreases the value by a tenth of the range', '0.4'],
    ['Home', '{Home}', 'sets the minimum', '0'],
    ['End', '{End}', 'sets the maximum', '1'],
  ] as const) {
    row({ key, where: 'thumb', does }, async (given) => {
      await enterThumb(given);
      await userEvent.keyboard(pressed);
      expect(range().value).toBe(value);
    });
  }

  for (const [key, pressed, does, shown, value] of [
    ['Up', '{ArrowUp}', more, '51', '0.51'],
    ['Down', '{ArrowDown}', less, '49', '0.49'],
    ['Home', '{Home}', 'sets the minimum', '0', '0'],
    ['End', '{End}', 'sets the maximum', '100', '1'],
  ] as const) {
    row({ key, where: 'field', does }, async (given) => {
      await enterField(given);
      await userEvent.keyboard(pressed);
      expect(entry().value).toContain(shown);
      expect(range().value).toBe(value);
    });
  }

  row({ key: 'Enter', where: 'field', does: 'commits the number' }, async (given) => {
    await enterField(given);
    await userEvent.fill(entry(), '64');
    expect(range().value).toBe('0.5');
    await userEvent.keyboard('{Enter}');
    expect(range().value).toBe('0.64');
  });
});
