import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Notice.stories.tsx';

const { Live, Warning } = composeStories(stories);

test('news that comes while the page is open is read out politely', () => {
  render(<Live />);
  expect(screen.getByRole('status').textContent).toContain('Saving needs a connection');
});

test('news that was there from the start is not, and its action follows the sentence', () => {
  render(<Warning />);
  expect(screen.queryByRole('status')).toBeNull();
  const sentence = screen.getByText(/last refresh failed/);
  const retry = screen.getByRole('button', { name: 'Retry' });
  expect(sentence.compareDocumentPosition(retry)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
