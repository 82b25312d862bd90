import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './PhoneField.stories.tsx';
import { digitsOnly } from './phone.ts';

const { Ready, Empty, Failed, CheckedByItsHost, InHebrew } = composeStories(stories);

const field = () => screen.getByRole<HTMLInputElement>('textbox');

test('OT-5: typed text stays as typed, and onChange gets the digits and the problem', async () => {
  const changed = vi.fn();
  render(<Empty onChange={changed} />);
  await userEvent.tab();
  await userEvent.keyboard('(054) 222-33');
  expect(field().value).toBe('(054) 222-33');
  expect(changed).toHaveBeenLastCalledWith('05422233', 'short');
  await userEvent.keyboard(' 44');
  expect(changed).toHaveBeenLastCalledWith('0542223344', undefined);
  await userEvent.keyboard('x');
  expect(changed).toHaveBeenLastCalledWith('0542223344x', 'characters');
});

test('OT-5: the field has the type, input mode and autocomplete of a phone number', () => {
  render(<Empty />);
  expect(field().type).toBe('tel');
  expect(field().inputMode).toBe('tel');
  expect(field().autocomplete).toBe('tel');
  expect(field().maxLength).toBe(-1);
});

test('OT-5: on a Hebrew page, the number is left to right and right-aligned', () => {
  render(<InHebrew />);
  const { direction, textAlign } = getComputedStyle(field());
  expect(direction).toBe('ltr');
  expect(textAlign).toBe('right');
  expect(field().value.startsWith('+')).toBe(true);
});

test('direction marks are dropped from a pasted number, and normalise can drop a prefix', async () => {
  const changed = vi.fn();
  render(<Empty onChange={changed} normalise={(typed) => digitsOnly(typed).replace(/^\+972/, '0')} />);
  await userEvent.fill(field(), '\u2066+972 54-222 3344\u2069');
  expect(changed).toHaveBeenLastCalledWith('0542223344', undefined);
  expect(field().value).toBe('\u2066+972 54-222 3344\u2069');
});

test('the host can set another number', () => {
  const { rerender } = render(<Ready value="0542223344" />);
  expect(field().value).toBe('0542223344');
  rerender(<Ready value="0531112233" />);
  expect(field().value).toBe('0531112233');
});

test('the host’s error appears on blur and disappears when the number is valid', async () => {
  render(<CheckedByItsHost />);
  await userEvent.tab();
  await userEvent.keyboard('054-22');
  expect(field().getAttribute('aria-invalid')).toBeNull();
  await userEvent.tab();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(field());
  await userEvent.keyboard('{End}2 3344');
  expect(field().value).toBe('054-222 3344');
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

test('OT-8: the error describes the field before the hint and begins with "Error"', () => {
  render(<Failed />);
  const words = (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(words).toEqual(['Error: Phone number must be 10 digits', '10 digits, the number callers see.']);
});

test('the form data has the number as typed, and a reset restores the initial one', async () => {
  render(
    <form aria-label="Channel">
      <Ready name="phone" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  await userEvent.fill(field(), '053 111');
  expect(new FormData(form).get('phone')).toBe('053 111');
  form.reset();
  await expect.poll(() => field().value).toBe('054-222 3344');
});
