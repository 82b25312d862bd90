import { User } from '@react-aria/test-utils';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { interactionTypes } from '../../testing/interactionTypes.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import * as stories from './Menu.stories.tsx';

const { Ready, Sections, Unavailable, Disabled, InATableRow, Tall, LongWords, InHebrew } =
  composeStories(stories);

const trigger = () => document.querySelector('[aria-haspopup]') as HTMLElement;
const item = (name: string) => screen.getByRole('menuitem', { name });
const focused = () => document.activeElement;
const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
const described = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

const open = async (key = '{Enter}') => {
  await userEvent.tab();
  await waitFor(() => expect(focused()).toBe(trigger()));
  await userEvent.keyboard(key);
  return screen.findByRole('menu');
};

/** Two items whose actions are recorded. */
const watched = () => {
  const chosen = vi.fn();
  const items = ['edit', 'copy'].map((id) => ({ id, label: id, onAction: () => chosen(id) }));
  return { chosen, items };
};

beforeEach(() => resizeWindow(800, 600));

test('the button has aria-haspopup and names the menu', async () => {
  render(<Ready />);
  expect(trigger().getAttribute('aria-haspopup')).toBe('true');
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
  await open();
  expect(screen.getByRole('menu', { name: 'More for Reception' })).toBeTruthy();
});

test('Enter, Space and Down open the menu at the first item, Up at the last', async () => {
  for (const [key, name] of [
    ['{Enter}', 'Edit'],
    [' ', 'Edit'],
    ['{ArrowDown}', 'Edit'],
    ['{ArrowUp}', 'Delete channel'],
  ] as const) {
    const { unmount } = render(<Ready />);
    await open(key);
    await waitFor(() => expect(focused()).toBe(item(name)));
    unmount();
  }
});

test('arrow keys wrap, and Home, End and letters move to an item', async () => {
  render(<Ready />);
  await open();
  await waitFor(() => expect(focused()).toBe(item('Edit')));
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe(item('Delete channel'));
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe(item('Edit'));
  await userEvent.keyboard('{End}');
  expect(focused()).toBe(item('Delete channel'));
  await userEvent.keyboard('co');
  expect(focused()).toBe(item('Copy number'));
});

test('Enter runs the action once, closes the menu and returns focus to the button', async () => {
  const { chosen, items } = watched();
  render(<Ready items={items} />);
  await open();
  await waitFor(() => expect(focused()).toBe(item('edit')));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await gone();
  expect(chosen.mock.calls).toEqual([['copy']]);
  await waitFor(() => expect(focused()).toBe(trigger()));
});

test('Esc closes the menu without an action and returns focus to the button', async () => {
  const { chosen, items } = watched();
  render(<Ready items={items} />);
  await open();
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(chosen).not.toHaveBeenCalled();
  await waitFor(() => expect(focused()).toBe(trigger()));
});

test('an unavailable item can be focused, is described by its reason and does nothing', async () => {
  const chosen = vi.fn();
  const [edit] = watched().items;
  const copy = { id: 'copy', label: 'Copy', disabledReason: 'It has no number.', onAction: chosen };
  render(<Unavailable items={edit ? [edit, copy] : []} />);
  await open();
  await waitFor(() => expect(focused()).toBe(item('edit')));
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe(item('Copy'));
  expect(item('Copy').getAttribute('aria-disabled')).toBe('true');
  expect(described(item('Copy'))).toBe('It has no number.');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(item('Copy'), { force: true });
  expect(chosen).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeTruthy();
});

test('sections are named groups, and an item can be a link', async () => {
  render(<Sections />);
  await open();
  expect(screen.getByRole('group', { name: 'Channel' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'More' })).toBeTruthy();
  expect(described(item('Settings'))).toBe('Of all channels.');
  expect(item('Settings').getAttribute('href')).toBe('#settings');
});

test('an item is at least 24 px tall, and long words don’t overflow the window', async () => {
  render(<LongWords />);
  await resizeWindow(320, 600);
  const menu = await open();
  expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  expect(item('Edit').getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});

test('a menu taller than the window scrolls, and the focused item is in view', async () => {
  await resizeWindow(320, 256);
  render(<Tall />);
  const menu = await open();
  await waitFor(() => expect(focused()).toBe(item('Week 1')));
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(focused()).toBe(item('Week 30')));
  expect(menu.scrollTop).toBeGreaterThan(0);
  expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(256);
  const { top, bottom } = item('Week 30').getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(256);
});

test('the menu’s right edge aligns with its button at the end of a row and in Hebrew', async () => {
  const edges = (of: Element) => of.getBoundingClientRect();
  const aside = { padding: 20 };
  const { unmount } = render(
    <div style={aside}>
      <InATableRow />
    </div>,
  );
  const menu = await open();
  await waitFor(() =>
    expect(edges(menu.parentElement as Element).right).toBeCloseTo(edges(trigger()).right, 0),
  );
  unmount();

  render(
    <div style={aside}>
      <InHebrew />
    </div>,
  );
  const mirrored = await open();
  await waitFor(() => {
    expect(edges(mirrored.parentElement as Element).right).toBeCloseTo(edges(trigger()).right, 0);
  });
});

for (const [direction, Story] of [
  ['ltr', Ready],
  ['rtl', InHebrew],
] as const) {
  for (const interactionType of interactionTypes(direction, ['mouse', 'keyboard', 'touch'] as const)) {
    test(`react-aria’s Menu tester chooses an item, ${direction}, by ${interactionType}`, async () => {
      const { chosen, items } = watched();
      render(<Story items={items} />);
      const tester = new User({ interactionType }).createTester('Menu', { root: trigger(), direction });
      await tester.open();
      expect(tester.getOptions()).toHaveLength(2);
      await tester.toggleOptionSelection({ option: 1 });
      await gone();
      expect(chosen.mock.calls).toEqual([['copy']]);
      expect(focused()).toBe(tester.getTrigger());
    });
  }
}

test('a disabled button can’t be focused and doesn’t open the menu', async () => {
  render(<Disabled />);
  await userEvent.tab();
  expect(focused()).toBe(document.body);
  await userEvent.click(screen.getByRole('button', { name: 'More for Reception' }), { force: true });
  expect(screen.queryByRole('menu')).toBeNull();
});
