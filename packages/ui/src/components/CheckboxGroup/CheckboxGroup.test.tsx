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
test('the group is named by its label, and each answer by its own', () => {
  render(<Ready />);
  expect(screen.getByRole('group', { name: 'Tell me about' })).toBe(group());
  expect([box('Missed calls').checked, box('New appointments').checked]).toEqual([true, false]);
});

test('OT-8: the error is read before the hint, after the word Error', () => {
  render(<Failed />);
  expect(described(group())).toEqual(['Error: Choose at least one.', 'By mail, once a day.']);
  expect(box('Payments').getAttribute('aria-invalid')).toBe('true');
});

test('a second line describes its answer and is not part of its name', () => {
  render(<WithDescriptions />);
  expect(described(box('Missed calls'))).toEqual(['Those that nobody answered.']);
});

test('Tab goes from answer to answer, Space checks, and the host gets all in their order', async () => {
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

test('the host may hold the answers', async () => {
  const changed = vi.fn();
  render(<Empty value={['payments']} onChange={changed} />);
  await userEvent.click(screen.getByText('Missed calls'));
  expect(changed.mock.calls).toEqual([[['calls', 'payments']]]);
  expect([box('Missed calls').checked, box('Payments').checked]).toEqual([false, true]);
});

test('it can take the focus at once', () => {
  render(<Ready autoFocus />);
  expect(document.activeElement).toBe(box('Missed calls'));
});

test('a read-only group is read and does not change', async () => {
  const changed = vi.fn();
  render(<ReadOnly onChange={changed} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(box('Missed calls'));
  await userEvent.keyboard(' ');
  expect(box('Missed calls').checked).toBe(true);
  expect(box('Missed calls').getAttribute('aria-readonly')).toBe('true');
  expect(changed).not.toHaveBeenCalled();
});

test('a disabled group cannot be reached', async () => {
  render(<Disabled />);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('it is sent with its form', () => {
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

test('long words wrap beside their box', () => {
  const { container } = render(<LongWords />);
  const place = container.firstElementChild as HTMLElement;
  expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
});

for (const [direction, Story] of [
  ['ltr', Horizontal],
  ['rtl', InHebrew],
] as const) {
  for (const interactionType of interactionTypes(direction, ['mouse', 'keyboard', 'touch'] as const)) {
    test(`react-aria's tester checks and unchecks, ${direction}, by ${interactionType}`, async () => {
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
