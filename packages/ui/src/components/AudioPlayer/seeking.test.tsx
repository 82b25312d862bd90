import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually } from '../../testing/eventually.ts';
import * as stories from './AudioPlayer.stories.tsx';

const { Ready, InTheMiddle } = composeStories(stories);

const range = () => screen.getByRole<HTMLInputElement>('slider');

async function loaded(Story: typeof Ready) {
  const media = createRef<HTMLAudioElement>();
  render(<Story ref={media} />);
  const audio = media.current as HTMLAudioElement;
  await eventually(() => audio.readyState).toBeGreaterThan(1);
  return audio;
}

/** What a reader's gesture does to a range: a step, and no key. */
function stepByGesture(steps: number) {
  range().stepUp(steps);
  range().dispatchEvent(new Event('input', { bubbles: true }));
}

afterEach(() => document.querySelector('audio')?.pause());

test('a tap on the track goes there, without dragging', async () => {
  const audio = await loaded(Ready);
  const { width, height } = range().getBoundingClientRect();
  await userEvent.click(page.elementLocator(range()), { position: { x: width / 2, y: height - 2 } });
  expect(audio.currentTime).toBeGreaterThan(18);
  expect(audio.currentTime).toBeLessThan(22);
});

test('what is held stays under the pointer while it plays, and plays from there', async () => {
  const audio = await loaded(Ready);
  await userEvent.click(screen.getByRole('button', { name: /^Play/ }));
  const locator = page.elementLocator(range());
  const { width, height } = range().getBoundingClientRect();
  await userEvent.dragAndDrop(locator, locator, {
    sourcePosition: { x: 9, y: height / 2 },
    targetPosition: { x: width * 0.75, y: height / 2 },
  });
  await eventually(() => audio.currentTime).toBeGreaterThan(27);
  expect(audio.currentTime).toBeLessThan(38);
  expect(audio.paused).toBe(false);
});

test('AP-1: a reader steps from where the recording is, also while its words stand still', async () => {
  const audio = await loaded(InTheMiddle);
  stepByGesture(2);
  expect(audio.currentTime).toBe(20);
  range().focus();
  await userEvent.keyboard('{Home}');
  await audio.play();
  audio.currentTime = 15;
  await eventually(() => audio.seeking).toBe(false);
  expect(range().value).toBe('0');
  stepByGesture(3);
  expect(audio.currentTime).toBeGreaterThanOrEqual(18);
  expect(audio.currentTime).toBeLessThan(25);
  expect(range().getAttribute('aria-valuetext')).toMatch(/^(18|19|2\d) seconds/);
});
