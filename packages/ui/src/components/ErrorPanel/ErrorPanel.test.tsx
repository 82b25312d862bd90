import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './ErrorPanel.stories.tsx';

const { Ready, Retrying, InHebrew } = composeStories(stories);

test('the request ID is visible, and Retry works with the keyboard', async () => {
  const retry = vi.fn();
  render(<Ready onRetry={retry} />);
  expect(screen.getByText('Request 7f3a-19c2')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(retry).toHaveBeenCalledOnce();
});

test('while retrying, the button is named Retrying', () => {
  render(<Retrying />);
  expect(screen.getByRole('button', { name: 'Retrying' })).toBeVisible();
});

test('on a Hebrew page, its button is in Hebrew', () => {
  render(<InHebrew />);
  expect(screen.getByRole('button', { name: 'ניסיון נוסף' })).toBeVisible();
});
