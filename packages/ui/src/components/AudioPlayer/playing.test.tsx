import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { createRef, StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AudioPlayerTester } from '../../test-utils/index.ts';
import { described } from '../../testing/described.ts';
import { eventually } from '../../testing/eventually.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { Button } from '../Button/index.ts';
import * as stories from './AudioPlayer.stories.tsx';
import {
  AudioPlayButton,
  AudioPlayer,
  type AudioPlayerProps,
  AudioSpeed,
  AudioVolume,
  useAudioPlayer,
  usePlayerValue,
} from './index.ts';
import { call, missing, otherCall, ready, stream, tone } from './samples.ts';

const all = composeStories(stories);
const { Ready, Failed, InTheMiddle, Two, DurationOfTheHost } = all;
const { OwnOrder, OwnOrderInHebrew, WithVolume } = all;

/** Of the only player in the page. */
const player = new AudioPlayerTester({ root: document.body, user: userEvent });
const range = () => player.getSlider() as HTMLInputElement;
const words = () => player.getValueText();
const status = () => player.getStatus();
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const audios = () => [...document.querySelectorAll('audio')];
const moment = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

type Given = Partial<Extract<AudioPlayerProps, { src: string }>>;

/** Renders a player and waits until its metadata has loaded. */
async function loaded(given: Given = {}) {
  const media = createRef<HTMLAudioElement>();
  render(<AudioPlayer {...ready} {...given} mediaRef={media} />);
  const audio = media.current as HTMLAudioElement;
  await eventually(() => audio.readyState).toBeGreaterThan(0);
  return audio;
}

const play = async (audio: HTMLAudioElement) => {
  await player.play();
  await eventually(() => audio.currentTime).toBeGreaterThan(0.3);
};

afterEach(() => {
  for (const audio of audios()) audio.pause();
});

test('AP-3: while focused, the value text changes only after a key, a pause or a focus change', async () => {
  const audio = await loaded({ src: tone(60) });
  await play(audio);
  range().focus();
  const atFocus = words();
  audio.currentTime = 20;
  await moment(600);
  expect(words()).toBe(atFocus);
  await userEvent.keyboard('{ArrowRight}');
  const atKey = words();
  expect(atKey).toMatch(/^\d+ seconds$/);
  expect(Number.parseInt(atKey ?? '', 10)).toBeGreaterThanOrEqual(25);
  await moment(600);
  expect(words()).toBe(atKey);
  audio.pause();
  const time = `${Math.floor(audio.currentTime)} seconds`;
  await eventually(words).toBe(time);
  range().blur();
  expect(words()).toBe(`${time} of 1 minute`);
});

test('AP-3: the value text follows playback without focus, and the visible time always does', async () => {
  const audio = await loaded({ src: tone(60) });
  await play(audio);
  await eventually(words).toBe('1 second of 1 minute');
  range().focus();
  await eventually(() => screen.queryByText('0:03')).toBeVisible();
});

test('AP-14: a failure appears in the status, and Retry loads again and moves focus to Play', async () => {
  render(<Failed />);
  await eventually(status).toBe('Couldn’t play the recording.');
  await userEvent.click(button('Retry'));
  expect(document.activeElement).toBe(button(/^Play/));
  await eventually(status).toBe('Couldn’t play the recording.');
});

test('AP-14: an expired URL is fetched again, and playback continues at the same second', async () => {
  const { src, breakOff } = stream(6);
  const onSourceExpired = vi.fn(() => Promise.resolve(call));
  const audio = await loaded({ src, duration: 40, onSourceExpired });
  await play(audio);
  await player.skipForward();
  await eventually(() => audio.currentTime).toBeGreaterThan(1);
  const left = audio.currentTime;
  const places: number[] = [];
  audio.addEventListener('seeking', () => places.push(audio.currentTime));
  breakOff();
  await eventually(() => onSourceExpired.mock.calls.length).toBe(1);
  await eventually(() => [audio.src, audio.readyState > 2]).toEqual([call, true]);
  expect(audio.paused).toBe(false);
  expect(Math.abs((places[0] ?? 0) - left)).toBeLessThan(1);
  expect(await screen.findByRole('button', { name: /^Pause/ })).toBeTruthy();
  expect(status()).toBe('');
});

test('AP-14: if onSourceExpired rejects, the player fails, and Retry calls it again', async () => {
  const onSourceExpired = vi.fn(() => Promise.reject(new Error('gone')));
  render(<AudioPlayer {...ready} src={missing} onSourceExpired={onSourceExpired} />);
  await eventually(status).toBe('Couldn’t play the recording.');
  onSourceExpired.mockResolvedValueOnce(call as never);
  await userEvent.click(button('Retry'));
  await eventually(() => audios()[0]?.readyState).toBeGreaterThan(0);
  expect(status()).toBe('');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('AP-14: Loading appears only after a delay', async () => {
  render(<DurationOfTheHost />);
  await moment(500);
  expect(status()).toBe('');
  await eventually(status).toBe('Loading');
});

test('AP-15: with duration set, seeking works before anything has loaded', async () => {
  render(<DurationOfTheHost />);
  range().focus();
  expect(words()).toBe('0 seconds of 4 minutes 12 seconds');
  await userEvent.keyboard('{PageUp}');
  expect(words()).toBe('30 seconds');
});

test('AP-15: without range requests, the player shows the reason and doesn’t seek', async () => {
  const nothing = { length: 1, start: () => 0, end: () => 0 };
  const seekable = vi.spyOn(HTMLMediaElement.prototype, 'seekable', 'get').mockReturnValue(nothing);
  const audio = await loaded();
  const why = 'This recording can only be played from the start, so you can’t skip ahead.';
  await eventually(() => described(range())).toEqual([why]);
  range().focus();
  await userEvent.keyboard('{End}');
  expect(audio.currentTime).toBe(0);
  seekable.mockRestore();
});

test('AP-16: starting one player pauses the other, and focus doesn’t move', async () => {
  render(<Two />);
  const [first, second] = audios() as [HTMLAudioElement, HTMLAudioElement];
  await userEvent.click(button('Play call with Ana, 19 November'));
  await eventually(() => first.currentTime).toBeGreaterThan(0);
  const other = button('Play call with Noam, 20 November');
  await userEvent.click(other);
  await eventually(() => [first.paused, second.paused]).toEqual([true, false]);
  expect(document.activeElement).toBe(other);
  const group = within(screen.getByRole('group', { name: /Ana/ }));
  expect(await group.findByRole('button', { name: /^Play/ })).toBeTruthy();
});

test('a player that is ready shows no status', async () => {
  render(<Ready />);
  await moment(1300);
  expect(status()).toBe('');
});

test('AP-19: mediaRef is the audio element, which preloads only metadata', async () => {
  const media = createRef<HTMLAudioElement>();
  render(<AudioPlayer {...ready} mediaRef={media} />);
  const audio = media.current as HTMLAudioElement;
  expect([audio.tagName, audio.preload, audio.src]).toEqual(['AUDIO', 'metadata', call]);
});

function Held({
  told,
  isPlayingFirst = false,
}: {
  told: (seconds: number) => void;
  isPlayingFirst?: boolean;
}) {
  const [time, setTime] = useState(12);
  const [isPlaying, setPlaying] = useState(isPlayingFirst);
  const change = (seconds: number) => {
    told(seconds);
    setTime(Math.min(seconds, 30));
  };
  return (
    <>
      <AudioPlayer
        {...ready}
        currentTime={time}
        onTimeChange={change}
        isPlaying={isPlaying}
        onPlayingChange={setPlaying}
      />
      <button
        type="button"
        onClick={() => setPlaying(!isPlaying)}
      >{`${isPlaying ? 'stop' : 'start'}`}</button>
      <button type="button" onClick={() => setTime(5)}>
        five
      </button>
    </>
  );
}

test('AP-19: the app can control the time and whether it plays', async () => {
  const told = vi.fn();
  render(<Held told={told} />);
  const audio = audios()[0] as HTMLAudioElement;
  await eventually(() => audio.currentTime).toBe(12);
  range().focus();
  await userEvent.keyboard('{End}');
  expect(Math.max(...told.mock.calls.flat())).toBeCloseTo(40, 0);
  await eventually(() => audio.currentTime).toBe(30);
  await userEvent.click(button('five'));
  await eventually(() => audio.currentTime).toBe(5);
  await userEvent.click(button('start'));
  await eventually(() => audio.currentTime).toBeGreaterThan(5.6);
  expect(audio.currentTime).toBeLessThan(12);
  await player.pause();
  expect(button('start')).toBeTruthy();
});

const renders = vi.fn();

function Own() {
  const player = useAudioPlayer({ src: tone3, title: 'tone' });
  const half = usePlayerValue(player, (player) => player.getTime() > 1);
  renders(player, half);
  return (
    <>
      <audio {...player.mediaProps} />
      <AudioPlayButton player={player} title="tone" />
    </>
  );
}

const tone3 = tone(3);

test('AP-19: the headless player keeps its identity, and a reader renders only when its value changes', async () => {
  render(<Own />);
  const audio = audios()[0] as HTMLAudioElement;
  await userEvent.click(button('Play tone'));
  await eventually(() => audio.ended).toBe(true);
  expect(await screen.findByRole('button', { name: 'Play tone' })).toBeTruthy();
  expect(new Set(renders.mock.calls.map(([player]) => player)).size).toBe(1);
  expect(renders.mock.calls.map(([, half]) => half)).toEqual([false, true]);
});

test('a new URL with the same title continues playback; a new title starts from the beginning', async () => {
  const { rerender } = render(<AudioPlayer {...ready} defaultTime={9} />);
  const audio = audios()[0] as HTMLAudioElement;
  await eventually(() => audio.currentTime).toBe(9);
  rerender(<AudioPlayer {...ready} src={`${call}?again`} />);
  await eventually(() => [audio.src.endsWith('?again'), audio.currentTime]).toEqual([true, 9]);
  rerender(<AudioPlayer src={otherCall} title="call with Noam" />);
  await eventually(() => [audio.src, audio.readyState > 0, audio.currentTime]).toEqual([otherCall, true, 0]);
});

test('AP-19: the player works in StrictMode and stops playing when it unmounts', async () => {
  const { unmount } = render(
    <StrictMode>
      <AudioPlayer {...ready} defaultTime={9} />
    </StrictMode>,
  );
  const audio = audios()[0] as HTMLAudioElement;
  await player.play();
  await eventually(() => audio.currentTime).toBeGreaterThan(9.2);
  unmount();
  await eventually(() => audio.paused).toBe(true);
});

describe('pointers and gestures on the timeline', () => {
  async function loadedStory(Story: typeof Ready) {
    const media = createRef<HTMLAudioElement>();
    render(<Story mediaRef={media} />);
    const audio = media.current as HTMLAudioElement;
    await eventually(() => audio.readyState).toBeGreaterThan(1);
    return audio;
  }

  /** Does what a screen reader gesture does to a range input: it steps the value without a key event. */
  function stepByGesture(steps: number) {
    range().stepUp(steps);
    range().dispatchEvent(new Event('input', { bubbles: true }));
  }

  test('a tap on the track moves to that point', async () => {
    const audio = await loadedStory(Ready);
    const { width, height } = range().getBoundingClientRect();
    await userEvent.click(page.elementLocator(range()), { position: { x: width / 2, y: height - 2 } });
    expect(audio.currentTime).toBeGreaterThan(18);
    expect(audio.currentTime).toBeLessThan(22);
  });

  test('a dragged thumb stays under the pointer during playback, which continues from there', async () => {
    const audio = await loadedStory(Ready);
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

  test('AP-1: a screen reader gesture steps from the current time, even while the value is outdated', async () => {
    const audio = await loadedStory(InTheMiddle);
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

describe('the volume and own controls', () => {
  const audio = () => document.querySelector('audio') as HTMLAudioElement;
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
      const real = Object.getOwnPropertyDescriptor(
        HTMLMediaElement.prototype,
        'volume',
      ) as PropertyDescriptor;
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
});
