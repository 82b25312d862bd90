import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { announce } from '../../packages/ui/src/announcer/index.ts';
import { UIProvider } from '../../packages/ui/src/components/UIProvider/index.ts';
import { hearLiveRegions, type LiveMessage } from './liveMessages.ts';

let heard: LiveMessage[] = [];
let stop: () => void;

beforeEach(() => {
  heard = [];
  stop = hearLiveRegions(document.body, (message) => heard.push(message));
});
afterEach(() => stop());

function put(html: string) {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  onTestFinished(() => place.remove());
  return place.firstElementChild as HTMLElement;
}

const nextFrame = () => new Promise(requestAnimationFrame);

test("ST-28: the announcer's messages are recorded with their politeness", async () => {
  render(<UIProvider locale="en">{null}</UIProvider>);
  announce('Channel saved');
  await expect.poll(() => heard).toHaveLength(1);
  announce('The server is away', 'assertive');
  await expect.poll(() => heard).toHaveLength(2);
  const from = 'announcer of the library';
  expect(heard).toEqual([
    { text: 'Channel saved', politeness: 'polite', from, cameWithWords: false },
    { text: 'The server is away', politeness: 'assertive', from, cameWithWords: false },
  ]);
});

test('ST-28: a status with one changed word is recorded whole, a log only with the addition', async () => {
  const status = put('<p role="status"><b>3</b> rows</p>');
  const log = put('<div role="log" aria-label="Calls"><p>One</p></div>');
  await nextFrame();
  heard.length = 0;
  status.querySelector('b')?.replaceChildren('4');
  log.append(Object.assign(document.createElement('p'), { textContent: 'Two' }));
  await nextFrame();
  expect(heard.map(({ text, from }) => [text, from])).toEqual([
    ['4 rows', 'status'],
    ['Two', 'log "Calls"'],
  ]);
});

test('ST-28: an alert added with its text is assertive and marked as such', async () => {
  put('<section><p role="alert">Wrong password</p></section>');
  await nextFrame();
  expect(heard).toEqual([
    { text: 'Wrong password', politeness: 'assertive', from: 'alert', cameWithWords: true },
  ]);
});

test('regions that are off or empty, and elements that aren’t live regions, are ignored', async () => {
  const off = put('<p aria-live="off"></p>');
  const timer = put('<p role="timer"></p>');
  const status = put('<p role="status">Loading</p>');
  const plain = put('<p></p>');
  await nextFrame();
  heard.length = 0;
  for (const element of [off, timer, plain]) element.textContent = 'Words';
  status.textContent = '';
  await nextFrame();
  expect(heard).toEqual([]);
});
