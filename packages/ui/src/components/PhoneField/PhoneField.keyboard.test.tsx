import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './PhoneField.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Given = { direction: 'ltr' | 'rtl' };

const field = () => screen.getByRole<HTMLInputElement>('textbox');

const enter = async ({ direction }: Given) => {
  const { Empty } = drawn[direction];
  const sent = vi.fn((event: Event) => event.preventDefault());
  const { container } = render(
    <form>
      <Empty />
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', sent);
  expect(document.documentElement.dir).toBe(direction);
  await userEvent.tab();
  return sent;
};

keyboardTable('PhoneField', (row) => {
  row({ key: 'Tab', where: 'page', does: 'moves to it' }, async (given) => {
    await enter(given);
    expect(document.activeElement).toBe(field());
  });

  for (const [key, pressed, does, typed] of [
    ['Left', '{End}{ArrowLeft}x', 'moves to the previous digit', '12x3'],
    ['Right', '{Home}{ArrowRight}x', 'moves to the next digit', '1x23'],
    ['Home', '{Home}x', 'moves before the first digit', 'x123'],
    ['End', '{Home}{End}x', 'moves after the last digit', '123x'],
  ] as const)
    row({ key, where: 'field', does }, async (given) => {
      await enter(given);
      await userEvent.keyboard(`123${pressed}`);
      expect(field().value).toBe(typed);
    });

  row({ key: 'Enter', where: 'field', does: 'submits the form' }, async (given) => {
    const sent = await enter(given);
    await userEvent.keyboard('{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
