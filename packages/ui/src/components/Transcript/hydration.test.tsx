import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { served } from '../../testing/served.ts';
import { UIProvider } from '../UIProvider/index.ts';
import { timedTurns } from './samples.ts';
import * as stories from './Transcript.stories.tsx';
import { Transcript, type TranscriptProps } from './Transcript.tsx';

const pageOf = (props: Partial<TranscriptProps>, locale = 'en') => (
  <UIProvider locale={locale}>
    <Transcript {...(props as TranscriptProps)} />
  </UIProvider>
);

for (const [name, { args }] of Object.entries(composeStories(stories))) {
  const locale = name === 'InHebrew' ? 'he' : name === 'InRussian' ? 'ru' : 'en';
  test(`AP-10: the HTML of ${name} is taken over as it is, without a word in the log`, () => {
    const { place, comeToLife } = served(pageOf(args, locale));
    const [before, texts] = [place.querySelector('section'), place.querySelector('ol')?.textContent];
    comeToLife();
    expect(place.querySelector('section')).toBe(before);
    expect(place.querySelector('ol')?.textContent).toBe(texts);
  });
}

test('AP-10: without scripts every turn is there, with its time and language, and the link past it works', () => {
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
