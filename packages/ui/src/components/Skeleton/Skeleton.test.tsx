import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Skeleton.stories.tsx';

const { Ready, Waiting } = composeStories(stories);

test('OT-7: the skeleton is hidden from screen readers and isn’t animated', () => {
  const { container } = render(<Ready />);
  const bone = container.querySelector('[aria-hidden="true"]') as HTMLElement;
  expect(bone.textContent).toBe('');
  expect(bone.getAnimations()).toEqual([]);
  expect(getComputedStyle(bone).animationName).toBe('none');
  expect(bone.getBoundingClientRect().width).toBe(192);
});

test('OT-7: the container is busy and has a name, and all its content is hidden', () => {
  render(<Waiting />);
  const place = screen.getByRole('region', { name: 'Channels' });
  expect(place.getAttribute('aria-busy')).toBe('true');
  expect(place.querySelectorAll(':scope > :not([aria-hidden="true"])')).toHaveLength(0);
});

test('a skeleton wider than its container doesn’t overflow', () => {
  render(
    <div style={{ inlineSize: '5rem' }} title="place">
      <Ready />
    </div>,
  );
  const place = screen.getByTitle('place');
  expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
});
