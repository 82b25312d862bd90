import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import * as stories from './TableDetails.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};
const { Expanded } = drawn.ltr;

const toggle = (name: string) => screen.getByRole('button', { name });
const detailsOf = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-controls') ?? '');

beforeEach(() => resizeWindow(1280, 900));

test('a button named by its row shows the details in the next row, over all columns', async () => {
  render(<Expanded />);
  const maya = toggle('Details Maya Levin');
  expect(maya.ariaExpanded).toBe('true');
  expect(detailsOf(maya)?.textContent).toContain('Asked for an appointment');
  expect((detailsOf(maya) as HTMLTableCellElement).colSpan).toBe(screen.getAllByRole('columnheader').length);
  expect(screen.queryByRole('button', { name: /Details Ирина/ })).toBe(null);

  const daniel = toggle('Details Daniel Cohen');
  expect(daniel.hasAttribute('aria-controls')).toBe(false);
  await userEvent.click(daniel);
  expect(detailsOf(daniel)?.closest('tr')?.previousElementSibling).toBe(daniel.closest('tr'));

  // Details stay with their row in another order.
  await userEvent.click(toggle('Caller'));
  const details = detailsOf(toggle('Details Maya Levin'));
  expect(details?.closest('tr')?.previousElementSibling?.textContent).toContain('Maya Levin');
});

test('the expanded rows can be controlled', async () => {
  const changed = vi.fn();
  render(<Expanded expanded={new Set(['c2'])} onExpandedChange={changed} />);
  await userEvent.click(toggle('Details Maya Levin'));
  expect(changed).toHaveBeenLastCalledWith(new Set(['c2', 'c1']));
  expect(toggle('Details Maya Levin').ariaExpanded).toBe('false');
});

test('in stacked rows, the button is next to the name, and the details below are as wide as the row', async () => {
  await resizeWindow(390, 800);
  render(<Expanded />);
  const button = toggle('Details Maya Levin').getBoundingClientRect();
  const name = screen.getByRole('rowheader', { name: 'Maya Levin' }).getBoundingClientRect();
  expect(button.top).toBeLessThan(name.bottom);
  expect(button.bottom).toBeGreaterThan(name.top);
  const details = detailsOf(toggle('Details Maya Levin'))?.getBoundingClientRect();
  expect(details?.width).toBeCloseTo(screen.getByRole('table').getBoundingClientRect().width, 0);
});

keyboardTable('TableDetails', (row) => {
  row(
    { key: 'Enter, Space', where: 'button of a row', does: 'shows or hides the details; focus stays' },
    async ({ direction }) => {
      const { Expanded: Story } = drawn[direction];
      render(<Story />);
      const button = screen.getByRole('button', { name: /Daniel Cohen/, expanded: false });
      button.focus();
      await userEvent.keyboard('{Enter}');
      expect(button.ariaExpanded).toBe('true');
      await userEvent.keyboard(' ');
      expect(button.ariaExpanded).toBe('false');
      expect(document.activeElement).toBe(button);
    },
  );
});
