import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TranscriptTester } from '../../test-utils/index.ts';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import { served } from '../../testing/served.ts';
import { UIProvider } from '../UIProvider/index.ts';
import { mixedTurns, silentPlayer, timedTurns } from './samples.ts';
import * as stories from './Transcript.stories.tsx';
import { Transcript, type TranscriptProps } from './Transcript.tsx';

const {
  Timed,
  Untimed,
  TimedWithoutPlayer,
  PartlyTimed,
  MixedLanguages,
  OpenedByLink,
  Empty,
  Failed,
  Waiting,
  WithActions,
} = composeStories(stories);
const inHebrew = composeStories(stories, { initialGlobals: { locale: 'he' } });
const inRussian = composeStories(stories, { initialGlobals: { locale: 'ru' } });

const button = (name: string) => screen.getByRole('button', { name });
/** Of the only transcript in the page. */
const transcript = new TranscriptTester({ root: document.body, user: userEvent });
const { click, tab, keyboard } = userEvent;

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

test('AP-10: a transcript is an ordered list, each turn with speaker, time and text', () => {
  render(<Timed />);
  expect(screen.getByRole('region', { name: 'Call of Olga Marchenko' })).toBeVisible();
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(transcript.getTurns()).toHaveLength(timedTurns.length);
  const first = within(transcript.getTurn(/^Carmel Dental Clinic/));
  expect(first.getByText('Noa')).toBeVisible();
  expect(first.getByRole('button', { name: 'Play from 0 seconds, 0:00' })).toBeVisible();
});

test('AP-10: each turn has its own language and direction', () => {
  render(<MixedLanguages />);
  const words = mixedTurns.map(({ text }) => screen.getByText(text));
  expect(words.map(({ lang }) => lang)).toEqual(['he', 'en', 'he', 'en']);
  expect(words.map((one) => getComputedStyle(one).direction)).toEqual(['rtl', 'ltr', 'rtl', 'ltr']);
});

test('AP-10: `dir` overrides the direction of the first letter', () => {
  render(<Timed turns={[{ ...mixedTurns[0], text: '16:00 Café, מתאים', dir: 'rtl' } as never]} />);
  expect(getComputedStyle(screen.getByText(/מתאים/)).direction).toBe('rtl');
});

test('AP-10: a skip link moves focus to the end of the transcript', async () => {
  render(
    <>
      <Timed />
      <button type="button">After</button>
    </>,
  );
  await tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip the transcript' }));
  expect(document.activeElement).toBeVisible();
  await keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByText('End of the transcript'));
  await tab();
  expect(document.activeElement).toBe(button('After'));
  expect(location.hash).toBe('');
});

test('AP-10: consecutive turns of one speaker each have the name', () => {
  render(<Timed />);
  expect(transcript.getTurns().slice(4, 6)).toMatchObject([{ speaker: 'Noa' }, { speaker: 'Noa' }]);
});

test('AP-12: a time is a button that plays from there', async () => {
  const player = silentPlayer();
  render(<Timed player={player} />);
  await transcript.playFrom(4);
  expect([player.getTime(), player.plays]).toEqual([80, 1]);
});

test('AP-12: if the player can’t seek, pressing a time announces that and plays nothing', async () => {
  const player = { ...silentPlayer(), canSeek: false };
  render(<Timed player={player} />);
  await transcript.playFrom(1);
  await hears('The recording can’t be played from here yet.');
  expect(player.plays).toBe(0);
  expect(getComputedStyle(button('Play from 4 seconds, 0:04')).textDecorationLine).toBe('none');
});

test('AP-12: a rejected play() causes no unhandled rejection', async () => {
  const unhandled = vi.fn();
  window.addEventListener('unhandledrejection', unhandled);
  const player = { ...silentPlayer(), play: () => Promise.reject(new Error('NotAllowedError')) };
  render(<Timed player={player} />);
  await transcript.playFrom(1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  window.removeEventListener('unhandledrejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('AP-12: the button names are in the language of the page', () => {
  const { unmount } = render(<inHebrew.Timed />);
  expect(button('השמעה מ־1 דקה 20 שניות, 1:20')).toHaveTextContent('1:20');
  expect(button('למקום הנוכחי')).toBeVisible();
  unmount();
  render(<inRussian.Timed />);
  expect(button('Воспроизвести с отметки 1 минута 20 секунд, 1:20')).toHaveTextContent('1:20');
  expect(button('К текущей реплике')).toBeVisible();
});

test('AP-12: "Go to the Current Line" focuses the time of the current turn', async () => {
  render(<Timed player={silentPlayer(85)} />);
  await click(button('Go to the Current Line'));
  expect(document.activeElement).toBe(button('Play from 1 minute 20 seconds, 1:20'));
});

test('AP-12: "Go to the Current Line" announces that nobody has spoken yet', async () => {
  render(<Timed turns={timedTurns.slice(1)} player={silentPlayer(0)} />);
  await click(button('Go to the Current Line'));
  await hears('Nothing has been said yet.');
});

test('AP-12: without times there are no play buttons and no current turn', () => {
  render(<Untimed player={silentPlayer(5)} />);
  expect(screen.queryByRole('button', { name: /^Play from/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Go to the Current Line' })).toBeNull();
  expect(transcript.getCurrentTurn()).toBeUndefined();
});

test('AP-12: a time stays if other turns have none, and is plain text without a player', () => {
  const { unmount } = render(<PartlyTimed />);
  expect(screen.getAllByRole('button', { name: /^Play from/ })).toHaveLength(3);
  unmount();
  render(<TimedWithoutPlayer />);
  expect(screen.queryByRole('button', { name: /^Play from/ })).toBeNull();
  expect(screen.getByText('1:20')).toBeVisible();
});

test('`startAt` scrolls a turn into view and labels it, without moving focus', () => {
  render(<OpenedByLink maxHeight="8rem" />);
  const turn = transcript.getTurn(4);
  expect(turn.textContent).toContain('Opened from a link');
  expect(turn.getBoundingClientRect().top).toBeLessThan(
    screen.getByRole('group').getBoundingClientRect().bottom,
  );
  expect(document.activeElement).toBe(document.body);
});

test('`autoFocus` moves focus to the turn at `startAt`', () => {
  render(<OpenedByLink autoFocus startAt={16} />);
  expect(document.activeElement).toBe(transcript.getTurn(2));
});

test('each turn has a link, whose press the host can handle', async () => {
  const onTurnLink = vi.fn();
  render(<OpenedByLink onTurnLink={onTurnLink} />);
  const link = screen.getByRole('link', { name: 'Link: Olga, 4 seconds' });
  expect(link).toHaveAttribute('href', '#turn-t2');
  await click(link);
  expect(onTurnLink).toHaveBeenCalledExactlyOnceWith(timedTurns[1]);
  expect(location.hash).toBe('');
});

test('loading, empty and failed states replace the turns', async () => {
  const { rerender } = render(<Waiting />);
  expect(transcript.isLoading()).toBe(true);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  rerender(<Empty emptyText="This call was not recorded." />);
  expect(screen.getByText('This call was not recorded.')).toBeVisible();
  const onRetry = vi.fn();
  rerender(<Failed onRetry={onRetry} />);
  await click(button('Retry'));
  expect(onRetry).toHaveBeenCalledOnce();
  await hears('Call of Olga Marchenko: Couldn’t load the transcript');
});

/** Captures the files that would be saved. */
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

test('AP-13: a turn is copied with time and speaker, and success is announced and shown', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<Timed />);
  await transcript.pressAction(3, 'Copy: Olga, 22 seconds');
  expect(write).toHaveBeenCalledExactlyOnceWith('[0:22] Olga: Да, четверг подходит. Thursday is good.');
  expect(button('Copied: Olga, 22 seconds')).toHaveFocus();
  await hears('Copied');
});

test('AP-13: copying the transcript gives one line per turn', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<Untimed />);
  await userEvent.click(button('Copy Transcript'));
  expect(write.mock.calls[0]?.[0].split('\n')).toHaveLength(7);
  expect(write.mock.calls[0]?.[0]).toMatch(/^Noa: Carmel/);
  expect(await screen.findByText('Copied', { selector: 'section *' })).toBeVisible();
});

test('AP-13: a denied clipboard falls back to execCommand, and focus stays', async () => {
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

test('AP-13: a copy that fails both ways is reported as “Not copied”', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  render(<Timed />);
  await userEvent.click(button('Copy Transcript'));
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

test('AP-13: the browser parses the captions file into cues', async () => {
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

test('AP-13: captions aren’t offered without times', () => {
  render(<Untimed />);
  expect(screen.queryByRole('button', { name: /captions/ })).toBeNull();
  expect(button('TXT, download as text')).toBeVisible();
});

test('in a narrow window the actions of a turn are below its name, which stays on one line', async () => {
  const drawn = async (width: number) => {
    await page.viewport(width, 800);
    const { unmount } = render(<WithActions />);
    const [name, copy] = ['bdi', 'button[aria-label^="Copy"]'].map((part) =>
      transcript.getTurn(1).querySelector(part)?.getBoundingClientRect(),
    );
    unmount();
    return { name, copy };
  };
  const [narrow, wide] = [await drawn(320), await drawn(1200)];
  expect(wide.copy?.top).toBeLessThan(wide.name?.bottom ?? 0);
  expect(narrow.copy?.top).toBeGreaterThan(narrow.name?.bottom ?? 0);
  expect(narrow.name?.height).toBe(wide.name?.height);
});

const pageOf = (props: Partial<TranscriptProps>, locale = 'en') => (
  <UIProvider locale={locale}>
    <Transcript {...(props as TranscriptProps)} />
  </UIProvider>
);

for (const [name, { args }] of Object.entries(composeStories(stories))) {
  const locale = name === 'InHebrew' ? 'he' : name === 'InRussian' ? 'ru' : 'en';
  test(`AP-10: the HTML of ${name} hydrates without changes or log messages`, () => {
    const { place, comeToLife } = served(pageOf(args, locale));
    const [before, texts] = [place.querySelector('section'), place.querySelector('ol')?.textContent];
    comeToLife();
    expect(place.querySelector('section')).toBe(before);
    expect(place.querySelector('ol')?.textContent).toBe(texts);
  });
}

test('AP-10: without JavaScript every turn is there, with its language, and the skip link works', () => {
  const { place } = served(pageOf({ turns: timedTurns }));
  expect(place.querySelectorAll('li')).toHaveLength(timedTurns.length);
  for (const { text, speaker } of timedTurns) {
    expect(place.textContent).toContain(text);
    expect(place.textContent).toContain(speaker.name);
  }
  expect(place.querySelector('p[lang="ru"]')).not.toBeNull();
  const skip = place.querySelector('a')?.getAttribute('href')?.slice(1) ?? '';
  expect(document.getElementById(skip)?.textContent).toBe('End of the transcript');
});
