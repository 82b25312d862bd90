import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TranscriptTester } from '../../test-utils/index.ts';
import { AudioPlayer, useAudioPlayer } from '../AudioPlayer/index.ts';
import { tone } from '../AudioPlayer/samples.ts';
import { UIProvider } from '../UIProvider/index.ts';
import { Transcript } from './index.ts';
import { longTurns, silentPlayer, timedTurns } from './samples.ts';
import * as stories from './Transcript.stories.tsx';

const { Timed, Long } = composeStories(stories);

const scroller = () => screen.getByRole('group');
const current = () => [...document.querySelectorAll<HTMLElement>('[aria-current]')];
const transcript = new TranscriptTester({ root: document.body, user: userEvent });
const frames = () => new Promise((resolve) => setTimeout(resolve, 100));

const isInView = (turn: HTMLElement | undefined) => {
  const [outer, inner] = [scroller().getBoundingClientRect(), turn?.getBoundingClientRect()];
  return inner !== undefined && inner.top >= outer.top && inner.bottom <= outer.bottom + 1;
};

/** Renders 200 turns in a short scroll container, with the player at 0 seconds. */
async function play() {
  const player = silentPlayer(0);
  render(<Long turns={longTurns(200)} player={player} maxHeight="15rem" />);
  const goTo = async (seconds: number) => {
    act(() => player.goTo(seconds));
    await frames();
  };
  await frames();
  return goTo;
}

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['motion'];
});

test('AP-11: only the turn being spoken is current', () => {
  const player = silentPlayer(18);
  render(<Timed player={player} />);
  expect(current()[0]).toHaveAttribute('aria-current', 'true');
  expect(transcript.getCurrentTurn()?.text).toMatch(/^Thursday the nineteenth is free at four/);
  act(() => player.goTo(23));
  expect(transcript.getCurrentTurn()?.text).toBe('Да, четверг подходит. Thursday is good.');
});

test('AP-11: the current turn has a bar and an underlined name, not color alone', () => {
  render(<Timed player={silentPlayer(18)} />);
  const [turn] = current();
  if (!turn) throw new Error('no current turn');
  expect(getComputedStyle(turn, '::before').inlineSize).toBe('3px');
  expect(getComputedStyle(turn.querySelector('bdi') as Element).textDecorationLine).toBe('underline');
  const others = [...document.querySelectorAll('li:not([aria-current]) bdi')];
  expect(others.map((name) => getComputedStyle(name).textDecorationLine)).not.toContain('underline');
});

test('AP-11: following scrolls the transcript, not the page', async () => {
  const goTo = await play();
  const top = window.scrollY;
  await goTo(300);
  await waitFor(() => expect(isInView(current()[0])).toBe(true));
  expect(scroller().scrollTop).toBeGreaterThan(1000);
  expect(window.scrollY).toBe(top);
});

test('AP-11: following stops while focus is inside', async () => {
  const goTo = await play();
  screen.getByRole('button', { name: 'Play from 3 seconds, 0:03' }).focus();
  await goTo(300);
  expect(scroller().scrollTop).toBe(0);
});

test('AP-11: following stops after scrolling away and resumes once the current turn is in view', async () => {
  const goTo = await play();
  scroller().scrollTop = 4000;
  await frames();
  const place = scroller().scrollTop;
  await goTo(20);
  expect(scroller().scrollTop).toBe(place);
  await new Promise((resolve) => setTimeout(resolve, 1600));
  await goTo(40);
  expect(scroller().scrollTop).toBe(place);
  await userEvent.click(screen.getByRole('button', { name: 'Go to the Current Line' }));
  await waitFor(() => expect(isInView(current()[0])).toBe(true));
  (document.activeElement as HTMLElement).blur();
  await goTo(300);
  expect(isInView(current()[0])).toBe(true);
});

test('AP-11: following doesn’t scroll while a person is scrolling', async () => {
  const goTo = await play();
  scroller().scrollTop = 10;
  await frames();
  await goTo(300);
  expect(scroller().scrollTop).toBe(10);
});

test('AP-11: with data-motion="reduce" the current turn is marked but not followed', async () => {
  const goTo = await play();
  document.documentElement.dataset['motion'] = 'reduce';
  await goTo(300);
  expect(scroller().scrollTop).toBe(0);
  expect(current()).toHaveLength(1);
});

test('AP-11: the current turn isn’t followed with prefers-reduced-motion', async () => {
  const goTo = await play();
  const ask = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await goTo(300);
  expect(ask).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
  expect(scroller().scrollTop).toBe(0);
});

test('AP-11: with 2,000 turns, playback renders two per change and none within a turn', async () => {
  const player = silentPlayer(0);
  const drawn = vi.fn(() => null);
  const commits = vi.fn();
  render(
    <Profiler id="transcript" onRender={commits}>
      <Long turns={longTurns()} player={player} renderActions={drawn} />
    </Profiler>,
  );
  expect(document.querySelectorAll('li')).toHaveLength(2000);
  await frames();
  drawn.mockClear();
  commits.mockClear();
  for (const seconds of [0.5, 1, 2, 3]) act(() => player.goTo(seconds));
  expect([drawn.mock.calls.length, commits.mock.calls.length]).toEqual([0, 0]);
  for (const [seconds, calls] of [
    [4, 2],
    [8, 4],
    [5000, 6],
  ] as const) {
    act(() => player.goTo(seconds));
    expect(drawn).toHaveBeenCalledTimes(calls);
  }
});

const recordingTitle = 'call of Olga Marchenko';
const audio = () => document.querySelector('audio') as HTMLAudioElement;
const currentWords = () => document.querySelector('[aria-current] p')?.textContent;

function Call({ src }: { src: string }) {
  const player = useAudioPlayer({ src, title: recordingTitle });
  return (
    <UIProvider locale="en">
      <AudioPlayer player={player} title={recordingTitle} />
      <Transcript turns={timedTurns} player={player} />
    </UIProvider>
  );
}

afterEach(() => audio()?.pause());

test('AP-11, AP-12: with the library’s player, the current turn follows and a time starts playback', async () => {
  render(<Call src={tone(120)} />);
  await expect.poll(() => audio().readyState).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Play from 4 seconds, 0:04' }));
  await expect.poll(() => audio().currentTime).toBeGreaterThan(4);
  expect(audio().paused).toBe(false);
  await expect.poll(currentWords).toContain('I have a cleaning on Tuesday');
  audio().currentTime = 21.5;
  await expect.poll(currentWords).toContain('Thursday is good');
});

test('AP-12: pressing a time before the recording is loaded shows a message', async () => {
  render(<Call src="/recordings/not-here.mp3" />);
  await userEvent.click(screen.getByRole('button', { name: 'Play from 4 seconds, 0:04' }));
  expect(await screen.findByText('The recording can’t be played from here yet.')).toBeInTheDocument();
});
