import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TranscriptTester } from '../../test-utils/index.ts';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import { longTurns } from './samples.ts';
import * as stories from './Transcript.stories.tsx';

const { Timed, MixedLanguages, Long } = composeStories(stories);
const inHebrew = composeStories(stories, { initialGlobals: { locale: 'he' } });

const transcript = new TranscriptTester({ root: document.body, user: userEvent });
const field = () => transcript.getSearchField();
const marks = () => [...document.querySelectorAll('mark')];
const active = () => marks().findIndex((mark) => mark.hasAttribute('data-active'));
const { fill, click, keyboard } = userEvent;

let heard: ReturnType<typeof recordAnnouncements>;
const hears = (...messages: string[]) =>
  waitFor(() => expect(heard.messages.map(({ message }) => message)).toEqual(messages));

beforeEach(() => {
  heard = recordAnnouncements();
});
afterEach(() => heard.stop());

test('AP-10: matches are highlighted, counted and announced once', async () => {
  render(<Timed />);
  // Typed at once: on a busy machine, pauses between letters announce the matches of the first ones.
  await fill(field(), 'thursday');
  await waitFor(() => expect(transcript.getMatches()).toEqual(['Thursday', 'Thursday']));
  expect(transcript.getSearchResult()).toBe('1 of 2');
  await hears('1 of 2');
  expect(heard.messages[0]?.priority).toBe('polite');
  await new Promise((resolve) => setTimeout(resolve, 400));
  await hears('1 of 2');
});

test('AP-10: a search without matches is announced', async () => {
  render(<Timed />);
  await transcript.search('zebra');
  await hears('No matches');
  expect([transcript.getSearchResult(), transcript.getMatches()]).toEqual(['No matches', []]);
});

test('AP-10: the next and previous match are shown and announced, with wrapping', async () => {
  render(<Timed />);
  await fill(field(), 'thursday');
  await hears('1 of 2');
  await click(screen.getByRole('button', { name: 'Next Match' }));
  await hears('1 of 2', '2 of 2');
  expect(active()).toBe(1);
  await click(screen.getByRole('button', { name: 'Next Match' }));
  await hears('1 of 2', '2 of 2', '1 of 2');
  await click(screen.getByRole('button', { name: 'Previous Match' }));
  await waitFor(() => expect(active()).toBe(1));
});

test('AP-10: Hebrew is found without points and across direction changes', async () => {
  render(<MixedLanguages />);
  await transcript.search('שלום');
  expect(transcript.getMatches()).toEqual(['שָׁלוֹם']);
  await transcript.search('ליד cafe');
  expect(transcript.getMatches()).toEqual(['ליד Café']);
});

test('AP-10: the search strings are in the language of the page', async () => {
  render(<inHebrew.Timed />);
  expect(field()).toHaveAccessibleName('חיפוש בתמלול');
  await fill(field(), 'thursday');
  await hears('1 מתוך 2');
});

test('AP-10: the clear button returns focus to the field', async () => {
  render(<Timed />);
  await transcript.search('thursday');
  await click(screen.getByRole('button', { name: 'Clear Search' }));
  expect([field().value, document.activeElement]).toEqual(['', field()]);
  await waitFor(() => expect(marks()).toEqual([]));
});

test('AP-10: a distant match scrolls into view, and focus stays in the field', async () => {
  render(<Long turns={longTurns(400)} maxHeight="15rem" />);
  await fill(field(), 'needle');
  await waitFor(() => expect(marks()).toHaveLength(4));
  await waitFor(() => {
    const [mark, box] = [marks()[0], screen.getByRole('group')].map((one) => one?.getBoundingClientRect());
    expect(mark?.top).toBeGreaterThan(box?.top ?? 0);
    expect(mark?.bottom).toBeLessThan(box?.bottom ?? 0);
  });
  expect(document.activeElement).toBe(field());
});

test('AP-10: searching 2,000 turns renders only those whose highlights change', async () => {
  const drawn = vi.fn(() => null);
  render(<Long turns={longTurns()} renderActions={drawn} />);
  drawn.mockClear();
  fireEvent.change(field(), { target: { value: 'needle' } });
  await waitFor(() => expect(marks()).toHaveLength(20));
  expect(drawn).toHaveBeenCalledTimes(20);
  fireEvent.change(field(), { target: { value: 'needle.' } });
  await waitFor(() => expect(transcript.getMatches()).toContain('Needle.'));
  expect(drawn).toHaveBeenCalledTimes(40);
  await keyboard('{Tab}');
  drawn.mockClear();
  await click(screen.getByRole('button', { name: 'Next Match' }));
  await waitFor(() => expect(active()).toBe(1));
  expect(drawn).toHaveBeenCalledTimes(2);
});

test('AP-10: Enter in the field doesn’t submit a surrounding form', async () => {
  const onSubmit = vi.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Timed />
    </form>,
  );
  await fill(field(), 'thursday');
  await keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});
