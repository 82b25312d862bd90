import { User } from '@react-aria/test-utils';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { interactionTypes } from '../../testing/interactionTypes.ts';
import * as stories from './Tabs.stories.tsx';

const {
  Ready,
  Manual,
  WithCounts,
  Vertical,
  VerticalInHebrew,
  Stacked,
  Overflowing,
  LongWords,
  InHebrew,
  OverflowingInHebrew,
} = composeStories(stories);

const tab = (name: string) => screen.getByRole('tab', { name });
const focused = () => document.activeElement?.textContent;

for (const [direction, Story] of [
  ['ltr', Ready],
  ['rtl', InHebrew],
] as const) {
  for (const interactionType of interactionTypes(direction, ['mouse', 'keyboard', 'touch'] as const)) {
    test(`react-aria's tester opens every tab, ${direction}, ${interactionType}`, async () => {
      render(<Story />);
      const tester = new User({ interactionType }).createTester('Tabs', {
        root: screen.getByRole('tablist'),
        direction,
      });
      for (const index of [1, 2, 0]) {
        await tester.triggerTab({ tab: index });
        expect(tester.getSelectedTab()).toBe(tester.getTabs()[index]);
        expect(tester.getActiveTabpanel()?.getAttribute('aria-labelledby')).toBe(tester.getTabs()[index]?.id);
      }
    });
  }
}

test('the tab list is one tab stop: arrow keys move and wrap, End goes last, Tab enters the panel', async () => {
  render(<Ready />);
  await userEvent.tab();
  expect(focused()).toBe('Calls');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Notes');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('Appointments');
  expect(tab('Appointments').getAttribute('aria-selected')).toBe('true');
  await userEvent.tab();
  expect(focused()).toBe('Add appointment');
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Calls');
});

test('in Hebrew the first tab is on the right and the left arrow key opens the next one', async () => {
  render(<InHebrew />);
  const [first, second] = screen.getAllByRole('tab').map((each) => each.getBoundingClientRect());
  expect(first?.left).toBeGreaterThan(second?.left ?? 0);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { selected: true, name: 'הערות, 2 שגיאות' })).toBe(document.activeElement);
});

test('manual tabs open with Enter or Space, not with arrow keys', async () => {
  const opened = vi.fn();
  render(<Manual onChange={opened} />);
  opened.mockClear();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Notes');
  expect(opened).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(opened.mock.calls).toEqual([['notes']]);
  await userEvent.keyboard('{ArrowRight} ');
  expect(opened).toHaveBeenLastCalledWith('appointments');
});

test('a tab’s name ends with `endLabel`, and arrow keys skip disabled tabs', async () => {
  render(<WithCounts />);
  expect(tab('Basic, 1 error')).toBeTruthy();
  expect(tab('Team, 4 people')).toBeTruthy();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(tab('Basic, 1 error'));
});

test('arrow keys up and down move between vertical tabs', async () => {
  render(<Vertical />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Notes');
});

test('vertical tabs are at the start of the panel: on the right in Hebrew', () => {
  render(<VerticalInHebrew />);
  const [list, panel] = ['tablist', 'tabpanel'].map((role) => screen.getByRole(role).getBoundingClientRect());
  expect(list?.left).toBeGreaterThanOrEqual(panel?.right ?? 0);
});

test('stacked tabs show every panel under a heading, without tab roles', () => {
  render(<Stacked />);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Calls',
    'Notes',
    'Appointments',
  ]);
  expect(screen.getByRole('group', { name: 'Notes' })).toBeTruthy();
  screen.getByRole('button', { name: 'Add appointment' }).focus();
  expect(focused()).toBe('Add appointment');
});

test('a tab is 40 px high', () => {
  render(<Ready />);
  expect(tab('Calls').getBoundingClientRect().height).toBe(40);
});

for (const [name, Story] of [
  ['left to right', Overflowing],
  ['right to left', OverflowingInHebrew],
] as const) {
  test(`TF-11: overflowing tabs scroll into view as focus moves, ${name}`, async () => {
    render(<Story />);
    const list = screen.getByRole('tablist');
    expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await userEvent.tab();
    for (const key of ['{End}', '{Home}']) {
      await userEvent.keyboard(key);
      const [outer, inner] = [list, document.activeElement].map((each) => each?.getBoundingClientRect());
      expect(inner?.left).toBeGreaterThanOrEqual((outer?.left ?? 0) - 1);
      expect(inner?.right).toBeLessThanOrEqual((outer?.right ?? 0) + 1);
    }
  });
}

test('long words do not widen the page', () => {
  const { container } = render(<LongWords />);
  const place = container.firstElementChild as HTMLElement;
  expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
});
