import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './Button.stories.tsx';

const { Ready, Disabled, LongWords } = composeStories(stories);

test('Enter and Space press it', async () => {
  const pressed = vi.fn();
  render(<Ready onPress={pressed} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('while busy, it keeps focus and width, is named Saving, and ignores presses', async () => {
  const pressed = vi.fn();
  const { rerender } = render(<Ready onPress={pressed}>Save these changes</Ready>);
  const width = screen.getByRole('button').getBoundingClientRect().width;
  await userEvent.tab();

  rerender(
    <Ready onPress={pressed} isBusy>
      Save these changes
    </Ready>,
  );
  const busy = screen.getByRole('button', { name: 'Saving' });
  await userEvent.keyboard('{Enter}');

  expect(busy).toBe(document.activeElement);
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  expect(busy.getBoundingClientRect().width).toBe(width);
  expect(pressed).not.toHaveBeenCalled();
});

test('a disabled button can’t be focused or pressed', async () => {
  const pressed = vi.fn();
  render(<Disabled onPress={pressed} />);
  await userEvent.tab();
  expect(screen.getByRole('button')).not.toBe(document.activeElement);
  await userEvent.keyboard('{Enter}');
  expect(pressed).not.toHaveBeenCalled();
});

test('long words wrap instead of overflowing', () => {
  const { container } = render(<LongWords />);
  const place = container.firstElementChild as HTMLElement;
  expect(screen.getByRole('button').getBoundingClientRect().width).toBeLessThanOrEqual(place.clientWidth);
});
