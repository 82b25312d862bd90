import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './EmptyState.stories.tsx';

const { Ready } = composeStories(stories);

test('it shows a title, an explanation and an action, and hides the icon from screen readers', () => {
  const { container } = render(<Ready />);
  expect(screen.getByText('No channels found.')).toBeVisible();
  expect(screen.getByText(/its own representative/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add channel' })).toBeVisible();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
