import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Page.stories.tsx';

const { Ready, LongWords } = composeStories(stories);

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
