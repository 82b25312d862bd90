import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Page.stories.tsx';

const { Ready, OneThing, LongWords } = composeStories(stories);

test('its name is the one heading of the first level, and a host can send focus there', () => {
  render(<Ready />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Channels' });
  heading.focus();
  expect(heading).toBe(document.activeElement);
});

test('a long name breaks instead of widening a phone', () => {
  const { container } = render(
    <div style={{ inlineSize: '320px' }}>
      <LongWords />
    </div>,
  );
  const phone = container.firstElementChild as HTMLElement;
  expect(phone.scrollWidth).toBeLessThanOrEqual(phone.clientWidth);
});

test('the word beside the title is not part of its name, and the way here comes before it', () => {
  render(<OneThing />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Reception' });
  const way = screen.getByRole('navigation', { name: 'Breadcrumbs' });
  expect(way.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('Active').closest('h1')).toBeNull();
});
