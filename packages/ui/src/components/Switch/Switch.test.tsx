import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { described } from '../../testing/described.ts';
import * as stories from './Switch.stories.tsx';

const { Ready, Off, PlainWords, Busy, Failed, ReadOnly, Disabled, LongWords, InHebrew } =
  composeStories(stories);

const control = (name = 'Active: Reception') => screen.getByRole<HTMLInputElement>('switch', { name });

test('Space toggles the switch immediately, and its name stays the same', async () => {
  const changed = vi.fn();
  render(<Off onChange={changed} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(control());
  await userEvent.keyboard(' ');
  expect(changed).toHaveBeenCalledWith(true);
  expect(control().checked).toBe(true);
});

test('the visible state text is hidden from screen readers and follows the state', async () => {
  render(<Ready />);
  const word = screen.getByText('Active');
  expect(word.closest('[aria-hidden="true"]')).toBeTruthy();
  await userEvent.click(word);
  expect(screen.getByText('Inactive')).toBeTruthy();
  expect(control().checked).toBe(false);
});

test('the accessible name is the label, visible or not, without the state text', () => {
  const { unmount } = render(<Ready />);
  const isName = (text: string) => {
    const name = screen.getByText(text);
    return name.closest('[aria-hidden="true"]') === null && name.closest('label')?.control === control(text);
  };
  expect(isName('Active: Reception')).toBe(true);
  unmount();
  render(<PlainWords />);
  expect(isName('Email me a summary')).toBe(true);
});

test('shows On and Off by default', async () => {
  render(<PlainWords />);
  expect(screen.getByText('On')).toBeTruthy();
  await userEvent.click(screen.getByText('Email me a summary'));
  expect(screen.getByText('Off')).toBeTruthy();
});

test('a busy switch keeps focus, is described as “Saving” and ignores presses', async () => {
  const changed = vi.fn();
  render(<Busy onChange={changed} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(document.activeElement).toBe(control());
  expect(document.getElementById(control().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Saving',
  );
  expect(control().checked).toBe(true);
  expect(changed).not.toHaveBeenCalled();
});

test('OT-8: the description has the error, prefixed with “Error”, before the hint', () => {
  render(<Failed />);
  expect(described(control())).toEqual([
    'Error: Reception could not be switched on. Try again.',
    'Calls are answered at once.',
  ]);
});

test('a read-only switch is focusable but doesn’t change', async () => {
  const changed = vi.fn();
  render(<ReadOnly onChange={changed} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(control());
  await userEvent.keyboard(' ');
  expect(control().checked).toBe(true);
  expect(changed).not.toHaveBeenCalled();
});

test('a disabled switch isn’t focusable', async () => {
  render(
    <>
      <Disabled />
      <button type="button">After</button>
    </>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
});

test('the click target is at least 24 px high', () => {
  render(<Ready />);
  expect(control().closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});

test('the thumb of a switch that is on is on the right in English and on the left in Hebrew', async () => {
  const sides = (input: HTMLElement) => {
    const track = input.closest('label')?.querySelector('[aria-hidden] > span');
    const [knob, rail] = [track, track?.parentElement].map((part) => part?.getBoundingClientRect());
    return knob && rail ? knob.left - rail.left > rail.right - knob.right : undefined;
  };
  const { unmount } = render(<Ready />);
  expect(sides(control())).toBe(true);
  unmount();

  render(<InHebrew />);
  expect(sides(screen.getByRole('switch'))).toBe(false);
});

test('long words wrap within the container', () => {
  const { container } = render(<LongWords />);
  const place = container.firstElementChild as HTMLElement;
  expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
});
