import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { UIProvider } from '../UIProvider/index.ts';
import { timedTurns } from './samples.ts';
import * as stories from './Transcript.stories.tsx';
import { Transcript, type TranscriptProps } from './Transcript.tsx';

const pageOf = (props: Partial<TranscriptProps>, locale = 'en') => (
  <UIProvider locale={locale}>
    <Transcript {...(props as TranscriptProps)} />
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
  const locale = name === 'InHebrew' ? 'he' : name === 'InRussian' ? 'ru' : 'en';
  test(`AP-10: the HTML of ${name} is taken over as it is, without a word in the log`, () => {
    const [error, warn] = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    const page = pageOf(args, locale);
    sent(page);
    const [before, texts] = [place.querySelector('section'), place.querySelector('ol')?.textContent];
    const onRecoverableError = vi.fn();
    render(page, { container: place, hydrate: true, onRecoverableError });
    expect(place.querySelector('section')).toBe(before);
    expect(place.querySelector('ol')?.textContent).toBe(texts);
    expect([onRecoverableError, error, warn].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
}

test('AP-10: without scripts every turn is there, with its time and language, and the link past it works', () => {
  sent(pageOf({ turns: timedTurns }));
  expect(place.querySelectorAll('li')).toHaveLength(timedTurns.length);
  for (const { text, speaker } of timedTurns) {
    expect(place.textContent).toContain(text);
    expect(place.textContent).toContain(speaker.name);
  }
  expect(place.querySelector('p[lang="ru"]')).not.toBeNull();
  const skip = place.querySelector('a')?.getAttribute('href')?.slice(1) ?? '';
  expect(document.getElementById(skip)?.textContent).toBe('End of the transcript');
});
