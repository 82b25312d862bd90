import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { described } from '../../testing/described.ts';
import { Form, FormActions } from '../Form/index.ts';
import * as stories from './DateRangeField.stories.tsx';
import { DateRangeField } from './DateRangeField.tsx';

const { Ready } = composeStories(stories, { initialGlobals: { locale: 'en-US' } });

const parts = () => screen.getAllByRole('spinbutton');
const shown = () => parts().map((part) => part.textContent);
const isInvalid = () => parts()[0]?.getAttribute('aria-invalid') === 'true';
const leave = () => act(() => (document.activeElement as HTMLElement).blur());

test('typing two complete dates calls onChange once, with strings', async () => {
  const changed = vi.fn();
  render(<Ready defaultValue={null} onChange={changed} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'month, Start Date, Stay' }));
  await userEvent.keyboard('3262026');
  expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'month, End Date, Stay' }));
  await userEvent.keyboard('4022026');
  expect(changed.mock.calls).toEqual([[{ start: '2026-03-26', end: '2026-04-02' }]]);
  expect(shown()).toEqual(['03', '26', '2026', '04', '02', '2026']);
});

test('a missing date is an error once focus leaves, and the other date stays', async () => {
  const changed = vi.fn();
  render(<Ready onChange={changed} />);
  parts()[4]?.focus();
  await userEvent.keyboard('{Backspace}{Backspace}');
  expect(isInvalid()).toBe(false);
  leave();
  expect(described(parts()[0])).toContain('Error: Enter both dates');
  expect(shown().slice(0, 3)).toEqual(['03', '26', '2026']);
  expect(changed.mock.calls).toEqual([[null]]);
  parts()[3]?.focus();
  await userEvent.keyboard('4052026');
  expect(changed).toHaveBeenLastCalledWith({ start: '2026-03-26', end: '2026-04-05' });
  expect(isInvalid()).toBe(false);
});

test('an end before the start and dates outside the limits are errors that say what to choose', async () => {
  render(<Ready maxValue="2026-04-05" />);
  parts()[3]?.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(isInvalid()).toBe(false);
  leave();
  expect(described(parts()[0])).toContain('Error: Choose an end that isn’t before the start');
  parts()[3]?.focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(described(parts()[0])).toContain('Error: Choose dates up to April 5, 2026');
  await userEvent.keyboard('{ArrowDown}');
  expect(isInvalid()).toBe(false);
});

test('the form’s data has both dates, and a server error of one of them is shown until it is changed', async () => {
  const sent = vi.fn((values: FormData) => ({
    'stay.end': values.get('stay.end') === '2026-04-02' ? 'The hotel is full on April 2' : undefined,
  }));
  render(
    <Form onSubmit={sent}>
      <DateRangeField name="stay" label="Stay" defaultValue={{ start: '2026-03-26', end: '2026-04-02' }} />
      <FormActions save="Book" />
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  await expect.poll(() => described(parts()[0])).toContain('Error: The hotel is full on April 2');
  expect([...(sent.mock.lastCall?.[0] ?? [])]).toEqual([
    ['stay.start', '2026-03-26'],
    ['stay.end', '2026-04-02'],
  ]);
  expect(document.activeElement).toBe(parts()[0]);
  parts()[4]?.focus();
  await userEvent.keyboard('{ArrowDown}');
  leave();
  await expect.poll(isInvalid).toBe(false);
});

test('the calendar takes the first and the last day, and marks the days between them', async () => {
  const changed = vi.fn();
  render(<Ready onChange={changed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Calendar Stay' }));
  await screen.findByRole('dialog');
  const day = (name: RegExp) => screen.getByRole('button', { name });
  await userEvent.click(day(/March 10, 2026/));
  expect(changed).not.toHaveBeenCalled();
  await userEvent.click(day(/March 12, 2026/));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(changed.mock.calls).toEqual([[{ start: '2026-03-10', end: '2026-03-12' }]]);
});
