import { User } from '@react-aria/test-utils';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './Popover.stories.tsx';

const { Ready, OnlyWords, Disabled, InHebrew } = composeStories(stories);

const trigger = () => screen.getByRole('button', { name: 'Channels' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const open = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('dialog');
};

test('Enter opens it, sets aria-expanded and moves focus to the first link', async () => {
  render(<Ready />);
  const popover = await open();
  expect(popover.getAttribute('aria-label')).toBe('Channels');
  expect(trigger().getAttribute('aria-expanded')).toBe('true');
  expect(trigger().getAttribute('aria-controls')).toBe(popover.id);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Reception' })));
});

test('Esc closes it and returns focus to the button', async () => {
  render(<Ready />);
  await open();
  await userEvent.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(document.activeElement).toBe(trigger()));
});

test('the rest of the page stays available, and Tab past the last link moves on', async () => {
  render(<Ready />);
  await open();
  expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Reception' })));
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' })));
  await gone();
});

test('a click outside closes it, and a click on its button closes it without reopening', async () => {
  render(<Ready />);
  await open();
  await userEvent.click(document.documentElement, { position: { x: 5, y: 300 } });
  await gone();

  await userEvent.click(trigger());
  await screen.findByRole('dialog');
  await userEvent.click(trigger());
  await gone();
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
});

test('a disabled button can’t be focused and opens nothing', async () => {
  render(<Disabled />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(trigger(), { force: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without controls inside, the popover itself takes focus', async () => {
  render(<OnlyWords />);
  const popover = await open();
  await waitFor(() => expect(document.activeElement).toBe(popover));
});

test('in Hebrew, placement at the end is left of the button', async () => {
  render(<InHebrew />);
  const popover = await open();
  const button = screen.getByRole('button', { name: 'ערוצים' });
  await waitFor(() =>
    expect(popover.getBoundingClientRect().right).toBeLessThanOrEqual(button.getBoundingClientRect().left),
  );
});

test.each([
  ['mouse', 'left to right', Ready],
  ['keyboard', 'left to right', Ready],
  ['mouse', 'right to left', InHebrew],
  ['keyboard', 'right to left', InHebrew],
] as const)('react-aria’s Dialog tester opens and closes it by %s, %s', async (interactionType, _, Story) => {
  render(<Story />);
  const [root] = screen.getAllByRole('button');
  if (!root) throw new Error('The story has no button.');
  const user = new User({ interactionType });
  const tester = user.createTester('Dialog', { root, overlayType: 'popover' });
  await tester.open();
  expect(tester.getDialog()).toBe(screen.getByRole('dialog'));
  await tester.close();
  await waitFor(() => expect(document.activeElement).toBe(root));
});
