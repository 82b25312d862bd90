import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { UIProvider } from '../UIProvider/index.ts';
import * as stories from './AudioPlayer.stories.tsx';
import { AudioPlayer, type AudioPlayerProps } from './AudioPlayer.tsx';
import { call, ready } from './samples.ts';

const pageOf = (props: AudioPlayerProps, locale = 'en') => (
  <UIProvider locale={locale}>
    <AudioPlayer {...props} />
  </UIProvider>
);

let place: HTMLElement;

/** A page with the HTML of a server. */
function sent(page: ReturnType<typeof pageOf>) {
  const html = renderToString(page);
  place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  return html;
}

afterEach(() => {
  place.remove();
  vi.restoreAllMocks();
});

for (const [name, { args }] of Object.entries(composeStories(stories))) {
  const locale = name.startsWith('InHebrew') ? 'he' : name === 'InRussian' ? 'ru' : 'en';
  test(`AP-19: the HTML of ${name} is taken over as it is, without a word in the log`, async () => {
    const [error, warn] = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    const page = pageOf({ ...ready, ...args } as AudioPlayerProps, locale);
    sent(page);
    const [audio, range] = [place.querySelector('audio'), place.querySelector('input')];
    const onRecoverableError = vi.fn();
    render(page, { container: place, hydrate: true, onRecoverableError });
    expect([place.querySelector('audio'), place.querySelector('input')]).toEqual([audio, range]);
    expect([onRecoverableError, error, warn].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
}

test('AP-19: a server sends every control with its words, and the player of the browser for who has no scripts', () => {
  const html = sent(pageOf({ ...ready, duration: 252, download: { type: 'MP3', size: 120_096 } }));
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

test('AP-19: what loaded before the page came to life is known', async () => {
  const page = pageOf(ready);
  sent(page);
  const audio = place.querySelector('audio') as HTMLAudioElement;
  await eventually(() => audio.readyState).toBeGreaterThan(0);
  render(page, { container: place, hydrate: true });
  expect(place.querySelector('input')?.getAttribute('aria-valuetext')).toBe('0 seconds of 40 seconds');
});

test('AP-14: what failed before the page came to life is said', async () => {
  const page = pageOf({ ...ready, src: '/recordings/not-here.mp3' });
  sent(page);
  const audio = place.querySelector('audio') as HTMLAudioElement;
  await eventually(() => audio.error).not.toBeNull();
  render(page, { container: place, hydrate: true });
  expect(place.querySelector('[role=status]')?.textContent).toBe('The recording could not be played.');
});
