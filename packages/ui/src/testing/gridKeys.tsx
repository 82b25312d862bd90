import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from '../components/DataGrid/DataGrid.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Given = { direction: 'ltr' | 'rtl' };

export const keys = (pressed: string) => userEvent.keyboard(pressed);
export const onward = ({ direction }: Given) => (direction === 'ltr' ? '{ArrowRight}' : '{ArrowLeft}');
export const back = ({ direction }: Given) => (direction === 'ltr' ? '{ArrowLeft}' : '{ArrowRight}');
export const grid = () => screen.getByRole('grid');
export const cellWithFocus = () => document.activeElement?.closest<HTMLElement>('td, th');
export const isAt = (key: string) => waitFor(() => expect(cellWithFocus()?.dataset.key).toBe(key));
const isOnRow = (row: string) =>
  waitFor(() => expect((document.activeElement as HTMLElement).dataset.key).toBe(row));
export const isAtHead = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('columnheader', { name })));
export const chosen = () =>
  screen.getAllByRole('row').flatMap((row) => (row.ariaSelected === 'true' ? [row.dataset.key] : []));

export const acted = vi.fn();

/** Renders a grid of four rows and focuses the first one, "Maya Levin". */
export async function enter(
  { direction }: Given,
  story: 'Choosing' | 'Ready' | 'Edited' | 'Bounded' = 'Choosing',
) {
  const Story = drawn[direction][story];
  acted.mockClear();
  // A target for Tab out of the grid: at the end of the page, Tab could wrap around to the grid.
  render(
    <>
      <Story {...(story === 'Ready' && { onRowAction: acted })} />
      <input aria-label="After the grid" />
    </>,
  );
  await userEvent.tab();
  await isOnRow('c1');
}

/** Moves focus to the phone number of the second row, a cell without a control. */
export async function toPhone(given: Given, story?: 'Choosing' | 'Ready' | 'Edited') {
  await enter(given, story);
  const boxes = story === 'Ready' || story === 'Edited' ? 0 : 1;
  await keys(`{ArrowDown}${onward(given).repeat(boxes + 2)}`);
  await isAt('c2 phone');
}

/** Moves focus to the note cell of the second row. */
export async function toNote(given: Given, story?: 'Edited') {
  await toPhone(given, story);
  await keys(onward(given).repeat(2));
  await isAt('c2 note');
  expect(document.activeElement).toBe(cellWithFocus());
}

export const field = () => screen.getByRole('textbox', { name: 'Note: Daniel Cohen' });
