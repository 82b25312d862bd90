import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { eventually } from '../../testing/eventually.ts';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import * as stories from './AudioPlayer.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};

type Given = { direction: 'ltr' | 'rtl' };

const { tab, keyboard } = userEvent;
const range = () => screen.getByRole<HTMLInputElement>('slider');
const audio = () => document.querySelector('audio') as HTMLAudioElement;
const buttons = () => screen.getAllByRole('button');
const speed = () => screen.getByRole<HTMLSelectElement>('combobox');

/** Forty seconds, at the eighteenth, with focus on play. */
const enter = async ({ direction }: Given, props = {}) => {
  const { InTheMiddle } = drawn[direction];
  render(<InTheMiddle {...props} />);
  expect(document.documentElement.dir).toBe(direction);
  await eventually(() => audio().currentTime).toBe(18);
  await eventually(() => audio().readyState).toBeGreaterThan(1);
  await tab();
};

/** In the time line, with half a minute on either side. */
const enterTime = async (given: Given) => {
  await enter(given);
  range().focus();
};

afterEach(() => audio()?.pause());

keyboardTable('AudioPlayer', (row) => {
  row({ key: 'Tab', where: 'page', does: 'moves to play' }, async (given) => {
    await enter(given);
    expect(document.activeElement).toBe(buttons()[0]);
  });

  row(
    { key: 'Tab', where: 'play', does: 'moves to back, forward, the time line, speed, download' },
    async (given) => {
      await enter(given);
      for (const next of [buttons()[1], buttons()[2], range(), speed(), screen.getByRole('link')]) {
        await tab();
        expect(document.activeElement).toBe(next);
      }
    },
  );

  for (const [key, pressed] of [
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ] as const) {
    row({ key, where: 'play', does: 'plays, or pauses' }, async (given) => {
      await enter(given);
      await keyboard(pressed);
      await eventually(() => audio().paused).toBe(false);
      await keyboard(pressed);
      await eventually(() => audio().paused).toBe(true);
      expect(document.activeElement).toBe(buttons()[0]);
    });

    row({ key, where: 'back or forward', does: '10 seconds earlier or later' }, async (given) => {
      await enter(given);
      await tab();
      await keyboard(pressed);
      expect(audio().currentTime).toBe(8);
      await tab();
      await keyboard(`${pressed}${pressed}`);
      expect(audio().currentTime).toBe(28);
    });
  }

  for (const [key, pressed, does, time] of [
    ['Right', '{ArrowRight}', '5 seconds later', 23],
    ['Left', '{ArrowLeft}', '5 seconds earlier', 13],
    ['Up', '{ArrowUp}', '5 seconds later', 23],
    ['Down', '{ArrowDown}', '5 seconds earlier', 13],
    ['Shift+Right', '{Shift>}{ArrowRight}{/Shift}', '1 second later', 19],
    ['Shift+Left', '{Shift>}{ArrowLeft}{/Shift}', '1 second earlier', 17],
    ['Page Up', '{ArrowLeft}{ArrowLeft}{PageUp}', '30 seconds later', 38],
    ['Page Down', '{End}{PageDown}', '30 seconds earlier', 10],
    ['Home', '{Home}', 'the beginning', 0],
    ['End', '{End}', 'the end', 40],
  ] as const) {
    row({ key, where: 'time line', does }, async (given) => {
      await enterTime(given);
      await keyboard(pressed);
      expect(Math.round(audio().currentTime)).toBe(time);
      expect(document.activeElement).toBe(range());
    });
  }

  for (const [key, pressed, does, rate] of [
    ['Down', '{ArrowDown}', 'a speed further', 1.25],
    ['Up', '{ArrowUp}', 'a speed less', 0.75],
  ] as const) {
    row({ key, where: 'speed', does }, async (given) => {
      await enter(given);
      speed().focus();
      await keyboard(pressed);
      expect(audio().playbackRate).toBe(rate);
    });
  }

  row({ key: 'Enter', where: 'download', does: 'saves the recording' }, async (given) => {
    const saved: string[] = [];
    await enter(given, { onDownload: (src: string) => saved.push(src) });
    screen.getByRole('link').focus();
    await keyboard('{Enter}');
    expect(saved).toEqual([audio().src]);
  });

  for (const [key, does, effect] of [
    ['K', 'plays, or pauses', () => !audio().paused],
    ['J', '10 seconds earlier', () => audio().currentTime === 8],
    ['L', '10 seconds later', () => audio().currentTime === 28],
  ] as const) {
    row({ key, where: 'anywhere inside, where the host asks for shortcuts', does }, async (given) => {
      await enter(given, { hasShortcuts: true });
      await keyboard(key.toLowerCase());
      await eventually(effect).toBe(true);
    });
  }
});
