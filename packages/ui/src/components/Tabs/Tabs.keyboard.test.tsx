import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './Tabs.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Given = { direction: 'ltr' | 'rtl' };

const tab = (name: string) => screen.getByRole('tab', { name });
const isAt = (name: string) => expect(document.activeElement).toBe(tab(name));
const isOpen = (name: string) => expect(tab(name).getAttribute('aria-selected')).toBe('true');

/** Renders the tabs Calls, Notes and Appointments and focuses the open one. */
const enter = async (given: Given, story: 'Ready' | 'Manual' | 'Vertical' = 'Ready', value = 'notes') => {
  const Story = drawn[given.direction][story];
  render(<Story defaultValue={value} />);
  await userEvent.tab();
};

const sides = [
  ['Right', '{ArrowRight}', 'next', 'previous'],
  ['Left', '{ArrowLeft}', 'previous', 'next'],
] as const;

const reached = { next: 'Appointments', previous: 'Calls' };
const wrapped = { next: 'Calls', previous: 'Appointments' };

keyboardTable('Tabs', (row) => {
  row({ key: 'Tab', where: 'page', does: 'moves to the open tab' }, async (given) => {
    await enter(given);
    isAt('Notes');
  });

  row({ key: 'Tab', where: 'tabs', does: 'moves into the open panel' }, async (given) => {
    await enter(given);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Notes' }));
  });

  for (const [key, pressed, side, mirrored] of sides) {
    row(
      {
        key,
        where: 'tabs',
        does: `opens the ${side} tab; wraps`,
        rightToLeft: `opens the ${mirrored} tab; wraps`,
      },
      async (given) => {
        const way = given.direction === 'ltr' ? side : mirrored;
        await enter(given);
        await userEvent.keyboard(pressed);
        isOpen(reached[way]);
        await userEvent.keyboard(pressed);
        isAt(wrapped[way]);
        isOpen(wrapped[way]);
      },
    );
  }

  for (const [key, pressed, name, end] of [
    ['Home', '{Home}', 'Calls', 'first'],
    ['End', '{End}', 'Appointments', 'last'],
  ] as const) {
    row({ key, where: 'tabs', does: `opens the ${end} tab` }, async (given) => {
      await enter(given);
      await userEvent.keyboard(pressed);
      isAt(name);
      isOpen(name);
    });
  }

  for (const [key, pressed, name, side] of [
    ['Down', '{ArrowDown}', 'Appointments', 'next'],
    ['Up', '{ArrowUp}', 'Calls', 'previous'],
  ] as const) {
    row({ key, where: 'vertical tabs', does: `opens the ${side} tab` }, async (given) => {
      await enter(given, 'Vertical');
      await userEvent.keyboard(pressed);
      isAt(name);
      isOpen(name);
    });
  }

  for (const [key, pressed, side, mirrored] of sides) {
    row(
      {
        key,
        where: 'manual tabs',
        does: `moves to the ${side} tab without opening it`,
        rightToLeft: `moves to the ${mirrored} tab without opening it`,
      },
      async (given) => {
        await enter(given, 'Manual');
        await userEvent.keyboard(pressed);
        isAt(reached[given.direction === 'ltr' ? side : mirrored]);
        isOpen('Notes');
      },
    );
  }

  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ] as const) {
    row({ key, where: 'manual tabs', does: 'opens the focused tab' }, async (given) => {
      await enter(given, 'Manual', 'calls');
      await userEvent.keyboard('{End}');
      isOpen('Calls');
      await userEvent.keyboard(pressed);
      isOpen('Appointments');
    });
  }
});
