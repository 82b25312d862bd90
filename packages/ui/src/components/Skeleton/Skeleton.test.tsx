import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Skeleton.stories.tsx';

const { Ready, Waiting } = composeStories(stories);

test('OT-7: readers never hear it, and it never moves', () => {
  const { container } = render(<Ready />);
  const bone = container.querySelector('[aria-hidden="true"]') as HTMLElement;
  expect(bone.textContent).toBe('');
  expect(bone.getAnimations()).toEqual([]);
  expect(getComputedStyle(bone).animationName).toBe('none');
  expect(bone.getBoundingClientRect().width).toBe(192);
});

test('OT-7: what waits is marked as busy, and has a name and nothing else to read', () => {
  render(<Waiting />);
  const place = screen.getByRole('region', { name: 'Channels' });
  expect(place.getAttribute('aria-busy')).toBe('true');
  expect(place.querySelectorAll(':scope > :not([aria-hidden="true"])')).toHaveLength(0);
});

test('a bone wider than its place stays inside', () => {
  render(
    <div style={{ inlineSize: '5rem' }} title="place">
      <Ready />
    </div>,
  );
  const place = screen.getByTitle('place');
  expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
});
