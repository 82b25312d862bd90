import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import { silentPlayer } from './samples.ts';
import * as stories from './Transcript.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Given = { direction: 'ltr' | 'rtl' };

const { tab, keyboard } = userEvent;
const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const scroller = () => screen.getByRole('group');
const time = (clock: string) => screen.getByText(clock, { selector: 'button' });
const active = () =>
  document.querySelector('mark[data-active]')?.closest('li')?.querySelector('button')?.textContent;

/** Focuses the skip link. */
const enter = async ({ direction }: Given, props = {}) => {
  const { Timed } = drawn[direction];
  const player = silentPlayer(18);
  render(<Timed player={player} maxHeight="10rem" {...props} />);
  expect(document.documentElement.dir).toBe(direction);
  await tab();
  return player;
};

/** Searches for "thursday", which occurs at 0:15 and 0:22. */
const search = async (given: Given) => {
  await enter(given);
  field().focus();
  await keyboard('thursday');
  await waitFor(() => expect(active()).toBe('0:15'));
};

keyboardTable('Transcript', (row) => {
  row({ key: 'Tab', where: 'page', does: 'moves to the skip link' }, async (given) => {
    await enter(given);
    expect(document.activeElement).toBe(screen.getByRole('link'));
  });

  row({ key: 'Enter', where: 'skip link', does: 'moves to the end of the transcript' }, async (given) => {
    await enter(given);
    await keyboard('{Enter}');
    expect(scroller().nextElementSibling).toBe(document.activeElement);
  });

  row(
    { key: 'Tab', where: 'skip link', does: 'moves through the buttons and the search to the turns' },
    async (given) => {
      await enter(given);
      for (let time = 0; time < 4; time += 1) {
        await tab();
        expect(document.activeElement?.tagName).toBe('BUTTON');
      }
      await tab();
      expect(document.activeElement).toBe(field());
      await tab();
      expect(document.activeElement).toBe(scroller());
      await tab();
      expect(document.activeElement).toBe(time('0:00'));
    },
  );

  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ] as const) {
    row({ key, where: 'time', does: 'plays from there' }, async (given) => {
      const player = await enter(given);
      time('1:20').focus();
      await keyboard(pressed);
      expect([player.getTime(), player.plays]).toEqual([80, 1]);
    });

    row(
      { key, where: '"Go to the Current Line"', does: 'moves to the time of the current turn' },
      async (given) => {
        await enter(given);
        await tab();
        await keyboard(pressed);
        expect(document.activeElement).toBe(time('0:15'));
      },
    );
  }

  row({ key: 'Enter', where: 'search', does: 'goes to the next match; wraps' }, async (given) => {
    await search(given);
    await keyboard('{Enter}');
    await waitFor(() => expect(active()).toBe('0:22'));
    await keyboard('{Enter}');
    await waitFor(() => expect(active()).toBe('0:15'));
  });

  row({ key: 'Shift+Enter', where: 'search', does: 'goes to the previous match; wraps' }, async (given) => {
    await search(given);
    await keyboard('{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(active()).toBe('0:22'));
  });

  row(
    { key: 'Esc', where: 'search', does: 'clears it; if empty, leaves Esc to a surrounding dialog' },
    async (given) => {
      const around = vi.fn();
      document.addEventListener('keydown', around);
      await search(given);
      around.mockClear();
      await keyboard('{Escape}');
      expect([field().value, document.activeElement]).toEqual(['', field()]);
      expect(around).not.toHaveBeenCalled();
      await keyboard('{Escape}');
      expect(around).toHaveBeenCalledOnce();
      document.removeEventListener('keydown', around);
    },
  );

  for (const [key, pressed] of [
    ['Down', '{ArrowDown}'],
    ['Page Down', '{PageDown}'],
    ['End', '{End}'],
  ] as const) {
    row(
      { key, where: 'turns', does: key === 'End' ? 'scrolls to the end' : 'scrolls down' },
      async (given) => {
        await enter(given);
        scroller().focus();
        scroller().scrollTop = 0;
        await keyboard(pressed);
        await waitFor(() => expect(scroller().scrollTop).toBeGreaterThan(10));
      },
    );
  }
});
