import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Page.stories.tsx';

const { Ready, OneThing, LongWords } = composeStories(stories);

test('the title is the only h1, and a host can focus it', () => {
  render(<Ready />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Channels' });
  heading.focus();
  expect(heading).toBe(document.activeElement);
});

test('a long title wraps instead of overflowing at 320 px', () => {
  const { container } = render(
    <div style={{ inlineSize: '320px' }}>
      <LongWords />
    </div>,
  );
  const phone = container.firstElementChild as HTMLElement;
  expect(phone.scrollWidth).toBeLessThanOrEqual(phone.clientWidth);
});

test('the badge isn’t part of the h1, and the breadcrumbs come before it', () => {
  render(<OneThing />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Reception' });
  const way = screen.getByRole('navigation', { name: 'Breadcrumbs' });
  expect(way.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('Active').closest('h1')).toBeNull();
});
