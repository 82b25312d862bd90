import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import * as stories from './AppShell.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

const main = () => screen.getByRole('main');
const banner = () => screen.getAllByRole('banner').find((header) => !main().contains(header));
const landmarks = () => [
  banner(),
  screen.getByRole('navigation', { name: /./ }),
  main(),
  screen.getByRole('contentinfo'),
  screen.getByRole('region'),
];

const show = async ({ direction }: { direction: 'ltr' | 'rtl' }) => {
  await resizeWindow(1440, 900);
  const { WithFooter } = drawn[direction];
  render(<WithFooter />);
};

beforeEach(() => localStorage.clear());

keyboardTable('AppShell', (row) => {
  row({ key: 'Tab', where: 'start of the page', does: 'moves to the skip link' }, async (given) => {
    await show(given);
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('href')).toBe('#main');
  });

  row({ key: 'Enter', where: 'skip link', does: 'moves to the main region' }, async (given) => {
    await show(given);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(main());
  });

  row(
    { key: 'F6', where: 'page', does: 'moves to the next landmark, and from the last to the first' },
    async (given) => {
      await show(given);
      for (const landmark of [...landmarks(), banner()]) {
        await userEvent.keyboard('{F6}');
        expect(document.activeElement).toBe(landmark);
      }
    },
  );

  row({ key: 'Shift+F6', where: 'page', does: 'moves to the previous landmark' }, async (given) => {
    await show(given);
    for (const landmark of landmarks().reverse()) {
      await userEvent.keyboard('{Shift>}{F6}{/Shift}');
      expect(document.activeElement).toBe(landmark);
    }
  });

  row({ key: 'Alt+F6', where: 'page', does: 'moves to the main region' }, async (given) => {
    await show(given);
    await userEvent.keyboard('{Alt>}{F6}{/Alt}');
    expect(document.activeElement).toBe(main());
  });
});
