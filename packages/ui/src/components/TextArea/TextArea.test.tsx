import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { described } from '../../testing/described.ts';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import * as stories from './TextArea.stories.tsx';

const { Ready, WithLimit, NearItsLimit, OverItsLimit, Failed, LongWords, InHebrew } = composeStories(stories);

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox');

test('the label is its name, Enter inserts a line break, and `onChange` gets the text', async () => {
  const changed = vi.fn();
  render(<Ready defaultValue="" onChange={changed} />);
  await userEvent.tab();
  await userEvent.keyboard('One{Enter}Two');
  expect(screen.getByRole('textbox', { name: 'Closing Message' })).toBe(document.activeElement);
  expect(area().value).toBe('One\nTwo');
  expect(changed).toHaveBeenLastCalledWith('One\nTwo');
});

test('OT-8: the description has the error, prefixed with “Error”, then the hint, then the limit', () => {
  render(<Failed limit={200} />);
  expect(described(area())).toEqual([
    'Error: Closing Message is required',
    'Said before the call ends.',
    'Up to 200 characters',
  ]);
  expect(area().getAttribute('aria-invalid')).toBe('true');
});

test('shows the characters left and doesn’t truncate text over the limit', async () => {
  render(<WithLimit defaultValue="" limit={3} />);
  await userEvent.click(area());
  await userEvent.keyboard('ab');
  expect(screen.getByText('1 character left')).toBeTruthy();
  await userEvent.keyboard('cd');
  expect(screen.getByText('1 character too many')).toBeTruthy();
  expect(area().value).toBe('abcd');
});

test('announces the characters left near the limit politely, once, after a pause', async () => {
  const heard = recordAnnouncements();
  render(<NearItsLimit />);
  await userEvent.click(area());
  await userEvent.keyboard('{End}!!');
  expect(heard.messages).toEqual([]);
  await expect.poll(() => heard.messages).toEqual([{ message: '1 character left', priority: 'polite' }]);
  heard.stop();
});

test('doesn’t announce the characters left when far from the limit', async () => {
  const heard = recordAnnouncements();
  render(<WithLimit />);
  await userEvent.click(area());
  await userEvent.keyboard('!');
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(heard.messages).toEqual([]);
  heard.stop();
});

test('text over the limit is marked by words and font weight, not by color alone', () => {
  render(<OverItsLimit />);
  const words = screen.getByText('2 characters too many');
  expect(getComputedStyle(words).fontWeight).toBe('500');
});

test('the value can be controlled, and a form reset restores the default', async () => {
  const { rerender } = render(<Ready value="One" />);
  rerender(<Ready value="Two" />);
  expect(area().value).toBe('Two');
  rerender(
    <form aria-label="Channel">
      <Ready name="closing" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  await userEvent.fill(area(), 'Bye');
  expect(new FormData(form).get('closing')).toBe('Bye');
  form.reset();
  await expect.poll(() => area().value).toBe('Thank you for calling.');
});

test('long words wrap', () => {
  const { container } = render(<LongWords />);
  const place = container.firstElementChild as HTMLElement;
  expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
});

test('the counter is in Hebrew on a Hebrew page', () => {
  render(<InHebrew />);
  expect(described(area())).toEqual(['עד 20 תווים']);
  expect(screen.getByText('נותרו 7 תווים')).toBeTruthy();
});
