import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Notice.stories.tsx';

const { Live, Warning, Narrow } = composeStories(stories);

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

const middle = (element: Element | null) => {
  const { top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
  return (top + bottom) / 2;
};

test('icon, words and action stand on one line', () => {
  const { container } = render(<Warning />);
  const words = screen.getByText(/last refresh failed/);
  expect(Math.abs(middle(container.querySelector('svg')) - middle(words))).toBeLessThanOrEqual(1);
  expect(Math.abs(middle(screen.getByRole('button', { name: 'Retry' })) - middle(words))).toBeLessThanOrEqual(
    1,
  );
});

test('where it is narrow the icon stays beside the words, and the action goes below their start', () => {
  const { container } = render(<Narrow />);
  const words = screen.getByText(/last refresh failed/).getBoundingClientRect();
  const icon = container.querySelector('svg')?.getBoundingClientRect();
  expect(icon?.right).toBeLessThanOrEqual(words.left);
  expect(icon?.top).toBeGreaterThanOrEqual(words.top);
  const retry = screen.getByRole('button', { name: 'Retry' }).getBoundingClientRect();
  expect(retry.top).toBeGreaterThanOrEqual(words.bottom);
  expect(retry.left).toBe(words.left);
});
