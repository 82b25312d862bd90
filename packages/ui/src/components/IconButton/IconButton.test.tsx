import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './IconButton.stories.tsx';

const { Ready, OwnTooltip, NoTooltip, InATableRow, Busy } = composeStories(stories);

const button = () => screen.getByRole('button', { name: 'Edit Reception' });

test('has an accessible name, and Enter and Space press it', async () => {
  const pressed = vi.fn();
  render(<Ready onPress={pressed} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(button());
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('keyboard focus shows the name as a tooltip, which doesn’t describe the button', async () => {
  render(<Ready />);
  await userEvent.tab();
  expect((await screen.findByText('Edit Reception')).checkVisibility()).toBe(true);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a tooltip with a different text describes the button', async () => {
  render(<OwnTooltip />);
  await userEvent.tab();
  expect(await screen.findByRole('tooltip', { name: 'Edit (E)' })).toBeTruthy();
  expect(button()).toBeTruthy();
});

test('with tooltip={false}, focus shows no tooltip', async () => {
  render(<NoTooltip />);
  await userEvent.tab();
  expect(screen.queryByText('Edit Reception')).toBeNull();
});

test('the smallest size has a target of 24 px', () => {
  render(<InATableRow />);
  const { width, height } = button().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});

test('while busy, the button keeps its name and focus and ignores presses', async () => {
  const pressed = vi.fn();
  render(<Busy onPress={pressed} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button());
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(pressed).not.toHaveBeenCalled();
});
