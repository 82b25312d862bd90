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

/** 50 of 0 to 100, with focus in the field. */
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

  const [more, less] = ['one step more', 'one step less'];
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
    ['Page Up', '{PageUp}', 'a tenth of the whole more', '0.6'],
    ['Page Down', '{PageDown}', 'a tenth of the whole less', '0.4'],
    ['Home', '{Home}', 'the least', '0'],
    ['End', '{End}', 'the greatest', '1'],
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
    ['Home', '{Home}', 'the least', '0', '0'],
    ['End', '{End}', 'the greatest', '100', '1'],
  ] as const) {
    row({ key, where: 'field', does }, async (given) => {
      await enterField(given);
      await userEvent.keyboard(pressed);
      expect(entry().value).toContain(shown);
      expect(range().value).toBe(value);
    });
  }

  row({ key: 'Enter', where: 'field', does: 'takes the number' }, async (given) => {
    await enterField(given);
    await userEvent.fill(entry(), '64');
    expect(range().value).toBe('0.5');
    await userEvent.keyboard('{Enter}');
    expect(range().value).toBe('0.64');
  });
});
