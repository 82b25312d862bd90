import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './InternationalPhoneField.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Given = { direction: 'ltr' | 'rtl' };

const number = () => screen.getByRole<HTMLInputElement>('textbox');
const country = () => screen.getByRole<HTMLInputElement>('combobox');
const isAt = (element: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element()));

const draw = ({ direction }: Given) => {
  const { Empty } = drawn[direction];
  // A target for Tab out of the field: at the end of the page, Tab could leave the document.
  render(
    <>
      <Empty />
      <button type="button">After</button>
    </>,
  );
  expect(document.documentElement.dir).toBe(direction);
};

keyboardTable('InternationalPhoneField', (row) => {
  row({ key: 'Tab', where: 'page', does: 'moves to the country' }, async (given) => {
    draw(given);
    await userEvent.tab();
    await isAt(country);
  });

  row({ key: 'Tab', where: 'country', does: 'moves to the number' }, async (given) => {
    draw(given);
    await userEvent.tab();
    await userEvent.tab();
    await isAt(number);
  });

  row({ key: 'Down', where: 'country', does: 'opens the list of countries' }, async (given) => {
    draw(given);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
  });

  row(
    { key: 'Tab', where: 'number with a calling code', does: 'leaves the field and sets the country' },
    async (given) => {
      draw(given);
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('+49 30{Tab}');
      await waitFor(() => expect(country().value).toMatch(/\+49$/));
      expect(number().value).toBe('30');
    },
  );

  for (const [key, pressed, typed] of [
    ['Left', '{Home}{ArrowRight}{ArrowRight}{ArrowLeft}x', '1x234'],
    ['Right', '{Home}{ArrowRight}x', '1x234'],
  ] as const)
    row(
      { key, where: 'number', does: `moves to the ${key === 'Left' ? 'previous' : 'next'} digit` },
      async (given) => {
        draw(given);
        await userEvent.tab();
        await userEvent.tab();
        await userEvent.keyboard(`1234${pressed}`);
        expect(number().value).toBe(typed);
      },
    );
});
