import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './SegmentedControl.stories.tsx';

const { Ready, Three, Disabled, LongWords, InHebrew } = composeStories(stories);

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('the control has a name, and the first segment is selected by default', () => {
  render(<Ready />);
  expect(screen.getByRole('radiogroup', { name: 'Period' })).toBeTruthy();
  expect(radio('Daily').checked).toBe(true);
});

test('it is one tab stop, at the selected segment, and arrow keys select and wrap', async () => {
  const changed = vi.fn();
  render(
    <>
      <Three onChange={changed} />
      <button type="button">After</button>
    </>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(radio('Weekly'));

  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(changed.mock.calls).toEqual([['monthly'], ['daily']]);
  expect(document.activeElement).toBe(radio('Daily'));

  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
});

test('right to left, arrow keys follow the visual order', async () => {
  render(<InHebrew />);
  expect(radio('יומי').getBoundingClientRect().x).toBeGreaterThan(radio('חודשי').getBoundingClientRect().x);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(radio('חודשי').checked).toBe(true);
});

test('a click on the selected segment doesn’t deselect it', async () => {
  render(<Ready />);
  await userEvent.click(screen.getByText('Daily'));
  expect(radio('Daily').checked).toBe(true);
});

test('the value can be controlled', async () => {
  const changed = vi.fn();
  render(<Ready value="daily" onChange={changed} />);
  await userEvent.click(screen.getByText('Monthly'));
  expect(changed).toHaveBeenCalledWith('monthly');
  expect(radio('Daily').checked).toBe(true);
});

test('if disabled, it can’t be focused', async () => {
  render(<Disabled />);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('long words don’t overflow the container', () => {
  const { container } = render(<LongWords />);
  const place = container.firstElementChild as HTMLElement;
  expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
});
