import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './CheckboxGroup.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

/** The next element on the page. */
const after = () => screen.getByRole('button', { name: 'After' });

/** Renders three options, the first and the last checked, and focuses the first. */
const enter = async ({ direction }: { direction: 'ltr' | 'rtl' }) => {
  const { Ready } = drawn[direction];
  render(
    <>
      <Ready />
      <button type="button">After</button>
    </>,
  );
  expect(document.documentElement.dir).toBe(direction);
  await userEvent.tab();
};

keyboardTable('CheckboxGroup', (row) => {
  row({ key: 'Tab', where: 'page', does: 'moves to the first option' }, async (given) => {
    await enter(given);
    expect(document.activeElement).toBe(box('Missed calls'));
  });

  row(
    { key: 'Tab', where: 'option', does: 'moves to the next option, then out of the group' },
    async (given) => {
      await enter(given);
      await userEvent.tab();
      expect(document.activeElement).toBe(box('New appointments'));
      await userEvent.tab();
      await userEvent.tab();
      expect(document.activeElement).toBe(after());
    },
  );

  row({ key: 'Shift+Tab', where: 'option', does: 'moves to the previous option' }, async (given) => {
    await enter(given);
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(box('Missed calls'));
  });

  row({ key: 'Space', where: 'option', does: 'checks or clears it' }, async (given) => {
    await enter(given);
    await userEvent.keyboard(' ');
    expect(box('Missed calls').checked).toBe(false);
    await userEvent.keyboard(' ');
    expect(box('Missed calls').checked).toBe(true);
    expect(box('Payments').checked).toBe(true);
  });
});
