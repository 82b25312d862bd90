import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Skeleton.stories.tsx';

const { Ready } = composeStories(stories);

test('readers never hear it, and it does not move', () => {
  const { container } = render(<Ready />);
  const bone = container.querySelector('[aria-hidden="true"]') as HTMLElement;
  expect(bone.textContent).toBe('');
  expect(bone.getAnimations()).toEqual([]);
  expect(bone.getBoundingClientRect().width).toBe(192);
});
