import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { described } from '../../testing/described.ts';
import { eventually } from '../../testing/eventually.ts';
import * as stories from './AudioPlayer.stories.tsx';
import { AudioPlayer, type AudioPlayerProps } from './AudioPlayer.tsx';
import { call, missing, ready, stream, tone } from './samples.ts';

const { Ready, Failed, Two, DurationOfTheHost } = composeStories(stories);

const range = () => screen.getByRole<HTMLInputElement>('slider');
const words = () => range().getAttribute('aria-valuetext');
const status = () => screen.getByRole('status').textContent;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const audios = () => [...document.querySelectorAll('audio')];
const moment = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

type Given = Partial<Extract<AudioPlayerProps, { src: string }>>;

/** Drawn, and its recording known. */
async function loaded(given: Given = {}) {
  const media = createRef<HTMLAudioElement>();
  render(<AudioPlayer {...ready} {...given} ref={media} />);
  const audio = media.current as HTMLAudioElement;
  await eventually(() => audio.readyState).toBeGreaterThan(0);
  return audio;
}

const play = async (audio: HTMLAudioElement) => {
  await userEvent.click(button(/^Play/));
  await eventually(() => audio.currentTime).toBeGreaterThan(0.3);
};

afterEach(() => {
  for (const audio of audios()) audio.pause();
});

test('AP-3: with focus it says the time anew at a key, at a pause and at focus, and only then', async () => {
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

test('AP-3: without focus its words keep up, and the time that is seen always does', async () => {
  const audio = await loaded({ src: tone(60) });
  await play(audio);
  await eventually(words).toBe('1 second of 1 minute');
  range().focus();
  await eventually(() => screen.queryByText('0:03')).toBeVisible();
});

test('AP-14: a failure is said in a status, and Retry loads it again; focus goes to play', async () => {
  render(<Failed />);
  await eventually(status).toBe('The recording could not be played.');
  await userEvent.click(button('Retry'));
  expect(document.activeElement).toBe(button(/^Play/));
  await eventually(status).toBe('The recording could not be played.');
});

test('AP-14: an address that has run out is fetched anew, and playing goes on at the same second', async () => {
  const { src, breakOff } = stream(6);
  const onSourceExpired = vi.fn(() => Promise.resolve(call));
  const audio = await loaded({ src, duration: 40, onSourceExpired });
  await play(audio);
  await userEvent.click(button('Forward 10 seconds'));
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

test('AP-14: when no new address comes, it has failed; Retry asks again', async () => {
  const onSourceExpired = vi.fn(() => Promise.reject(new Error('gone')));
  render(<AudioPlayer {...ready} src={missing} onSourceExpired={onSourceExpired} />);
  await eventually(status).toBe('The recording could not be played.');
  onSourceExpired.mockResolvedValueOnce(call as never);
  await userEvent.click(button('Retry'));
  await eventually(() => audios()[0]?.readyState).toBeGreaterThan(0);
  expect(status()).toBe('');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('AP-14: waiting is said once it lasts', async () => {
  render(<DurationOfTheHost />);
  await moment(500);
  expect(status()).toBe('');
  await eventually(status).toBe('Loading');
});

test('AP-15: the host may know the length, and one can choose a second before anything is loaded', async () => {
  render(<DurationOfTheHost />);
  range().focus();
  expect(words()).toBe('0 seconds of 4 minutes 12 seconds');
  await userEvent.keyboard('{PageUp}');
  expect(words()).toBe('30 seconds');
});

test('AP-15: a server without ranges is named as the reason, and nothing jumps', async () => {
  const nothing = { length: 1, start: () => 0, end: () => 0 };
  const seekable = vi.spyOn(HTMLMediaElement.prototype, 'seekable', 'get').mockReturnValue(nothing);
  const audio = await loaded();
  const why = 'The server sends the recording only from the beginning, so you can only play it through.';
  await eventually(() => described(range())).toEqual([why]);
  range().focus();
  await userEvent.keyboard('{End}');
  expect(audio.currentTime).toBe(0);
  seekable.mockRestore();
});

test('AP-16: starting one pauses the other, and focus stays where it is', async () => {
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

test('a story that is ready says nothing', async () => {
  render(<Ready />);
  await moment(1300);
  expect(status()).toBe('');
});
