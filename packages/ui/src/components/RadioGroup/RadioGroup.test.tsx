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

test('the group is named by its label, and each answer by its own', () => {
  render(<Ready />);
  expect(screen.getByRole('radiogroup', { name: 'Who answers' })).toBe(group());
  expect(radio('Reception first').checked).toBe(true);
});

test('OT-8: the error is read before the hint, after the word Error', () => {
  render(<Failed />);
  expect(described(group())).toEqual(['Error: Choose who answers.', 'During opening hours.']);
  expect(group().getAttribute('aria-invalid')).toBe('true');
  expect(group().getAttribute('aria-required')).toBe('true');
});

test('a second line describes its answer and is not part of its name', () => {
  render(<Cards />);
  expect(described(radio('Friendly'))).toEqual(['Warm, sets creativity to 50%']);
});

test('it is one Tab stop, at the chosen answer or the first', async () => {
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

test('arrows choose and go round, Space chooses where nothing is chosen', async () => {
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

test('arrows pass over an answer that cannot be chosen', async () => {
  render(<OneDisabled />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(radio('Nobody').checked).toBe(true);
});

test('in Hebrew Left goes on and Right goes back, as seen', async () => {
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

test('a press on its words chooses', async () => {
  render(<Cards />);
  await userEvent.click(screen.getByText('Short and to the point'));
  expect(radio('Professional').checked).toBe(true);
});

test('it can take the focus at once', () => {
  render(<Ready autoFocus />);
  expect(document.activeElement).toBe(radio('Reception first'));
});

test('a read-only group is read and does not change', async () => {
  const changed = vi.fn();
  render(<ReadOnly onChange={changed} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(radio('Reception first'));
  await userEvent.keyboard('{ArrowDown}');
  expect(radio('Reception first').checked).toBe(true);
  expect(changed).not.toHaveBeenCalled();
  expect(group().getAttribute('aria-readonly')).toBe('true');
});

test('a disabled group cannot be reached', async () => {
  render(<Disabled />);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('it is sent with its form', () => {
  render(
    <form>
      <Ready name="answerer" />
    </form>,
  );
  expect(new FormData(document.querySelector('form') ?? undefined).get('answerer')).toBe('reception');
});

test('cards stand beside each other, and under each other where it is narrow', () => {
  const tops = () =>
    screen.getAllByRole('radio').map((one) => one.closest('label')?.getBoundingClientRect().top);
  const { unmount } = render(<Cards />);
  expect(new Set(tops()).size).toBe(1);
  unmount();
  render(<NarrowCards />);
  expect(new Set(tops()).size).toBe(3);
});

test('an answer is a target of 24 px, and long words wrap', () => {
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
    test(`react-aria's tester chooses every answer, ${direction}, by ${interactionType}`, async () => {
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
  ['without a name it is in no form, whose data would have one that nobody gave', {}, []],
  ['with a name it is in its form', { name: 'who' }, [['who', 'reception']]],
])('%s', (_, props, expected) => {
  render(
    <form aria-label="Calls">
      <Ready {...props} />
    </form>,
  );
  expect([...new FormData(screen.getByRole<HTMLFormElement>('form'))]).toEqual(expected);
});
