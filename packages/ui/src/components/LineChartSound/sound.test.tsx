import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import * as stories from '../LineChart/LineChart.stories.tsx';
import { sound } from './index.ts';

const { Ready, SeveralSeries } = composeStories(stories);

const { keyboard } = userEvent;
const explorer = () => screen.getByRole<HTMLInputElement>('slider');
const playButton = () => screen.getByRole('button', { name: 'Play as Sound' });
const stopButton = () => screen.getByRole('button', { name: 'Stop Sound' });

/** The sounds that were begun. */
const contexts: AudioContext[] = [];

beforeEach(() => {
  contexts.length = 0;
  vi.stubGlobal(
    'AudioContext',
    class extends AudioContext {
      constructor() {
        super();
        contexts.push(this);
      }
    },
  );
});

afterEach(() => void vi.unstubAllGlobals());

const states = () => contexts.map(({ state }) => state);

/** Presses the button and waits until the first tone. */
async function play() {
  const tones = vi.spyOn(OscillatorNode.prototype, 'start');
  await userEvent.click(playButton());
  await expect.poll(() => tones.mock.calls.length).toBe(1);
  tones.mockRestore();
}

test('LC-7: a chart plays as sound only when asked, and says what it plays', async () => {
  const heard = recordAnnouncements();
  render(<Ready sound={sound} />);
  expect(contexts).toEqual([]);
  await play();
  expect(stopButton()).toBeVisible();
  await expect
    .poll(() => heard.messages.map(({ message }) => message))
    .toEqual(['Calls, 19 October – 17 November. Lowest tone 6, highest tone 33. Press Esc to stop.']);
  heard.stop();
});

test('LC-7: Esc stops the sound, and only the sound', async () => {
  const onKeyDown = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog, which closes on Esc.
    <div onKeyDown={onKeyDown}>
      <Ready sound={sound} />
    </div>,
  );
  await play();
  expect(states()).not.toContain('closed');
  await keyboard('{Escape}');
  // Long before it would end.
  await expect.poll(states, { timeout: 1000 }).toEqual(['closed']);
  expect(playButton()).toBe(document.activeElement);
  expect(onKeyDown).not.toHaveBeenCalledWith(expect.objectContaining({ key: 'Escape' }));
  await keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledWith(expect.objectContaining({ key: 'Escape' }));
});

test('LC-7: a second press, new data or leaving the page stops the sound', async () => {
  const { rerender, unmount } = render(<Ready sound={sound} />);
  await play();
  await userEvent.click(stopButton());
  await play();
  rerender(<Ready sound={sound} series={[{ ...(Ready.args.series?.[0] ?? never()) }]} />);
  expect(playButton()).toBeVisible();
  await play();
  unmount();
  await expect.poll(states).toEqual(['closed', 'closed', 'closed']);
});

test('LC-7: the explorer moves with the sound, from the date and the series that were read', async () => {
  const heard = recordAnnouncements();
  render(<SeveralSeries sound={sound} />);
  explorer().focus();
  await keyboard('{Home}{ArrowRight}{ArrowDown}');
  await play();
  await expect.poll(() => heard.messages[0]?.message).toMatch(/^Contacts, 11 – 17 November\./);
  await expect.poll(() => Number(explorer().value), { timeout: 4000 }).toBeGreaterThan(1);
  heard.stop();
});

test('LC-7: a browser that can’t play says so', async () => {
  vi.stubGlobal('AudioContext', undefined);
  const heard = recordAnnouncements();
  render(<Ready sound={sound} />);
  fireEvent.click(playButton());
  await expect.poll(() => heard.messages.map(({ message }) => message)).toEqual(['Couldn’t play the sound']);
  expect(playButton()).toBeVisible();
  heard.stop();
});

function never(): never {
  throw new Error('The story has a series.');
}
