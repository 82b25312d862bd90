import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './SearchField.stories.tsx';

const { Ready, Empty, Failed, ReadOnly, InHebrew } = composeStories(stories);

const field = () => screen.getByRole<HTMLInputElement>('searchbox');

test('it is a search box named by its label, and Enter calls onSubmit with its text', async () => {
  const submitted = vi.fn();
  const sent = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <Empty onSubmit={submitted} />
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard('Levin{Enter}');
  expect(screen.getByRole('searchbox', { name: 'Search contacts' })).toBe(document.activeElement);
  expect(submitted).toHaveBeenCalledExactlyOnceWith('Levin');
  expect(sent).not.toHaveBeenCalled();
});

test('without onSubmit, Enter submits the form', async () => {
  const sent = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <Ready />
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledOnce();
});

test('the clear button has a name and at least 24 px, and keeps focus in the field', async () => {
  const changed = vi.fn();
  const cleared = vi.fn();
  render(<Ready onChange={changed} onClear={cleared} />);
  const button = screen.getByRole('button', { name: 'Clear Search' });
  const { width, height } = button.getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await userEvent.click(button);
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
  expect(changed).toHaveBeenLastCalledWith('');
  expect(cleared).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button')).toBeNull();
});

test('Esc clears the field; in an empty field, Esc reaches the element around it', async () => {
  const around = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: mimics a dialog that handles Esc.
    <div onKeyDown={(event) => around(event.key)}>
      <Ready />
    </div>,
  );
  await userEvent.click(field());
  await userEvent.keyboard('{Escape}');
  expect(field().value).toBe('');
  expect(around).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(around).toHaveBeenCalledExactlyOnceWith('Escape');
});

test('OT-8: the error describes the field before the hint and begins with "Error"', () => {
  render(<Failed hint="Name or phone number" />);
  const words = (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(words).toEqual([
    'Error: Leave out the bracket: only letters and digits are searched.',
    'Name or phone number',
  ]);
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

test('a read-only field doesn’t have a clear button, and Esc doesn’t clear it', async () => {
  render(<ReadOnly />);
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(field().value).toBe('Levin');
});

test('in Hebrew, the clear button has a Hebrew name and is on the left', () => {
  render(<InHebrew />);
  const button = screen.getByRole('button', { name: 'ניקוי החיפוש' });
  expect(button.getBoundingClientRect().left).toBeLessThan(field().getBoundingClientRect().left + 40);
});
