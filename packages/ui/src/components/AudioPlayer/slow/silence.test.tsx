import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { eventually } from '../../../testing/eventually.ts';
import * as stories from '../AudioPlayer.stories.tsx';

const { Ready } = composeStories(stories);

const range = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Position' });
const live = '[aria-live], [role="status"], [role="alert"], [role="log"], [role="timer"], output';

/** Records everything a screen reader might announce: names, values, descriptions and changes in live regions. */
function listen() {
  const heard: string[] = [];
  const spoken = ['aria-valuetext', 'aria-valuenow', 'aria-label', 'aria-describedby', 'role', 'aria-live'];
  const observer = new MutationObserver((changes) => {
    for (const { type, target, attributeName } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (type === 'attributes') heard.push(`${attributeName} of ${element?.tagName}`);
      else if (element?.closest(live)) heard.push(`"${element.textContent}" in a live region`);
      else if (element?.closest('title')) heard.push(`title "${document.title}"`);
    }
  });
  observer.observe(document, {
    ...{ subtree: true, childList: true, characterData: true },
    attributeFilter: spoken,
  });
  return { heard, stop: () => observer.disconnect() };
}

test('AP-3: during a minute of playback with focus on the timeline, nothing is announced', {
  timeout: 120_000,
}, async () => {
  const media = createRef<HTMLAudioElement>();
  render(<Ready mediaRef={media} />);
  const audio = media.current as HTMLAudioElement;
  audio.loop = true;
  const title = document.title;
  await eventually(() => audio.readyState).toBeGreaterThan(2);
  await userEvent.click(screen.getByRole('button', { name: 'Play call with Ana, 19 November' }));
  await eventually(() => audio.currentTime).toBeGreaterThan(0);
  range().focus();

  const [before, value, began] = [range().getAttribute('aria-valuetext'), range().value, performance.now()];
  const { heard, stop } = listen();
  let played = 0;
  let last = audio.currentTime;
  while (performance.now() - began < 60_000) {
    await new Promise((done) => setTimeout(done, 1000));
    played += audio.currentTime > last ? audio.currentTime - last : 0;
    last = audio.currentTime;
    expect(document.activeElement).toBe(range());
  }
  stop();

  // It really played, at normal speed.
  expect(audio.paused).toBe(false);
  expect(audio.playbackRate).toBe(1);
  expect(played).toBeGreaterThan(50);
  expect(heard).toEqual([]);
  expect([document.title, range().getAttribute('aria-valuetext'), range().value]).toEqual([
    title,
    before,
    value,
  ]);

  // A key press changes the value text once.
  const asked = listen();
  await userEvent.keyboard('{Home}');
  await new Promise((done) => setTimeout(done, 1500));
  asked.stop();
  expect(asked.heard).toEqual(['aria-valuetext of INPUT']);
  expect(range().getAttribute('aria-valuetext')).toBe('0 seconds');
  await userEvent.click(screen.getByRole('button', { name: /^Pause/ }));
});
