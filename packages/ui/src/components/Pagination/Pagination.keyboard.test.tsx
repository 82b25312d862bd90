import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import * as stories from './Pagination.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Given = { direction: 'ltr' | 'rtl' };

/** The library's strings in the language of each direction. */
const words = {
  ltr: { previous: 'Previous Page', next: 'Next Page', size: 'Rows per page', page: 'Page' },
  rtl: { previous: 'העמוד הקודם', next: 'העמוד הבא', size: 'שורות בעמוד', page: 'עמוד' },
};

const button = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement;
/** The number of the current page, which is 5 of 10 at first. */
const current = () => document.querySelector('[aria-current="page"]')?.textContent;

const draw = ({ direction }: Given) => {
  const { WithNumbers } = drawn[direction];
  render(<WithNumbers />);
  return words[direction];
};

beforeEach(() => resizeWindow(1000, 700));

keyboardTable('Pagination', (row) => {
  row(
    { key: 'Tab', where: 'page', does: 'moves to the page size, then previous, each number and next' },
    async (given) => {
      const { previous, next, size, page } = draw(given);
      await userEvent.tab();
      expect(focused()).toBe(screen.getByRole('combobox', { name: size }));
      await userEvent.tab();
      expect(focused()).toBe(button(previous));
      for (const number of [1, 4, 5, 6, 10]) {
        await userEvent.tab();
        expect(focused()).toBe(button(`${page} ${number}`));
      }
      await userEvent.tab();
      expect(focused()).toBe(button(next));
    },
  );

  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ] as const) {
    row({ key, where: 'previous, next', does: 'goes to that page; focus stays' }, async (given) => {
      const { previous, next } = draw(given);
      button(next).focus();
      await userEvent.keyboard(pressed);
      expect(current()).toBe('6');
      expect(focused()).toBe(button(next));
      button(previous).focus();
      await userEvent.keyboard(pressed);
      expect(current()).toBe('5');
      expect(focused()).toBe(button(previous));
    });

    row({ key, where: 'number', does: 'goes to that page; focus stays on the number' }, async (given) => {
      const { page } = draw(given);
      button(`${page} 6`).focus();
      await userEvent.keyboard(pressed);
      expect(current()).toBe('6');
      expect(focused()).toBe(button(`${page} 6`));
    });

    row({ key, where: 'next on the last page', does: 'does nothing; focus stays' }, async (given) => {
      const { next, page } = draw(given);
      await userEvent.click(button(`${page} 10`));
      button(next).focus();
      await userEvent.keyboard(pressed);
      expect(current()).toBe('10');
      expect(focused()).toBe(button(next));
    });
  }

  for (const [key, pressed, chosen] of [
    ['Down', '{ArrowDown}', '50'],
    ['Up', '{ArrowUp}', '25'],
  ] as const) {
    const does = `selects the ${key === 'Down' ? 'next' : 'previous'} size`;
    row({ key, where: 'page size', does }, async (given) => {
      const { size } = draw(given);
      const select = screen.getByRole<HTMLSelectElement>('combobox', { name: size });
      await userEvent.selectOptions(select, key === 'Down' ? '25' : '50');
      select.focus();
      await userEvent.keyboard(pressed);
      expect(select.value).toBe(chosen);
      expect(focused()).toBe(select);
    });
  }
});
