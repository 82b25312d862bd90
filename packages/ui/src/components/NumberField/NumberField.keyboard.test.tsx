import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './NumberField.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

const field = () => screen.getByRole<HTMLInputElement>('textbox');

/** The button after the field. */
const after = () => screen.getByRole('button', { name: 'After' });

/** Focuses a field with the value 12, in a range from 0 to 40. */
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

keyboardTable('NumberField', (row) => {
  row({ key: 'Tab', where: 'page', does: 'moves to the field' }, async (given) => {
    await enter(given);
    expect(document.activeElement).toBe(field());
  });

  row({ key: 'Tab', where: 'field', does: 'leaves it; the buttons aren’t tab stops' }, async (given) => {
    await enter(given);
    await userEvent.tab();
    expect(document.activeElement).toBe(after());
  });

  for (const [key, pressed, does, shown] of [
    ['Up', '{ArrowUp}', 'increases the value by one step', '13'],
    ['Down', '{ArrowDown}', 'decreases the value by one step', '11'],
    ['Home', '{Home}', 'sets the minimum, if there is one', '0'],
    ['End', '{End}', 'sets the maximum, if there is one', '40'],
  ] as const) {
    row({ key, where: 'field', does }, async (given) => {
      await enter(given);
      await userEvent.keyboard(pressed);
      expect(field().value).toBe(shown);
    });
  }

  row(
    { key: 'Enter', where: 'field', does: 'commits the number, then submits the form' },
    async ({ direction }) => {
      const { Ready } = drawn[direction];
      const sent = vi.fn();
      render(
        <form
          aria-label="Visits"
          onSubmit={(event) => {
            event.preventDefault();
            sent(new FormData(event.currentTarget).get('visits'));
          }}
        >
          <Ready name="visits" />
        </form>,
      );
      await userEvent.fill(field(), '99');
      await userEvent.keyboard('{Enter}');
      expect(field().value).toBe('40');
      expect(sent).toHaveBeenCalledOnce();
    },
  );
});
