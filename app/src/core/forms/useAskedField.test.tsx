// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { useAskedField } from './useAskedField.ts';

beforeAll(() => {
  Object.assign(Element.prototype, { scrollIntoView() {} });
});
afterEach(cleanup);

interface PageProps {
  hash: string;
  isLoaded?: boolean;
  isDisabled?: boolean;
}

function Page({ hash, isLoaded = true, isDisabled = false }: PageProps) {
  useAskedField(hash);
  return (
    <main>
      <h1 tabIndex={-1}>Title</h1>
      {isLoaded && <input name="bot.goals" aria-label="Goals" disabled={isDisabled} />}
      {isLoaded && <button type="button" id="add-card" aria-label="Add" />}
    </main>
  );
}

const isFocused = (element: HTMLElement) => document.activeElement === element;
const goals = () => screen.getByRole('textbox', { name: 'Goals' });

test('focus moves to the named field or button', () => {
  render(<Page hash="#bot.goals" />);
  expect(isFocused(goals())).toBe(true);
  cleanup();
  render(<Page hash="#add-card" />);
  expect(isFocused(screen.getByRole('button'))).toBe(true);
});

test('it waits until the field is loaded and enabled', async () => {
  const { rerender } = render(<Page hash="#bot.goals" isLoaded={false} />);
  rerender(<Page hash="#bot.goals" isDisabled />);
  await Promise.resolve();
  expect(isFocused(document.body)).toBe(true);
  rerender(<Page hash="#bot.goals" />);
  await waitFor(() => expect(isFocused(goals())).toBe(true));
});

test('the heading that takes focus after a change of page gives it back', () => {
  render(<Page hash="#bot.goals" />);
  screen.getByRole('heading').focus();
  expect(isFocused(goals())).toBe(true);
});

test('once the person presses something, focus isn’t moved any more', async () => {
  const { rerender } = render(<Page hash="#bot.goals" isLoaded={false} />);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  rerender(<Page hash="#bot.goals" />);
  await Promise.resolve();
  expect(isFocused(document.body)).toBe(true);
});

test.each(['', '#', '#nothing', '#"]', '#%'])('nothing happens for %j', (hash) => {
  render(<Page hash={hash} />);
  expect(isFocused(document.body)).toBe(true);
});
