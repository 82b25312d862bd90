import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { described } from '../../testing/described.ts';
import * as stories from './Switch.stories.tsx';

const { Ready, Off, PlainWords, Busy, Failed, ReadOnly, Disabled, LongWords, InHebrew } =
  composeStories(stories);

const control = (name = 'Active: Reception') => screen.getByRole<HTMLInputElement>('switch', { name });

test('Space flips it at once, and its name stays the same', async () => {
  const changed = vi.fn();
  render(<Off onChange={changed} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(control());
  await userEvent.keyboard(' ');
  expect(changed).toHaveBeenCalledWith(true);
  expect(control().checked).toBe(true);
});

test('the word beside it says the state to the eye only', async () => {
  render(<Ready />);
  const word = screen.getByText('Active');
  expect(word.closest('[aria-hidden="true"]')).toBeTruthy();
  await userEvent.click(word);
  expect(screen.getByText('Inactive')).toBeTruthy();
  expect(control().checked).toBe(false);
});

test('its name is the text of its label, seen or not, and is not the word of its state', () => {
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

test('without words of its own it says On and Off', async () => {
  render(<PlainWords />);
  expect(screen.getByText('On')).toBeTruthy();
  await userEvent.click(screen.getByText('Email me a summary'));
  expect(screen.getByText('Off')).toBeTruthy();
});

test('while busy it keeps its focus, says so and ignores a second press', async () => {
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

test('OT-8: the error is read before the hint, after the word Error', () => {
  render(<Failed />);
  expect(described(control())).toEqual([
    'Error: Reception could not be switched on. Try again.',
    'Calls are answered at once.',
  ]);
});

test('a read-only one is reached and does not change', async () => {
  const changed = vi.fn();
  render(<ReadOnly onChange={changed} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(control());
  await userEvent.keyboard(' ');
  expect(control().checked).toBe(true);
  expect(changed).not.toHaveBeenCalled();
});

test('a disabled one cannot be reached', async () => {
  render(<Disabled />);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('it answers on 24 px of height', () => {
  render(<Ready />);
  expect(control().closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});

test('on is right in English and left in Hebrew', async () => {
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

test('long words wrap in their place', () => {
  const { container } = render(<LongWords />);
  const place = container.firstElementChild as HTMLElement;
  expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
});
