import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './SegmentedControl.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

/** Focuses a control with three segments, with "Weekly" in the middle selected. */
const enter = async (direction: 'ltr' | 'rtl') => {
  const { Three } = drawn[direction];
  render(
    <>
      <Three />
      <button type="button">After</button>
    </>,
  );
  await userEvent.tab();
};

keyboardTable('SegmentedControl', (row) => {
  row({ key: 'Tab', where: 'page', does: 'moves to the selected segment' }, async ({ direction }) => {
    await enter(direction);
    expect(document.activeElement).toBe(radio('Weekly'));
  });

  row({ key: 'Tab', where: 'segment', does: 'leaves the control' }, async ({ direction }) => {
    await enter(direction);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
  });

  row(
    {
      key: 'Right',
      where: 'segment',
      does: 'selects the next segment; wraps',
      rightToLeft: 'selects the previous segment; wraps',
    },
    async ({ direction }) => {
      const [once, twice] = direction === 'ltr' ? ['Monthly', 'Daily'] : ['Daily', 'Monthly'];
      await enter(direction);
      await userEvent.keyboard('{ArrowRight}');
      expect(radio(once).checked).toBe(true);
      await userEvent.keyboard('{ArrowRight}');
      expect(radio(twice).checked).toBe(true);
    },
  );

  row(
    {
      key: 'Left',
      where: 'segment',
      does: 'selects the previous segment; wraps',
      rightToLeft: 'selects the next segment; wraps',
    },
    async ({ direction }) => {
      const [once, twice] = direction === 'ltr' ? ['Daily', 'Monthly'] : ['Monthly', 'Daily'];
      await enter(direction);
      await userEvent.keyboard('{ArrowLeft}');
      expect(radio(once).checked).toBe(true);
      await userEvent.keyboard('{ArrowLeft}');
      expect(radio(twice).checked).toBe(true);
    },
  );

  row({ key: 'Down', where: 'segment', does: 'selects the next segment' }, async ({ direction }) => {
    await enter(direction);
    await userEvent.keyboard('{ArrowDown}');
    expect(radio('Monthly').checked).toBe(true);
  });

  row({ key: 'Up', where: 'segment', does: 'selects the previous segment' }, async ({ direction }) => {
    await enter(direction);
    await userEvent.keyboard('{ArrowUp}');
    expect(radio('Daily').checked).toBe(true);
  });
});
