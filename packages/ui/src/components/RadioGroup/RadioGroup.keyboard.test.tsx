import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './RadioGroup.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Given = { direction: 'ltr' | 'rtl' };

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

/** The button after the group. */
const after = () => screen.getByRole('button', { name: 'After' });

/** Focuses a group of three options, with "Reception first" in the middle selected. */
const enter = async ({ direction }: Given, orientation: 'vertical' | 'horizontal' = 'vertical') => {
  const { Ready } = drawn[direction];
  render(
    <>
      <Ready orientation={orientation} />
      <button type="button">After</button>
    </>,
  );
  expect(document.documentElement.dir).toBe(direction);
  await userEvent.tab();
};

const [onwards, back] = ['selects the next option; wraps', 'selects the previous option; wraps'];
const forth = ['Nobody', 'Everyone in turn'] as const;
const backwards = ['Everyone in turn', 'Nobody'] as const;

/** Presses a key twice, and checks the selected option after each press. */
const chooses = async (pressed: string, [once, twice]: readonly [string, string]) => {
  await userEvent.keyboard(pressed);
  expect(radio(once).checked).toBe(true);
  await userEvent.keyboard(pressed);
  expect(radio(twice).checked).toBe(true);
};

keyboardTable('RadioGroup', (row) => {
  row({ key: 'Tab', where: 'page', does: 'moves to the selected option, or to the first' }, async (given) => {
    const { Empty } = drawn[given.direction];
    const { unmount } = render(<Empty />);
    await userEvent.tab();
    expect(document.activeElement).toBe(radio('Everyone in turn'));
    unmount();
    await enter(given);
    expect(document.activeElement).toBe(radio('Reception first'));
  });

  row({ key: 'Tab', where: 'option', does: 'leaves the group' }, async (given) => {
    await enter(given);
    await userEvent.tab();
    expect(document.activeElement).toBe(after());
  });

  for (const [key, pressed, does, chosen] of [
    ['Down', '{ArrowDown}', onwards, forth],
    ['Up', '{ArrowUp}', back, backwards],
  ] as const) {
    row({ key, where: 'option', does }, async (given) => {
      await enter(given);
      await chooses(pressed, chosen);
    });
  }

  for (const [key, pressed, does, rightToLeft, chosen] of [
    ['Right', '{ArrowRight}', onwards, back, { ltr: forth, rtl: backwards }],
    ['Left', '{ArrowLeft}', back, onwards, { ltr: backwards, rtl: forth }],
  ] as const) {
    row({ key, where: 'option in a row', does, rightToLeft }, async (given) => {
      await enter(given, 'horizontal');
      await chooses(pressed, chosen[given.direction]);
    });
    row({ key, where: 'option in a column', does }, async (given) => {
      await enter(given);
      await chooses(pressed, chosen.ltr);
    });
  }

  row({ key: 'Space', where: 'option', does: 'selects it if nothing is selected' }, async ({ direction }) => {
    const { Empty } = drawn[direction];
    render(<Empty />);
    await userEvent.tab();
    expect(radio('Everyone in turn').checked).toBe(false);
    await userEvent.keyboard(' ');
    expect(radio('Everyone in turn').checked).toBe(true);
  });
});
