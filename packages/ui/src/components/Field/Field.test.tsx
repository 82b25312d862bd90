import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { described } from '../../testing/described.ts';
import * as stories from './Field.stories.tsx';

const { Ready, Failed, Optional } = composeStories(stories);

test('a control is labeled and described by the error and the hint, in this order', () => {
  const { rerender } = render(<Ready />);
  expect(described(screen.getByLabelText('Date'))).toEqual(['Of the first call.']);
  rerender(<Failed />);
  expect(described(screen.getByLabelText('Date'))).toEqual([
    'Error: Choose a day that is not in the future.',
    'Of the first call.',
  ]);
});

test('without messages, the control has no aria-describedby', () => {
  render(<Optional />);
  expect(screen.getByLabelText('Date optional').hasAttribute('aria-describedby')).toBe(false);
});
