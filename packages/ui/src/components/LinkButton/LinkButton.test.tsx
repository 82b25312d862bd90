import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './LinkButton.stories.tsx';

const { Ready } = composeStories(stories);

test('has the link role, and Enter follows the link', async () => {
  render(<Ready />);
  const link = screen.getByRole('link', { name: 'Back to Dashboard' });
  await userEvent.tab();
  expect(link).toBe(document.activeElement);
  await userEvent.keyboard('{Enter}');
  expect(location.hash).toBe('#dashboard');
});
