import { User } from '@react-aria/test-utils';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { described } from '../../testing/described.ts';
import { interactionTypes } from '../../testing/interactionTypes.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import * as stories from './RadioGroup.stories.tsx';

const { Ready, Empty, Horizontal, Cards, NarrowCards, Failed, OneDisabled, Disabled, ReadOnly, LongWords } =
  composeStories(stories);
const { InHebrew } = composeStories(stories);

const group = () => screen.getByRole('radiogroup');
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
beforeEach(() => resizeWindow(1000, 700));

test('the group and each option are named by their labels', () => {
  render(<Ready />);
  expect(screen.getByRole('radiogroup', { name: 'Who answers' })).toBe(group());
  expect(radio('Reception first').checked).toBe(true);
});

test('OT-8: the error describes the group before the hint and begins with "Error"', () => {
  render(<Failed />);
  expect(described(group())).toEqual(['Error: Choose who answers.', 'During opening hours.']);
  expect(group().getAttribute('aria-invalid')).toBe('true');
  expect(group().getAttribute('aria-required')).toBe('true');
});

test('a description describes its option and isn’t part of its name', () => {
  render(<Cards />);
  expect(described(radio('Friendly'))).toEqual(['Warm, sets creativity to 50%']);
});

test('the group is one tab stop, at the selected option or the first', async () => {
  const { unmount } = render(
    <>
      <Ready />
      <button type="button">After</button>
    </>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(radio('Reception first'));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
  unmount();

  render(<Empty />);
  await userEvent.tab();
  expect(document.activeElement).toBe(radio('Everyone in turn'));
});

test('arrow keys select and wrap, and Space selects if nothing is selected', async () => {
  const changed = vi.fn();
  const { unmount } = render(<Ready onChange={changed} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(changed.mock.calls).toEqual([['nobody'], ['everyone'], ['nobody']]);
  unmount();

  render(<Empty onChange={changed} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(changed).toHaveBeenLastCalledWith('everyone');
});

test('arrow keys skip a disabled option', async () => {
  render(<OneDisabled />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(radio('Nobody').checked).toBe(true);
});

test('in Hebrew, Left selects the next option and Right the previous one', async () => {
  render(<InHebrew />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(radio('יומיומית').checked).toBe(true);
  await userEvent.keyboard('{ArrowRight}');
  expect(radio('ידידותית').checked).toBe(true);
  expect(radio('מקצועית').getBoundingClientRect().left).toBeGreaterThan(
    radio('ידידותית').getBoundingClientRect().left,
  );
});

test('a click on an option’s text selects it', async () => {
  render(<Cards />);
  await userEvent.click(screen.getByText('Short and to the point'));
  expect(radio('Professional').checked).toBe(true);
});

test('with autoFocus, the selected option gets focus', () => {
  render(<Ready autoFocus />);
  expect(document.activeElement).toBe(radio('Reception first'));
});

test('a read-only group can be focused but not changed', async () => {
  const changed = vi.fn();
  render(<ReadOnly onChange={changed} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(radio('Reception first'));
  await userEvent.keyboard('{ArrowDown}');
  expect(radio('Reception first').checked).toBe(true);
  expect(changed).not.toHaveBeenCalled();
  expect(group().getAttribute('aria-readonly')).toBe('true');
});

test('a disabled group can’t be focused', async () => {
  render(
    <>
      <Disabled />
      <button type="button">After</button>
    </>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
});

test('the form data has the selected value', () => {
  render(
    <form>
      <Ready name="answerer" />
    </form>,
  );
  expect(new FormData(document.querySelector('form') ?? undefined).get('answerer')).toBe('reception');
});

test('cards are side by side, and stacked in a narrow container', () => {
  const tops = () =>
    screen.getAllByRole('radio').map((one) => one.closest('label')?.getBoundingClientRect().top);
  const { unmount } = render(<Cards />);
  expect(new Set(tops()).size).toBe(1);
  unmount();
  render(<NarrowCards />);
  expect(new Set(tops()).size).toBe(3);
});

test('an option is at least 24 px tall, and long words don’t overflow', () => {
  const { container, unmount } = render(<LongWords />);
  const place = container.firstElementChild as HTMLElement;
  expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
  unmount();
  render(<Ready />);
  const { width, height } = radio('Nobody').closest('label')?.getBoundingClientRect() ?? new DOMRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});

for (const [direction, Story] of [
  ['ltr', Horizontal],
  ['rtl', InHebrew],
] as const) {
  for (const interactionType of interactionTypes(direction, ['mouse', 'keyboard', 'touch'] as const)) {
    test(`react-aria’s RadioGroup tester selects each option, ${direction}, by ${interactionType}`, async () => {
      render(<Story />);
      const tester = new User({ interactionType }).createTester('RadioGroup', { root: group(), direction });
      for (const one of [2, 0, 1]) {
        const answer = tester.getRadios()[one];
        await tester.triggerRadio({ radio: one });
        expect(tester.getSelectedRadio()).toBe(answer);
      }
    });
  }
}

test.each([
  ['without a name, the group isn’t in the form’s data', {}, []],
  ['with a name, the group is in the form’s data', { name: 'who' }, [['who', 'reception']]],
])('%s', (_, props, expected) => {
  render(
    <form aria-label="Calls">
      <Ready {...props} />
    </form>,
  );
  expect([...new FormData(screen.getByRole<HTMLFormElement>('form'))]).toEqual(expected);
});
