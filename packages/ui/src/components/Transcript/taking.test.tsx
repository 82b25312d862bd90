import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import * as stories from './Transcript.stories.tsx';

const { Timed, Untimed, WithActions } = composeStories(stories);
const button = (name: string) => screen.getByRole('button', { name });

let heard: ReturnType<typeof recordAnnouncements>;
const hears = (message: string) =>
  waitFor(() => expect(heard.messages).toEqual([{ message, priority: 'polite' }]));

beforeEach(() => {
  heard = recordAnnouncements();
});
afterEach(() => {
  heard.stop();
  vi.restoreAllMocks();
});

/** Catches the file that would be saved. */
function saved() {
  const files: { name: string; blob: Blob }[] = [];
  let last: Blob;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob;
    return 'blob:here';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: last });
  });
  return files;
}

test('AP-13: a turn is copied with its time and speaker, and that is said and shown', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<Timed />);
  await userEvent.click(button('Copy: Olga, 22 seconds'));
  expect(write).toHaveBeenCalledExactlyOnceWith('[0:22] Olga: Да, четверг подходит. Thursday is good.');
  expect(button('Copied: Olga, 22 seconds')).toHaveFocus();
  await hears('Copied');
});

test('AP-13: all of it is copied, a line for each turn', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<Untimed />);
  await userEvent.click(button('Copy the transcript'));
  expect(write.mock.calls[0]?.[0].split('\n')).toHaveLength(7);
  expect(write.mock.calls[0]?.[0]).toMatch(/^Noa: Carmel/);
  expect(await screen.findByText('Copied', { selector: 'section *' })).toBeVisible();
});

test('AP-13: where the clipboard refuses, it is copied the old way, and focus stays', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  let selected = '';
  vi.spyOn(document, 'execCommand').mockImplementation(() => {
    selected = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  });
  render(<Timed />);
  await userEvent.click(button('Copy: Olga, 22 seconds'));
  await hears('Copied');
  expect(selected).toContain('Olga');
  expect(button('Copied: Olga, 22 seconds')).toHaveFocus();
  expect(document.querySelector('textarea')).toBeNull();
});

test('AP-13: a copy that failed both ways is not called one', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  render(<Timed />);
  await userEvent.click(button('Copy the transcript'));
  await hears('Not copied');
  expect(screen.getByText('Not copied', { selector: 'section *' })).toBeVisible();
});

test('AP-13: a transcript is saved as text and as captions', async () => {
  const files = saved();
  render(<Timed fileName="call-17-november" />);
  await userEvent.click(button('TXT, download as text'));
  await userEvent.click(button('VTT, download as captions'));
  expect(files.map(({ name }) => name)).toEqual(['call-17-november.txt', 'call-17-november.vtt']);
  expect(files.map(({ blob }) => blob.type)).toEqual(['text/plain;charset=utf-8', 'text/vtt;charset=utf-8']);
  expect(await files[0]?.blob.text()).toMatch(/^\[0:00\] Noa: Carmel/);
  expect(await files[1]?.blob.text()).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:04\.000\n<v Noa>Carmel/);
});

test('AP-13: the captions are what a browser understands as captions', async () => {
  const files = saved();
  render(<Timed />);
  await userEvent.click(button('VTT, download as captions'));
  vi.restoreAllMocks();
  const video = document.body.appendChild(document.createElement('video'));
  const track = video.appendChild(document.createElement('track'));
  track.src = URL.createObjectURL(files[0]?.blob as Blob);
  track.track.mode = 'hidden';
  await waitFor(() => expect(track.track.cues).toHaveLength(6));
  expect([...(track.track.cues ?? [])].map(({ startTime }) => startTime)).toEqual([0, 4, 15, 22, 80, 96]);
  video.remove();
});

test('AP-13: without times no captions are offered', () => {
  render(<Untimed />);
  expect(screen.queryByRole('button', { name: /captions/ })).toBeNull();
  expect(button('TXT, download as text')).toBeVisible();
});

test('in a narrow window what can be done with a turn stands under it, and the name keeps its room', async () => {
  const drawn = async (width: number) => {
    await page.viewport(width, 800);
    const { unmount } = render(<WithActions />);
    const turn = screen.getAllByRole('listitem')[1];
    const [name, copy] = ['bdi', 'button[aria-label^="Copy"]'].map((part) =>
      turn?.querySelector(part)?.getBoundingClientRect(),
    );
    unmount();
    return { name, copy };
  };
  const [narrow, wide] = [await drawn(320), await drawn(1200)];
  expect(wide.copy?.top).toBeLessThan(wide.name?.bottom ?? 0);
  expect(narrow.copy?.top).toBeGreaterThan(narrow.name?.bottom ?? 0);
  expect(narrow.name?.height).toBe(wide.name?.height);
});
