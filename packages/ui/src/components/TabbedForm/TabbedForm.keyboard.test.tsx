import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import * as stories from './TabbedForm.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Given = { direction: 'ltr' | 'rtl' };

const tab = (name: RegExp) => screen.getByRole('tab', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const isAt = (element: () => Element | null) => waitFor(() => expect(document.activeElement).toBe(element()));
const isOpen = (name: RegExp) => waitFor(() => expect(tab(name).getAttribute('aria-selected')).toBe('true'));

/** Focuses the first tab, which is open. */
const enter = async ({ direction }: Given, sent = vi.fn(() => undefined)) => {
  await resizeWindow(1000, 800);
  const { OneError } = drawn[direction];
  render(<OneError validate={() => ({})} onSubmit={sent} />);
  expect(document.documentElement.dir).toBe(direction);
  await userEvent.tab();
  expect(document.activeElement).toBe(tab(/Basic/));
  return sent;
};

/** Submits with four errors, so that focus is on the summary. */
const refuse = async ({ direction }: Given) => {
  await resizeWindow(1000, 800);
  const { Ready } = drawn[direction];
  render(<Ready />);
  await userEvent.click(screen.getByRole('button', { name: 'Save channel' }));
  await waitFor(() => expect(document.activeElement?.querySelector('h2')).not.toBeNull());
};

keyboardTable('TabbedForm', (row) => {
  row(
    { key: 'Tab', where: 'tabs', does: 'moves into the open tab, its fields, then to the buttons' },
    async (given) => {
      await enter(given);
      const order = [
        () => field('Channel Name'),
        () => screen.getByRole('button', { name: /Phone Number/ }),
        () => screen.getByRole('button', { name: 'Cancel' }),
        () => screen.getByRole('button', { name: 'Save channel' }),
      ];
      for (const reached of order) {
        await userEvent.tab();
        expect(document.activeElement).toBe(reached());
      }
    },
  );

  for (const [key, pressed, side, fromFirst] of [
    ['Right', '{ArrowRight}', 'next', true],
    ['Left', '{ArrowLeft}', 'previous', false],
  ] as const) {
    const other = side === 'next' ? 'previous' : 'next';
    row(
      {
        key,
        where: 'tabs',
        does: `moves to the ${side} tab without opening it`,
        rightToLeft: `moves to the ${other} tab without opening it`,
      },
      async ({ direction }) => {
        await enter({ direction });
        const isForward = fromFirst === (direction === 'ltr');
        // To move back, start from the last tab.
        if (!isForward) await userEvent.keyboard('{End}');
        await userEvent.keyboard(pressed);
        await isAt(() => tab(isForward ? /Bot/ : /Basic/));
        await isOpen(/Basic/);
      },
    );
  }

  for (const [key, pressed, name] of [
    ['Home', '{End}{Home}', /Basic/],
    ['End', '{End}', /Bot/],
  ] as const) {
    const does = `moves to the ${key === 'Home' ? 'first' : 'last'} tab without opening it`;
    row({ key, where: 'tabs', does }, async (given) => {
      await enter(given);
      await userEvent.keyboard(pressed);
      await isAt(() => tab(name));
      await isOpen(/Basic/);
    });
  }

  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ] as const) {
    row({ key, where: 'tabs', does: 'opens it' }, async (given) => {
      const sent = await enter(given);
      await userEvent.keyboard(`{End}${pressed}`);
      await isOpen(/Bot/);
      expect(document.activeElement).toBe(tab(/Bot/));
      expect(sent).not.toHaveBeenCalled();
    });
  }

  row({ key: 'Enter', where: 'single-line text field', does: 'submits the form' }, async (given) => {
    const sent = await enter(given);
    field('Channel Name').focus();
    await userEvent.keyboard('{Enter}');
    expect(sent).toHaveBeenCalledOnce();
  });

  row({ key: 'Tab', where: 'error summary', does: 'moves to its links, then to the tabs' }, async (given) => {
    await refuse(given);
    for (const link of screen.getAllByRole('link')) {
      await userEvent.tab();
      expect(document.activeElement).toBe(link);
    }
    await userEvent.tab();
    expect(document.activeElement).toBe(tab(/Basic/));
  });

  row(
    { key: 'Enter', where: 'link in the summary', does: 'opens the tab and moves to the field' },
    async (given) => {
      await refuse(given);
      for (let step = 0; step < 2; step += 1) await userEvent.tab();
      expect(document.activeElement?.textContent).toBe('Rep Name is required');
      await userEvent.keyboard('{Enter}');
      await isOpen(/Bot/);
      await isAt(() => field('Rep Name'));
    },
  );
});
