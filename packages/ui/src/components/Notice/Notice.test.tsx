import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Notice.stories.tsx';

const { Live, Warning, Narrow } = composeStories(stories);

test('with isLive, the notice has the status role, which announces it politely', () => {
  render(<Live />);
  expect(screen.getByRole('status').textContent).toContain('Saving needs a connection');
});

test('without isLive, the notice isn’t a status, and its action follows the text', () => {
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

test('icon, text and action are vertically centered on one line', () => {
  const { container } = render(<Warning />);
  const words = screen.getByText(/last refresh failed/);
  expect(Math.abs(middle(container.querySelector('svg')) - middle(words))).toBeLessThanOrEqual(1);
  expect(Math.abs(middle(screen.getByRole('button', { name: 'Retry' })) - middle(words))).toBeLessThanOrEqual(
    1,
  );
});

test('in a narrow container, the icon stays next to the text, and the action is below its start', () => {
  const { container } = render(<Narrow />);
  const words = screen.getByText(/last refresh failed/).getBoundingClientRect();
  const icon = container.querySelector('svg')?.getBoundingClientRect();
  expect(icon?.right).toBeLessThanOrEqual(words.left);
  expect(icon?.top).toBeGreaterThanOrEqual(words.top);
  const retry = screen.getByRole('button', { name: 'Retry' }).getBoundingClientRect();
  expect(retry.top).toBeGreaterThanOrEqual(words.bottom);
  expect(retry.left).toBe(words.left);
});
