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

/** What stands after it on the page. */
const after = () => screen.getByRole('button', { name: 'After' });

/** Three answers, "Reception first" in the middle chosen and focused. */
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

const [onwards, back] = ['chooses the next; wraps', 'chooses the one before; wraps'];
const forth = ['Nobody', 'Everyone in turn'] as const;
const backwards = ['Everyone in turn', 'Nobody'] as const;

/** Two presses, and what is chosen after each. */
const chooses = async (pressed: string, [once, twice]: readonly [string, string]) => {
  await userEvent.keyboard(pressed);
  expect(radio(once).checked).toBe(true);
  await userEvent.keyboard(pressed);
  expect(radio(twice).checked).toBe(true);
};

keyboardTable('RadioGroup', (row) => {
  row({ key: 'Tab', where: 'page', does: 'moves to the chosen answer, or to the first' }, async (given) => {
    const { Empty } = drawn[given.direction];
    const { unmount } = render(<Empty />);
    await userEvent.tab();
    expect(document.activeElement).toBe(radio('Everyone in turn'));
    unmount();
    await enter(given);
    expect(document.activeElement).toBe(radio('Reception first'));
  });

  row({ key: 'Tab', where: 'answer', does: 'leaves the group' }, async (given) => {
    await enter(given);
    await userEvent.tab();
    expect(document.activeElement).toBe(after());
  });

  for (const [key, pressed, does, chosen] of [
    ['Down', '{ArrowDown}', onwards, forth],
    ['Up', '{ArrowUp}', back, backwards],
  ] as const) {
    row({ key, where: 'answer', does }, async (given) => {
      await enter(given);
      await chooses(pressed, chosen);
    });
  }

  for (const [key, pressed, does, rightToLeft, chosen] of [
    ['Right', '{ArrowRight}', onwards, back, { ltr: forth, rtl: backwards }],
    ['Left', '{ArrowLeft}', back, onwards, { ltr: backwards, rtl: forth }],
  ] as const) {
    row({ key, where: 'answer of a row', does, rightToLeft }, async (given) => {
      await enter(given, 'horizontal');
      await chooses(pressed, chosen[given.direction]);
    });
    row({ key, where: 'answer of a column', does }, async (given) => {
      await enter(given);
      await chooses(pressed, chosen.ltr);
    });
  }

  row(
    { key: 'Space', where: 'answer', does: 'chooses it where nothing is chosen' },
    async ({ direction }) => {
      const { Empty } = drawn[direction];
      render(<Empty />);
      await userEvent.tab();
      expect(radio('Everyone in turn').checked).toBe(false);
      await userEvent.keyboard(' ');
      expect(radio('Everyone in turn').checked).toBe(true);
    },
  );
});
