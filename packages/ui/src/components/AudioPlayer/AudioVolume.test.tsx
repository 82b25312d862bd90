import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { eventually } from '../../testing/eventually.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { Button } from '../Button/index.ts';
import * as stories from './AudioPlayer.stories.tsx';
import { AudioPlayer } from './AudioPlayer.tsx';
import { AudioVolume } from './AudioVolume.tsx';
import { AudioSpeed } from './Controls.tsx';
import { ready } from './samples.ts';
import { useAudioPlayer } from './useAudioPlayer.ts';

const { OwnOrder, OwnOrderInHebrew, WithVolume } = composeStories(stories);

const audio = () => document.querySelector('audio') as HTMLAudioElement;
const button = (name: string) => screen.getByRole('button', { name });
const volume = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Volume' });
const loaded = () => eventually(() => audio().readyState).toBeGreaterThan(1);

beforeEach(() => resizeWindow(1000, 700));
afterEach(() => vi.restoreAllMocks());

test('the volume has a name, its value in percent, and “Muted” while the sound is off', async () => {
  render(<WithVolume />);
  await loaded();
  expect([volume().value, volume().getAttribute('aria-valuetext')]).toEqual(['100', '100%']);
  await userEvent.click(button('Mute'));
  expect([audio().muted, volume().value, volume().getAttribute('aria-valuetext')]).toEqual([
    true,
    '0',
    'Muted',
  ]);
  expect(button('Unmute')).toHaveFocus();
});

test('a change by the host or the browser moves the slider, and unmuting at zero makes a sound', async () => {
  render(<WithVolume />);
  await loaded();
  audio().volume = 0.3;
  await eventually(() => volume().value).toBe('30');
  audio().volume = 0;
  await eventually(() => volume().getAttribute('aria-valuetext')).toBe('Muted');
  await userEvent.click(button('Unmute'));
  expect(audio().volume).toBe(1);
});

/** A player that can be closed. */
function Closing() {
  const player = useAudioPlayer(ready);
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Button onPress={() => setIsOpen(!isOpen)}>Details</Button>
      {isOpen && (
        <AudioPlayer player={player} title="call">
          <AudioVolume />
        </AudioPlayer>
      )}
    </>
  );
}

test('the volume stays with the player when its controls are closed and opened again', async () => {
  render(<Closing />);
  audio().volume = 0.4;
  await userEvent.click(button('Details'));
  expect(audio()).toBeNull();
  await userEvent.click(button('Details'));
  await eventually(() => volume().value).toBe('40');
  expect(audio().volume).toBe(0.4);
});

test.each(['at once', 'a moment later'])(
  'where the browser resets the volume %s, as on iOS, there is only the mute button',
  async (when) => {
    const real = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'volume') as PropertyDescriptor;
    vi.spyOn(HTMLMediaElement.prototype, 'volume', 'set').mockImplementation(function (
      this: HTMLMediaElement,
      value,
    ) {
      if (when === 'at once') return;
      real.set?.call(this, value);
      setTimeout(() => real.set?.call(this, 1), 20);
    });
    render(<WithVolume />);
    await eventually(() => screen.queryByRole('slider', { name: 'Volume' })).toBeNull();
    await userEvent.click(button('Mute'));
    expect(audio().muted).toBe(true);
  },
);

test('your own order is the order on the screen and of the Tab key, in both directions', async () => {
  for (const [Story, sign] of [
    [OwnOrder, 1],
    [OwnOrderInHebrew, -1],
  ] as const) {
    const { unmount } = render(<Story />);
    await loaded();
    const expected = ['INPUT', 'BUTTON', 'BUTTON', 'BUTTON', 'SELECT', 'BUTTON', 'INPUT'];
    const places: number[] = [];
    for (const tag of expected) {
      await userEvent.tab();
      expect(document.activeElement?.tagName).toBe(tag);
      const { left = 0, top = 0, height = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
      // The timeline has a line of its own, above the others.
      places.push(1e4 * Math.round((top + height / 2) / 10) + sign * left);
    }
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    unmount();
  }
});

test('letters press your own parts, and focus stays', async () => {
  render(<OwnOrder />);
  await loaded();
  const [timeline] = screen.getAllByRole('slider') as [HTMLElement];
  timeline.focus();
  expect(button('Back 15 seconds').getAttribute('aria-keyshortcuts')).toBe('J');
  await userEvent.keyboard('j');
  expect(audio().currentTime).toBe(3);
  await userEvent.keyboard('l');
  expect(audio().currentTime).toBe(33);
  await userEvent.keyboard('m');
  expect(audio().muted).toBe(true);
  expect(timeline).toHaveFocus();
});

test('the host sets the speeds, and the current one is always among them', async () => {
  render(<OwnOrder />);
  await loaded();
  const speed = screen.getByRole<HTMLSelectElement>('combobox');
  expect([...speed.options].map(({ text }) => text)).toEqual(['1×', '1.5×']);
  await userEvent.selectOptions(speed, '1.5×');
  expect(audio().playbackRate).toBe(1.5);
});

test('a part without a player is an error that names what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<AudioSpeed />)).toThrow('Pass a player');
});
