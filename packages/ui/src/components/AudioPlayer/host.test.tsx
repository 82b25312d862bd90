import { render, screen } from '@testing-library/react';
import { createRef, StrictMode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { eventually } from '../../testing/eventually.ts';
import { AudioPlayButton, AudioPlayer, useAudioPlayer, usePlayerValue } from './index.ts';
import { call, otherCall, ready, tone } from './samples.ts';

const range = () => screen.getByRole<HTMLInputElement>('slider');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const audios = () => [...document.querySelectorAll('audio')];

afterEach(() => {
  for (const audio of audios()) audio.pause();
});

test('AP-19: the host gets the element, which loads no more than it must', async () => {
  const media = createRef<HTMLAudioElement>();
  render(<AudioPlayer {...ready} ref={media} />);
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

test('AP-19: the host may hold the time and whether it plays', async () => {
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
  await userEvent.click(button(/^Pause/));
  expect(await screen.findByRole('button', { name: 'start' })).toBeTruthy();
  expect(audio.paused).toBe(true);
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

test('AP-19: headless: the player keeps its identity, and who reads it renders only when that changes', async () => {
  render(<Own />);
  const audio = audios()[0] as HTMLAudioElement;
  await userEvent.click(button('Play tone'));
  await eventually(() => audio.ended).toBe(true);
  expect(await screen.findByRole('button', { name: 'Play tone' })).toBeTruthy();
  expect(new Set(renders.mock.calls.map(([player]) => player)).size).toBe(1);
  expect(renders.mock.calls.map(([, half]) => half)).toEqual([false, true]);
});

test('a new address of the same recording goes on where it was; another recording begins anew', async () => {
  const { rerender } = render(<AudioPlayer {...ready} defaultTime={9} />);
  const audio = audios()[0] as HTMLAudioElement;
  await eventually(() => audio.currentTime).toBe(9);
  rerender(<AudioPlayer {...ready} src={`${call}?again`} />);
  await eventually(() => [audio.src.endsWith('?again'), audio.currentTime]).toEqual([true, 9]);
  rerender(<AudioPlayer src={otherCall} title="call with Noam" />);
  await eventually(() => [audio.src, audio.readyState > 0, audio.currentTime]).toEqual([otherCall, true, 0]);
});

test('AP-19: it is tied to its element again where React tries each effect twice, and lets go of one that leaves', async () => {
  const { unmount } = render(
    <StrictMode>
      <AudioPlayer {...ready} defaultTime={9} />
    </StrictMode>,
  );
  const audio = audios()[0] as HTMLAudioElement;
  await userEvent.click(button(/^Play/));
  await eventually(() => audio.currentTime).toBeGreaterThan(9.2);
  expect(await screen.findByRole('button', { name: /^Pause/ })).toBeTruthy();
  unmount();
  await eventually(() => audio.paused).toBe(true);
});
