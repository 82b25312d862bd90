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
const range = () => screen.getAllByRole<HTMLInputElement>('slider')[0] as HTMLInputElement;
const audio = () => document.querySelector('audio') as HTMLAudioElement;
const buttons = () => screen.getAllByRole('button');
const speed = () => screen.getByRole<HTMLSelectElement>('combobox');

/** Renders a 40-second recording at second 18 and focuses Play. */
const enter = async ({ direction }: Given, props = {}) => {
  const { InTheMiddle } = drawn[direction];
  render(<InTheMiddle {...props} />);
  expect(document.documentElement.dir).toBe(direction);
  await eventually(() => audio().currentTime).toBe(18);
  await eventually(() => audio().readyState).toBeGreaterThan(1);
  await tab();
};

/** Focuses the timeline. */
const enterTime = async (given: Given) => {
  await enter(given);
  range().focus();
};

/** Renders a player with a volume of 80% and focuses its volume. */
const enterVolume = async ({ direction }: Given) => {
  const { WithVolume } = drawn[direction];
  render(<WithVolume />);
  await eventually(() => audio().readyState).toBeGreaterThan(1);
  audio().volume = 0.8;
  const volume = screen.getAllByRole<HTMLInputElement>('slider')[1] as HTMLInputElement;
  await eventually(() => volume.value).toBe('80');
  volume.focus();
};
const volumes = async (...keys: string[]) => {
  const heard: number[] = [];
  for (const key of keys) {
    await keyboard(key);
    heard.push(audio().muted ? 0 : audio().volume);
  }
  return heard;
};

afterEach(() => audio()?.pause());

keyboardTable('AudioPlayer', (row) => {
  row({ key: 'Tab', where: 'page', does: 'moves to Play' }, async (given) => {
    await enter(given);
    expect(document.activeElement).toBe(buttons()[0]);
  });

  row(
    { key: 'Tab', where: 'play', does: 'moves to back, forward, the timeline, speed and download' },
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
    row({ key, where: 'play', does: 'plays or pauses' }, async (given) => {
      await enter(given);
      await keyboard(pressed);
      await eventually(() => audio().paused).toBe(false);
      await keyboard(pressed);
      await eventually(() => audio().paused).toBe(true);
      expect(document.activeElement).toBe(buttons()[0]);
    });

    row({ key, where: 'back or forward', does: 'skips 10 seconds back or forward' }, async (given) => {
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
    ['Right', '{ArrowRight}', 'moves 5 seconds forward', 23],
    ['Left', '{ArrowLeft}', 'moves 5 seconds back', 13],
    ['Up', '{ArrowUp}', 'moves 5 seconds forward', 23],
    ['Down', '{ArrowDown}', 'moves 5 seconds back', 13],
    ['Shift+Right', '{Shift>}{ArrowRight}{/Shift}', 'moves 1 second forward', 19],
    ['Shift+Left', '{Shift>}{ArrowLeft}{/Shift}', 'moves 1 second back', 17],
    ['Page Up', '{ArrowLeft}{ArrowLeft}{PageUp}', 'moves 30 seconds forward', 38],
    ['Page Down', '{End}{PageDown}', 'moves 30 seconds back', 10],
    ['Home', '{Home}', 'moves to the beginning', 0],
    ['End', '{End}', 'moves to the end', 40],
  ] as const) {
    row({ key, where: 'timeline', does }, async (given) => {
      await enterTime(given);
      await keyboard(pressed);
      expect(Math.round(audio().currentTime)).toBe(time);
      expect(document.activeElement).toBe(range());
    });
  }

  for (const [key, pressed, does, rate] of [
    ['Down', '{ArrowDown}', 'selects the next faster speed', 1.25],
    ['Up', '{ArrowUp}', 'selects the next slower speed', 0.75],
  ] as const) {
    row({ key, where: 'speed', does }, async (given) => {
      await enter(given);
      speed().focus();
      await keyboard(pressed);
      expect(audio().playbackRate).toBe(rate);
    });
  }

  row({ key: 'Enter, Space', where: 'mute', does: 'mutes the recording or unmutes it' }, async (given) => {
    await enterVolume(given);
    await userEvent.tab({ shift: true });
    expect(await volumes('{Enter}', ' ')).toEqual([0, 0.8]);
  });

  row(
    {
      key: 'Right, Left',
      where: 'volume',
      does: 'makes it louder or quieter by 5%',
      rightToLeft: 'makes it quieter or louder by 5%',
    },
    async (given) => {
      await enterVolume(given);
      const [right, left] = await volumes('{ArrowRight}', '{ArrowLeft}');
      expect([right, left]).toEqual([given.direction === 'ltr' ? 0.85 : 0.75, 0.8]);
    },
  );

  row({ key: 'Up, Down', where: 'volume', does: 'makes it louder or quieter by 5%' }, async (given) => {
    await enterVolume(given);
    expect(await volumes('{ArrowUp}', '{ArrowDown}{ArrowDown}')).toEqual([0.85, 0.75]);
  });

  row(
    { key: 'Page Up, Page Down', where: 'volume', does: 'makes it louder or quieter by 10%' },
    async (given) => {
      await enterVolume(given);
      expect(await volumes('{PageUp}', '{PageDown}{PageDown}')).toEqual([0.9, 0.7]);
    },
  );

  row({ key: 'Home, End', where: 'volume', does: 'mutes it or makes it loudest' }, async (given) => {
    await enterVolume(given);
    expect(await volumes('{Home}', '{End}')).toEqual([0, 1]);
  });

  row({ key: 'Enter', where: 'download', does: 'downloads the recording' }, async (given) => {
    const saved: string[] = [];
    await enter(given, { onDownload: (src: string) => saved.push(src) });
    screen.getByRole('link').focus();
    await keyboard('{Enter}');
    expect(saved).toEqual([audio().src]);
  });

  for (const [key, does, effect] of [
    ['K', 'plays or pauses', () => !audio().paused],
    ['J', 'skips 10 seconds back', () => audio().currentTime === 8],
    ['L', 'skips 10 seconds forward', () => audio().currentTime === 28],
  ] as const) {
    row({ key, where: 'anywhere inside, with hasShortcuts', does }, async (given) => {
      await enter(given, { hasShortcuts: true });
      await keyboard(key.toLowerCase());
      await eventually(effect).toBe(true);
    });
  }

  row(
    { key: 'M', where: 'anywhere inside, with hasShortcuts and AudioVolume', does: 'mutes or unmutes' },
    async (given) => {
      await enterVolume(given);
      range().focus();
      expect(await volumes('m', 'm')).toEqual([0, 0.8]);
    },
  );
});
