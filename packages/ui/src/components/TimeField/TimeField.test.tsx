import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { described } from '../../testing/described.ts';
import * as stories from './TimeField.stories.tsx';

const { Ready, Failed } = composeStories(stories, { initialGlobals: { locale: 'en-US' } });
const { Ready: British } = composeStories(stories, { initialGlobals: { locale: 'en-GB' } });

const parts = () => screen.getAllByRole('spinbutton');
const leave = () => act(() => (document.activeElement as HTMLElement).blur());

test('the language decides between 12 and 24 hours, and the value is HH:mm with either', async () => {
  const changed = vi.fn();
  const { unmount } = render(<Ready defaultValue={null} onChange={changed} />);
  await userEvent.tab();
  await userEvent.keyboard('430p');
  expect(parts().map((part) => part.textContent)).toEqual(['04', '30', 'PM']);
  expect(changed).toHaveBeenLastCalledWith('16:30');
  changed.mockClear();
  unmount();
  render(<British defaultValue={null} onChange={changed} />);
  await userEvent.tab();
  await userEvent.keyboard('1630');
  expect(parts().map((part) => part.textContent)).toEqual(['16', '30']);
  expect(changed).toHaveBeenLastCalledWith('16:30');
});

test('a time outside the limits is an error that names them, once focus leaves, until it is fixed', async () => {
  render(<Failed defaultValue="11:30" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(parts()[0]?.getAttribute('aria-invalid')).toBeNull();
  leave();
  expect(described(parts()[0])).toContain('Error: Choose a time from 6:00 AM to 12:00 PM');
  parts()[0]?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(parts()[0]?.getAttribute('aria-invalid')).toBe('true');
  await userEvent.keyboard('{ArrowDown}');
  expect(parts()[0]?.getAttribute('aria-invalid')).toBeNull();
});

test('a time without its minutes is null, and an error once focus leaves', async () => {
  const changed = vi.fn();
  render(<Ready defaultValue={null} onChange={changed} />);
  await userEvent.tab();
  await userEvent.keyboard('4');
  leave();
  expect(described(parts()[0])).toContain('Error: Enter the hour and the minute');
  expect(changed).not.toHaveBeenCalled();
});

test('the form’s data has HH:mm, and a reset restores the initial time', async () => {
  render(
    <form aria-label="Shop">
      <Ready name="opens" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect([...new FormData(form)]).toEqual([['opens', '17:30']]);
  form.reset();
  await expect.poll(() => new FormData(form).get('opens')).toBe('16:30');
});
