import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exactly } from '../../testing/exactly.ts';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import * as stories from './ComboBox.stories.tsx';
import type { ComboBoxOption } from './index.ts';

const { FromServer } = composeStories(stories);

type Answer = (options: readonly ComboBoxOption[]) => void;

/** A server that answers when told, and remembers what it was asked. */
function server() {
  const questions: { text: string; signal: AbortSignal; answer: Answer; fail: () => void }[] = [];
  const onSearch = (text: string, signal: AbortSignal) =>
    new Promise<readonly ComboBoxOption[]>((answer, reject) => {
      questions.push({ text, signal, answer, fail: () => reject(new Error('The server is away')) });
    });
  const last = () => {
    const question = questions.at(-1);
    if (!question) throw new Error('Nothing was asked');
    return question;
  };
  return { questions, onSearch, last };
}

let heard: ReturnType<typeof recordAnnouncements>;
beforeEach(() => {
  heard = recordAnnouncements();
});
afterEach(() => heard.stop());

const noa = { value: '3', label: 'Noa' };
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const said = () => heard.messages.map(({ message, priority }) => `${priority}: ${message}`);
const pause = (milliseconds: number) => act(() => new Promise((done) => setTimeout(done, milliseconds)));
const asked = (count: number, { questions }: ReturnType<typeof server>) =>
  waitFor(() => expect(questions).toHaveLength(count));

/** At once, so that a slow machine makes no pauses between letters. */
const type = (text: string) => userEvent.fill(field(), text);

// First of this page: react-aria makes its region for its first message, which then comes later than all others.
test('X-5: the region of react-aria stays empty from its first message on', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const rivals: string[] = [];
  const listen = setInterval(() => {
    const words = document.querySelector('[role="log"][aria-live="assertive"]')?.textContent;
    if (words) rivals.push(words);
  }, 5);
  render(<FromServer options={[noa]} minCharacters={9} />);
  await userEvent.click(screen.getByRole('button', { name: /Show options/ }));
  await waitFor(() => expect(options()).toEqual(['Noa']));
  await new Promise((done) => setTimeout(done, 800));
  clearInterval(listen);
  vi.unstubAllGlobals();
  expect(document.querySelector('[role="log"]')).toBeTruthy();
  expect(rivals).toEqual([]);
  expect(said()).toEqual(['polite: 1 option']);
});

test('it asks once after a pause, and drops a question that a newer one replaces', async () => {
  const far = server();
  render(<FromServer onSearch={far.onSearch} searchAfter={200} />);
  await type('no');
  await asked(1, far);
  expect(far.last().text).toBe('no');
  const [first] = far.questions;
  await userEvent.keyboard('a');
  await asked(2, far);
  expect(first?.signal.aborted).toBe(true);
  await act(async () => far.last().answer([noa]));
  await act(async () => first?.answer([{ value: '9', label: 'Old' }]));
  await waitFor(() => expect(options()).toEqual(['Noa']));
});

test('fewer characters than needed are not asked, and the list says how many', async () => {
  const far = server();
  render(<FromServer onSearch={far.onSearch} searchAfter={0} minCharacters={2} />);
  await type('n');
  expect(await screen.findByText('Type at least 2 characters')).toBeTruthy();
  expect(far.questions).toHaveLength(0);
});

test('what was chosen keeps its name when later answers lack it, and leaving ends the question', async () => {
  const far = server();
  const changed = vi.fn();
  render(<FromServer onSearch={far.onSearch} onChange={changed} searchAfter={200} />);
  await type('noa');
  await asked(1, far);
  await act(async () => far.last().answer([noa]));
  await screen.findByRole('option', { name: 'Noa' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(changed.mock.calls).toEqual([['3']]));
  expect(field().value).toBe('Noa');

  await userEvent.keyboard('x');
  await asked(2, far);
  await userEvent.tab();
  expect(far.last().signal.aborted).toBe(true);
  await waitFor(() => expect(field().value).toBe('Noa'));
  expect(changed).toHaveBeenCalledTimes(1);
});

test('X-5: a quick search says only what it found, once and politely', async () => {
  const far = server();
  render(<FromServer onSearch={far.onSearch} searchAfter={200} />);
  await type('noa');
  await asked(1, far);
  expect(await screen.findByText('Searching')).toBeTruthy();
  await act(async () => far.last().answer([noa]));
  await pause(1500);
  expect(said()).toEqual(['polite: 1 option']);
});

test('X-5: a slow search says once that it searches, then once what came of it', async () => {
  const far = server();
  render(<FromServer onSearch={far.onSearch} searchAfter={200} />);
  await type('noa');
  await asked(1, far);
  await exactly(said, ['polite: Searching']);
  await act(async () => far.last().answer([]));
  await exactly(said, ['polite: Searching', 'polite: Nothing found']);
});

test('X-5: a failed search says so once; Enter in the field or its button try again', async () => {
  const far = server();
  render(<FromServer onSearch={far.onSearch} searchAfter={200} />);
  await type('noa');
  await asked(1, far);
  await act(async () => far.last().fail());
  expect(await screen.findByText('The search failed')).toBeTruthy();
  await exactly(said, ['polite: The search failed. Press Enter to try again.']);

  await userEvent.keyboard('{Enter}');
  await asked(2, far);
  expect(far.last().text).toBe('noa');
  expect(field().value).toBe('noa');
  await act(async () => far.last().fail());
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await asked(3, far);
  expect(document.activeElement).toBe(field());
  await act(async () => far.last().answer([noa]));
  await waitFor(() => expect(options()).toEqual(['Noa']));
});

test.each(['scrollPaddingTop', 'scrollPaddingBottom'] as const)(
  'the arrow keys keep a list at the edge of the window open when the page has a %s',
  async (side) => {
    const { style } = document.documentElement;
    await resizeWindow(390, 500);
    style[side] = '120px';
    const many = Array.from({ length: 40 }, (_, place) => ({ value: `${place}`, label: `Noa ${place}` }));
    // Above it, or below it, there is more room, and the list takes all of it.
    const room = side === 'scrollPaddingTop' ? '700px' : '340px';
    render(
      <div style={{ minBlockSize: '300vh', paddingBlockStart: room }}>
        <FromServer options={many} onSearch={async () => many} />
      </div>,
    );
    window.scrollTo(0, 300);
    // The pointer is on no option then, and the page has come to rest: a list closes when it scrolls.
    await userEvent.click(field());
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await userEvent.keyboard('noa');
    await waitFor(() => expect(options()).toHaveLength(40));
    const before = window.scrollY;
    expect(before).toBeGreaterThan(0);
    await userEvent.keyboard(side === 'scrollPaddingTop' ? '{ArrowDown}' : '{ArrowUp}');
    const marked = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
    await waitFor(() => expect(marked()?.textContent).toMatch(/^Noa (0|39)$/));
    expect(screen.queryByRole('listbox')).not.toBeNull();
    expect(window.scrollY).toBe(before);
    style[side] = '';
    await resizeWindow(1000, 800);
  },
);
