import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { served } from '../../testing/served.ts';
import { UIProvider } from '../UIProvider/index.ts';
import * as stories from './AudioPlayer.stories.tsx';
import { AudioPlayer, type AudioPlayerProps } from './AudioPlayer.tsx';
import { call, ready } from './samples.ts';

const pageOf = (props: AudioPlayerProps, locale = 'en') => (
  <UIProvider locale={locale}>
    <AudioPlayer {...props} />
  </UIProvider>
);

for (const [name, { args }] of Object.entries(composeStories(stories))) {
  const locale = name.startsWith('InHebrew') ? 'he' : name === 'InRussian' ? 'ru' : 'en';
  test(`AP-19: the HTML of ${name} is taken over as it is, without a word in the log`, async () => {
    const { place, comeToLife } = served(pageOf({ ...ready, ...args } as AudioPlayerProps, locale));
    const [audio, range] = [place.querySelector('audio'), place.querySelector('input')];
    comeToLife();
    expect([place.querySelector('audio'), place.querySelector('input')]).toEqual([audio, range]);
  });
}

test('AP-19: a server sends every control with its words, and the player of the browser for who has no scripts', () => {
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

test('AP-19: what loaded before the page came to life is known', async () => {
  const { place, comeToLife } = served(pageOf(ready));
  const audio = place.querySelector('audio') as HTMLAudioElement;
  await eventually(() => audio.readyState).toBeGreaterThan(0);
  comeToLife();
  expect(place.querySelector('input')?.getAttribute('aria-valuetext')).toBe('0 seconds of 40 seconds');
});

test('AP-14: what failed before the page came to life is said', async () => {
  const { place, comeToLife } = served(pageOf({ ...ready, src: '/recordings/not-here.mp3' }));
  const audio = place.querySelector('audio') as HTMLAudioElement;
  await eventually(() => audio.error).not.toBeNull();
  comeToLife();
  expect(place.querySelector('[role=status]')?.textContent).toBe('The recording could not be played.');
});
