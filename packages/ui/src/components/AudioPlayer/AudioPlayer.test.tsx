import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { AudioPlayerTester } from '../../test-utils/index.ts';
import { described } from '../../testing/described.ts';
import { eventually } from '../../testing/eventually.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { served } from '../../testing/served.ts';
import { UIProvider } from '../UIProvider/index.ts';
import * as stories from './AudioPlayer.stories.tsx';
import { AudioPlayer, type AudioPlayerProps } from './AudioPlayer.tsx';
import { call, ready } from './samples.ts';

const all = composeStories(stories);
const { Ready, FromAnotherOrigin, InHebrew, InHebrewAsItReads, InTheMiddle, OnAPhone, Long } = all;
const { InRussian, UnknownDuration, WithShortcuts } = all;

/** Of the only player in the page. */
const player = new AudioPlayerTester({ root: document.body, user: userEvent });
const range = () => player.getSlider() as HTMLInputElement;
const words = () => player.getValueText();
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const place = (element: Element) => element.getBoundingClientRect();

/** Sends a command over the Chrome DevTools Protocol. */
const send = (method: string, parameters: object) =>
  (cdp() as unknown as { send: (method: string, parameters: object) => Promise<unknown> }).send(
    method,
    parameters,
  );

beforeEach(() => resizeWindow(1000, 700));

/** Renders the story and waits until the recording has loaded. */
async function loaded(story: (given: { mediaRef: React.Ref<HTMLAudioElement> }) => React.ReactNode) {
  const media = createRef<HTMLAudioElement>();
  render(story({ mediaRef: media }));
  const audio = media.current as HTMLAudioElement;
  await eventually(() => audio.readyState).toBeGreaterThan(1);
  await eventually(() => player.canSeek()).toBe(true);
  return audio;
}

test('AP-1: the timeline is a native range input in seconds that runs left to right', async () => {
  await loaded((given) => <Ready {...given} />);
  expect([range().type, range().min, range().step]).toEqual(['range', '0', '1']);
  expect(player.getDuration()).toBeCloseTo(40, 0);
  expect(range().matches(':dir(ltr)')).toBe(true);
});

test('the buttons without text show their names as tooltips, which Esc hides', async () => {
  await loaded((given) => <Ready {...given} />);
  const tooltip = () => document.querySelector('[data-part="tooltip"]')?.textContent ?? null;
  await userEvent.hover(document.body, { position: { x: 2, y: 2 } });
  for (const part of [button('Forward 10 seconds'), screen.getByRole('link', { name: /^Download/ })]) {
    await userEvent.hover(part);
    await eventually(tooltip).toBe(part.ariaLabel);
    await userEvent.hover(document.body, { position: { x: 2, y: 2 } });
    await eventually(tooltip).toBeNull();
  }
  button(/^Play/).focus();
  await userEvent.tab();
  await eventually(tooltip).toBe('Back 10 seconds');
  await userEvent.keyboard('{Escape}');
  await eventually(tooltip).toBeNull();
  expect(document.activeElement).toBe(button('Back 10 seconds'));
});

test('AP-2: the value text has the time in words, with the total on focus but not while stepping', async () => {
  const audio = await loaded((given) => <InTheMiddle {...given} />);
  range().focus();
  expect(words()).toBe('18 seconds of 40 seconds');
  await userEvent.keyboard('{ArrowRight}');
  expect(words()).toBe('23 seconds');
  expect(audio.currentTime).toBe(23);
  range().blur();
  expect(words()).toBe('23 seconds of 40 seconds');
});

test('AP-2: the value text includes hours and minutes in words', async () => {
  render(<Long />);
  await eventually(words).toBe('1 hour 2 minutes 5 seconds of 1 hour 10 minutes 10 seconds');
});

test('AP-5: letter shortcuts work only with hasShortcuts, and only while focus is inside', async () => {
  const { unmount } = render(<Ready />);
  await userEvent.tab();
  await userEvent.keyboard('kl');
  expect(button(/^Play/)).toBe(document.activeElement);
  expect(button(/^Play/).hasAttribute('aria-keyshortcuts')).toBe(false);
  unmount();

  const audio = await loaded((given) => <WithShortcuts {...given} />);
  await userEvent.keyboard('k');
  expect(audio.paused).toBe(true);
  range().focus();
  await userEvent.keyboard('ll');
  expect(audio.currentTime).toBe(20);
  await userEvent.keyboard('jk');
  expect(audio.currentTime).toBeGreaterThanOrEqual(10);
  expect(audio.currentTime).toBeLessThan(18);
  expect((await screen.findByRole('button', { name: /^Pause/ })).getAttribute('aria-keyshortcuts')).toBe('K');
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(audio.paused).toBe(false);
  await userEvent.keyboard('k');
});

test('AP-6: in Hebrew, the row is mirrored, but the timeline, its times and the icons aren’t', async () => {
  const audio = await loaded((given) => <InHebrew {...given} />);
  const [play, back] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  expect(place(play).left).toBeGreaterThan(place(back).left);
  expect(place(back).left).toBeGreaterThan(place(range()).right);
  expect(place(screen.getByText('0:12')).right).toBeLessThan(place(screen.getByText('0:40')).left);
  for (const icon of document.querySelectorAll('button svg'))
    expect(getComputedStyle(icon).transform).toBe('none');
  range().focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(audio.currentTime).toBe(7);
});

test('AP-6: with timelineDirection="locale", time runs right to left in Hebrew and Left means later', async () => {
  const audio = await loaded((given) => <InHebrewAsItReads {...given} />);
  expect(place(screen.getByText('0:12')).left).toBeGreaterThan(place(screen.getByText('0:40')).right);
  range().focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(audio.currentTime).toBe(17);
});

test('AP-8: one button plays and pauses, named by action and recording, without aria-pressed', async () => {
  const audio = await loaded((given) => <Ready {...given} />);
  const only = button('Play call with Ana, 19 November');
  await player.play();
  await eventually(() => audio.currentTime).toBeGreaterThan(0);
  expect(button('Pause call with Ana, 19 November')).toBe(only);
  expect(only.hasAttribute('aria-pressed')).toBe(false);
  await player.pause();
  expect(button('Play call with Ana, 19 November')).toBe(only);
});

test('AP-9: there are six speeds from 0.75 to 2 at the same pitch, and no status announces a change', async () => {
  const audio = await loaded((given) => <Ready {...given} />);
  const speed = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Speed' });
  expect([...speed.options].map(({ text }) => text)).toEqual(['0.75×', '1×', '1.25×', '1.5×', '1.75×', '2×']);
  await userEvent.selectOptions(speed, '1.5×');
  expect([audio.playbackRate, audio.preservesPitch]).toEqual([1.5, true]);
  // The list itself announces its new value.
  expect([speed.tagName, player.getSpeed(), player.getStatus()]).toEqual(['SELECT', '1.5×', '']);
});

test('AP-13: the download link has the type and size in its name', async () => {
  await loaded((given) => <Ready {...given} />);
  const link = screen.getByRole<HTMLAnchorElement>('link', {
    name: 'Download call with Ana, 19 November, MP3, 120 kB',
  });
  expect([link.href, link.hasAttribute('download')]).toEqual([call, true]);
});

test('AP-13: onDownload is called with the URL of a recording from another origin', async () => {
  const save = vi.fn();
  render(<FromAnotherOrigin onDownload={save} />);
  await userEvent.click(screen.getByRole('link'));
  expect(save).toHaveBeenCalledExactlyOnceWith(call);
});

test('AP-15: a recording of unknown length plays, and the reason why seeking is off is shown', async () => {
  render(<UnknownDuration />);
  const why = 'This recording’s length is unknown, so you can’t skip to another point.';
  expect(await screen.findByText(why)).toBeVisible();
  expect(described(range())).toEqual([why]);
  expect(player.canSeek()).toBe(false);
  expect(button('Back 10 seconds')).toBeDisabled();
  range().focus();
  await userEvent.keyboard('{End}');
  expect(words()).toBe('0 seconds');
  expect(screen.getByText('Unknown length')).toBeTruthy();
  await player.play();
  await eventually(words).toBe('1 second');
  await player.pause();
});

test.each([24, 44])('AP-17: every target is at least %d px, including the whole track', async (least) => {
  const touch = (enabled: boolean) => send('Emulation.setTouchEmulationEnabled', { enabled });
  await touch(least === 44);
  await eventually(() => matchMedia('(pointer: coarse)').matches).toBe(least === 44);
  await loaded((given) => <Ready {...given} />);
  const others = [...screen.getAllByRole('button'), screen.getByRole('combobox'), screen.getByRole('link')];
  for (const target of [...others, range()]) {
    expect(place(target).height).toBeGreaterThanOrEqual(least);
    expect(place(target).width).toBeGreaterThanOrEqual(least);
  }
  await touch(false);
});

test('AP-18: in forced colors, thumb, played part and buttons are visible and have no transitions', async () => {
  const emulate = (value: string) =>
    send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await emulate('active');
  await loaded((given) => <InTheMiddle {...given} />);
  const [fill, thumb] = [...(range().parentElement?.querySelectorAll('span') ?? [])] as Element[] as [
    Element,
    Element,
  ];
  const ground = getComputedStyle(screen.getByRole('group')).backgroundColor;
  const color = (element: Element, pseudo?: string) => getComputedStyle(element, pseudo).backgroundColor;
  const track = color(range().parentElement as Element, '::before');
  expect(new Set([ground, color(fill), color(thumb)]).size).toBe(3);
  expect([track === ground, track === color(fill)]).toEqual([false, false]);
  const { height } = getComputedStyle(range().parentElement as Element, '::before');
  expect(place(fill).height).toBeGreaterThanOrEqual(2 * Number.parseFloat(height));
  expect(place(fill).width / place(range().parentElement as Element).width).toBeCloseTo(18 / 40, 1);
  for (const control of [...screen.getAllByRole('button'), screen.getByRole('combobox')])
    expect(getComputedStyle(control).borderTopColor).not.toBe(ground);
  range().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(getComputedStyle(thumb).outlineStyle).toBe('solid');
  expect([fill, thumb].map((part) => getComputedStyle(part).transitionDuration)).toEqual(['0s', '0s']);
  await emulate('none');
});

test('at 320 px, nothing is cut off and the timeline is above the buttons', async () => {
  await resizeWindow(320, 640);
  await loaded((given) => <OnAPhone {...given} />);
  expect(place(range()).bottom).toBeLessThanOrEqual(place(button(/^Play/)).top + 1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

describe('names', () => {
  const names = {
    English: [
      Ready,
      'call with Ana, 19 November',
      'Play call with Ana, 19 November',
      'Back 10 seconds',
      'Forward 10 seconds',
      'Position',
      'Speed',
      'Download call with Ana, 19 November, MP3, 120 kB',
    ],
    Hebrew: [
      InHebrew,
      'שיחה עם אנה, 19 בנובמבר',
      'השמעת שיחה עם אנה, 19 בנובמבר',
      '10 שניות אחורה',
      '10 שניות קדימה',
      'מיקום',
      'מהירות',
      /^הורדת שיחה עם אנה, 19 בנובמבר, \u2068MP3\u2069, /,
    ],
    Russian: [
      InRussian,
      'звонок с Анной, 19 ноября',
      'Воспроизвести: звонок с Анной, 19 ноября',
      'Назад на 10 секунд',
      'Вперёд на 10 секунд',
      'Позиция',
      'Скорость',
      /^Скачать: звонок с Анной, 19 ноября, MP3, 120 кБ$/,
    ],
  } as const;

  for (const [language, [Story, title, play, back, forward, position, speed, download]] of Object.entries(
    names,
  ))
    test(`AP-8: every control has a name in ${language}`, () => {
      render(<Story />);
      const group = within(screen.getByRole('group', { name: title }));
      for (const name of [play, back, forward]) expect(group.getByRole('button', { name })).toBeTruthy();
      expect(group.getByRole('slider', { name: position })).toBeTruthy();
      expect(group.getByRole('combobox', { name: speed })).toBeTruthy();
      expect(group.getByRole('link', { name: download })).toBeTruthy();
    });
});

describe('server rendering', () => {
  const pageOf = (props: AudioPlayerProps, locale = 'en') => (
    <UIProvider locale={locale}>
      <AudioPlayer {...props} />
    </UIProvider>
  );

  for (const [name, { args }] of Object.entries(all)) {
    const locale = name.startsWith('InHebrew') ? 'he' : name === 'InRussian' ? 'ru' : 'en';
    test(`AP-19: ${name} hydrates without replacing elements or logging`, async () => {
      const { place, comeToLife } = served(pageOf({ ...ready, ...args } as AudioPlayerProps, locale));
      const [audio, range] = [place.querySelector('audio'), place.querySelector('input')];
      comeToLife();
      expect([place.querySelector('audio'), place.querySelector('input')]).toEqual([audio, range]);
    });
  }

  test('AP-19: the server HTML has every control with its text, and a native player without scripts', () => {
    const { html } = served(pageOf({ ...ready, duration: 252, download: { type: 'MP3', size: 120_096 } }));
    for (const words of [
      'aria-label="Play call with Ana, 19 November"',
      'aria-label="Back 10 seconds"',
      'aria-valuetext="0 seconds of 4 minutes 12 seconds"',
      'Download call with Ana, 19 November, MP3, 120 kB',
      '4:12',
    ])
      expect(html).toContain(words);
    const scriptless = html.split('<noscript>')[1] ?? '';
    expect(scriptless).toMatch(/<audio[^>]* controls=""/);
    expect(scriptless).toContain(`src="${call}"`);
  });

  test('AP-19: metadata that loaded before hydration is used', async () => {
    const { place, comeToLife } = served(pageOf(ready));
    const audio = place.querySelector('audio') as HTMLAudioElement;
    await eventually(() => audio.readyState).toBeGreaterThan(0);
    comeToLife();
    expect(place.querySelector('input')?.getAttribute('aria-valuetext')).toBe('0 seconds of 40 seconds');
  });

  test('AP-14: a failure before hydration is shown', async () => {
    const { place, comeToLife } = served(pageOf({ ...ready, src: '/recordings/not-here.mp3' }));
    const audio = place.querySelector('audio') as HTMLAudioElement;
    await eventually(() => audio.error).not.toBeNull();
    comeToLife();
    expect(place.querySelector('[role=status]')?.textContent).toBe('Couldn’t play the recording.');
  });
});
