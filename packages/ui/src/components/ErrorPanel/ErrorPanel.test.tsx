import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './ErrorPanel.stories.tsx';

const { Ready, Retrying, InHebrew } = composeStories(stories);

test('Retry tries again from the keyboard, and the request can be quoted', async () => {
  const retry = vi.fn();
  render(<Ready onRetry={retry} />);
  expect(screen.getByText('Request 7f3a-19c2')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(retry).toHaveBeenCalledOnce();
});

test('while retrying it says so', () => {
  render(<Retrying />);
  expect(screen.getByRole('button', { name: 'Retrying' })).toBeVisible();
});

test('in a Hebrew page its button speaks Hebrew', () => {
  render(<InHebrew />);
  expect(screen.getByRole('button', { name: 'ניסיון נוסף' })).toBeVisible();
});
