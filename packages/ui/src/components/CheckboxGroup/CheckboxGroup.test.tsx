import { User } from '@react-aria/test-utils';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { described } from '../../testing/described.ts';
import { interactionTypes } from '../../testing/interactionTypes.ts';
import * as stories from './CheckboxGroup.stories.tsx';

const { Ready, Empty, Horizontal, WithDescriptions, Failed, Disabled, ReadOnly, LongWords, InHebrew } =
  composeStories(stories);

const group = () => screen.getByRole('group');
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
test('the group and each option are named by their labels', () => {
  render(<Ready />);
  expect(screen.getByRole('group', { name: 'Tell me about' })).toBe(group());
  expect([box('Missed calls').checked, box('New appointments').checked]).toEqual([true, false]);
});

test('OT-8: the description has the error before the hint, prefixed with "Error"', () => {
  render(<Failed />);
  expect(described(group())).toEqual(['Error: Choose at least one.', 'By mail, once a day.']);
  expect(box('Payments').getAttribute('aria-invalid')).toBe('true');
});

test('a description describes its option and isn’t part of the name', () => {
  render(<WithDescriptions />);
  expect(described(box('Missed calls'))).toEqual(['Those that nobody answered.']);
});

test('Tab moves between options, Space toggles, and onChange gets values in option order', async () => {
  const changed = vi.fn();
  render(<Ready onChange={changed} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(box('Missed calls'));
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await userEvent.tab({ shift: true });
  await userEvent.keyboard(' ');
  expect(changed.mock.calls).toEqual([
    [['calls', 'appointments', 'payments']],
    [['appointments', 'payments']],
  ]);
});

test('value controls which options are checked', async () => {
  const changed = vi.fn();
  render(<Empty value={['payments']} onChange={changed} />);
  await userEvent.click(screen.getByText('Missed calls'));
  expect(changed.mock.calls).toEqual([[['calls', 'payments']]]);
  expect([box('Missed calls').checked, box('Payments').checked]).toEqual([false, true]);
});

test('autoFocus focuses the first option', () => {
  render(<Ready autoFocus />);
  expect(document.activeElement).toBe(box('Missed calls'));
});

test('a read-only group can be focused but not changed', async () => {
  const changed = vi.fn();
  render(<ReadOnly onChange={changed} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(box('Missed calls'));
  await userEvent.keyboard(' ');
  expect(box('Missed calls').checked).toBe(true);
  expect(box('Missed calls').getAttribute('aria-readonly')).toBe('true');
  expect(changed).not.toHaveBeenCalled();
});

test('a disabled group can’t be focused', async () => {
  render(<Disabled />);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('its values are submitted with the form', () => {
  render(
    <form>
      <Ready name="news" />
    </form>,
  );
  expect(new FormData(document.querySelector('form') ?? undefined).getAll('news')).toEqual([
    'calls',
    'payments',
  ]);
});

test('long words wrap next to their box', () => {
  const { container } = render(<LongWords />);
  const place = container.firstElementChild as HTMLElement;
  expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
});

for (const [direction, Story] of [
  ['ltr', Horizontal],
  ['rtl', InHebrew],
] as const) {
  for (const interactionType of interactionTypes(direction, ['mouse', 'keyboard', 'touch'] as const)) {
    test(`react-aria's tester checks and clears options, ${direction}, by ${interactionType}`, async () => {
      render(<Story />);
      const tester = new User({ interactionType }).createTester('CheckboxGroup', {
        root: group(),
        direction,
      });
      await tester.toggleCheckbox({ checkbox: 1 });
      await tester.toggleCheckbox({ checkbox: 2 });
      await tester.toggleCheckbox({ checkbox: 0 });
      expect(tester.getSelectedCheckboxes()).toEqual(tester.getCheckboxes().slice(1));
    });
  }
}
