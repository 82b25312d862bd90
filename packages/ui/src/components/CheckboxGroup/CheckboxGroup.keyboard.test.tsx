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

/** What stands after it on the page. */
const after = () => screen.getByRole('button', { name: 'After' });

/** Three answers, the first and the last checked, the first focused. */
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
  row({ key: 'Tab', where: 'page', does: 'moves to the first answer' }, async (given) => {
    await enter(given);
    expect(document.activeElement).toBe(box('Missed calls'));
  });

  row(
    { key: 'Tab', where: 'answer', does: 'moves to the next answer, then out of the group' },
    async (given) => {
      await enter(given);
      await userEvent.tab();
      expect(document.activeElement).toBe(box('New appointments'));
      await userEvent.tab();
      await userEvent.tab();
      expect(document.activeElement).toBe(after());
    },
  );

  row({ key: 'Shift+Tab', where: 'answer', does: 'moves to the answer before' }, async (given) => {
    await enter(given);
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(box('Missed calls'));
  });

  row({ key: 'Space', where: 'answer', does: 'checks it, or takes the check away' }, async (given) => {
    await enter(given);
    await userEvent.keyboard(' ');
    expect(box('Missed calls').checked).toBe(false);
    await userEvent.keyboard(' ');
    expect(box('Missed calls').checked).toBe(true);
    expect(box('Payments').checked).toBe(true);
  });
});
