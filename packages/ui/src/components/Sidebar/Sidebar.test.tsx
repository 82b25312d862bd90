import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SidebarTester } from '../../test-utils/index.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import * as stories from './Sidebar.stories.tsx';

const {
  Ready,
  Collapsed,
  CurrentInAClosedGroup,
  CurrentBelow,
  LongWords,
  InHebrew,
  CollapsedInHebrew,
  InRussian,
} = composeStories(stories);

const wide = () => resizeWindow(1440, 900);
const medium = () => resizeWindow(1024, 900);
const narrow = () => resizeWindow(390, 844);

const nav = (name = 'Console') => screen.getByRole('navigation', { name });
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const sidebar = new SidebarTester({ root: document.body, user: userEvent });
const isExpanded = (element: HTMLElement) => element.getAttribute('aria-expanded');

beforeEach(async () => {
  localStorage.clear();
  await wide();
});

test('SB-1, SB-2, SB-3: it is a named landmark with lists of links and exactly one current page', () => {
  render(<Ready />);
  const current = within(nav())
    .getAllByRole('link')
    .filter((one) => one.hasAttribute('aria-current'));
  expect(current).toEqual([link('Channels')]);
  expect(current[0]?.getAttribute('aria-current')).toBe('page');
  expect(current[0]?.closest('li')?.parentElement?.tagName).toBe('UL');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('SB-3: following a link makes it the current page', async () => {
  render(<Ready />);
  await userEvent.click(link('Contacts'));
  expect(link('Contacts').getAttribute('aria-current')).toBe('page');
  expect(link('Channels').hasAttribute('aria-current')).toBe(false);
});

test('SB-4: counts and states are part of the names', () => {
  render(<Ready />);
  expect(link(/^Sessions ?, 3 new$/)).toBeTruthy();
  expect(link(/^Reception ?, active$/)).toBeTruthy();
  expect(link(/^After hours ?, inactive$/)).toBeTruthy();
});

test('SB-2: Enter and Space open and close a group, which keeps focus', async () => {
  render(<Ready />);
  const group = button('Levinsky Bakery');
  expect(isExpanded(group)).toBe('false');
  group.focus();
  await userEvent.keyboard('{Enter}');
  expect(isExpanded(group)).toBe('true');
  expect(
    within(screen.getByRole('list', { name: 'Levinsky Bakery' })).getAllByRole('link').length,
  ).toBeGreaterThan(6);
  await userEvent.keyboard(' ');
  expect(isExpanded(group)).toBe('false');
  expect(document.activeElement).toBe(group);
});

test('SB-3: only a closed group has “contains current page” in its name', async () => {
  render(<CurrentInAClosedGroup />);
  const group = button(/^Levinsky Bakery ?, contains current page$/);
  await userEvent.click(group);
  expect(button('Levinsky Bakery')).toBe(group);
});

test('SB-6: Tab never reaches closed content', async () => {
  render(<Ready />);
  for (let press = 0; press < 25; press += 1) {
    await userEvent.tab();
    const focused = document.activeElement;
    if (focused === document.body) continue;
    expect(focused?.getBoundingClientRect().height, focused?.textContent ?? '').toBeGreaterThanOrEqual(24);
  }
});

test('SB-8: the toggle keeps its name and has aria-expanded; a rail is 64 px wide', async () => {
  render(<Ready />);
  const width = () => nav().getBoundingClientRect().width;
  const toggle = button('Navigation');
  expect(isExpanded(toggle)).toBe('true');
  expect(Math.round(width())).toBe(247);
  await userEvent.click(toggle);
  expect(isExpanded(button('Navigation'))).toBe('false');
  expect(Math.round(width())).toBe(63);
  expect(document.activeElement).toBe(button('Navigation'));
});

test('SB-4: in the rail, labels are still the names, and appear next to the icon on focus', async () => {
  render(<Collapsed />);
  const contacts = link('Contacts');
  expect(contacts.getBoundingClientRect().width).toBeLessThan(64);
  const clipped = (words: Element | null): boolean =>
    words !== null && (getComputedStyle(words).clip !== 'auto' || clipped(words.parentElement));
  const seen = () => screen.queryAllByText('Contacts').filter((words) => !clipped(words));
  expect(seen()).toEqual([]);
  await userEvent.tab();
  while (document.activeElement !== contacts) await userEvent.tab();
  await waitFor(() => expect(seen().length).toBe(1));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(seen()).toEqual([]));
  expect(document.activeElement).toBe(contacts);
});

test('SB-5: in the rail, a group opens its links next to it and focuses the first; Esc returns', async () => {
  render(<Collapsed />);
  const group = button('Levinsky Bakery');
  group.focus();
  await userEvent.keyboard('{Enter}');
  const links = await screen.findByRole('dialog', { name: 'Levinsky Bakery' });
  expect(isExpanded(group)).toBe('true');
  await waitFor(() => expect(links.contains(document.activeElement)).toBe(true));
  expect(document.activeElement).toBe(within(links).getAllByRole('link')[0]);
  expect(
    within(links)
      .getByRole('link', { name: /^Reception/ })
      .getBoundingClientRect().height,
  ).toBeGreaterThan(20);
  expect(links.getBoundingClientRect().left).toBeGreaterThan(group.getBoundingClientRect().right);

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(group));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('SB-5, SB-10: right to left, links of the rail open to the left', async () => {
  render(<CollapsedInHebrew />);
  const group = button('מאפיית לוינסקי');
  await userEvent.click(group);
  const links = await screen.findByRole('dialog', { name: 'מאפיית לוינסקי' });
  expect(links.getBoundingClientRect().right).toBeLessThan(group.getBoundingClientRect().left);
});

test('SB-3: the parent of the current page is marked, also in its name in the rail', async () => {
  render(<CurrentBelow />);
  expect(link('Channels').hasAttribute('data-current-within')).toBe(true);
  await userEvent.click(button('Navigation'));
  expect(link(/^Channels ?, 3 channels, contains current page$/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Reception/ })).toBeNull();
});

test('between 768 and 1200 px, it is a rail that opens over the page, and Esc closes it', async () => {
  await medium();
  render(<Ready />);
  expect(sidebar.isExpanded()).toBe(false);
  await sidebar.expand();
  expect(Math.round(nav().getBoundingClientRect().width)).toBe(247);
  link('Contacts').focus();
  await userEvent.keyboard('{Escape}');
  expect(sidebar.isExpanded()).toBe(false);
  expect(document.activeElement).toBe(button('Navigation'));
});

test('open over the page, it closes when focus leaves it or on a click outside', async () => {
  await medium();
  render(
    <>
      <Ready />
      <button type="button" style={{ marginInlineStart: '20rem' }}>
        In the page
      </button>
    </>,
  );
  await sidebar.expand();
  button('In the page').focus();
  await waitFor(() => expect(sidebar.isExpanded()).toBe(false));

  await sidebar.expand();
  await userEvent.click(document.body, { position: { x: 900, y: 500 }, force: true });
  await waitFor(() => expect(sidebar.isExpanded()).toBe(false));
});

test('SB-7: in a narrow window, it is a drawer with Close first; Esc returns focus', async () => {
  await narrow();
  render(<Ready />);
  expect(screen.queryByRole('navigation')).toBeNull();
  await userEvent.click(button('Navigation'));
  const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
  expect(drawer.getBoundingClientRect().width).toBeLessThanOrEqual(312);
  await userEvent.tab();
  expect(document.activeElement).toBe(button('Close Navigation'));
  expect(link(/^Channels ?, 3 channels$/)).toBeTruthy();

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button('Navigation')));
});

test('SB-7: following a link or a click outside closes the drawer', async () => {
  await narrow();
  render(<Ready />);
  await sidebar.expand();
  await sidebar.follow('Contacts', 0);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await userEvent.click(button('Navigation'));
  const drawer = await screen.findByRole('dialog');
  await userEvent.click(document.body, { position: { x: 380, y: 400 }, force: true });
  await waitFor(() => expect(drawer.isConnected).toBe(false));
});

test('SB-11: the state is restored on the next visit, separately for each storageKey', async () => {
  const first = render(<Ready storageKey="one" />);
  await sidebar.open('Levinsky Bakery');
  await sidebar.collapse();
  first.unmount();
  const second = render(<Ready storageKey="one" />);
  expect(sidebar.isExpanded()).toBe(false);
  await sidebar.expand();
  expect(sidebar.isOpen('Levinsky Bakery')).toBe(true);
  second.unmount();
  render(<Ready storageKey="two" />);
  expect(sidebar.isOpen('Levinsky Bakery')).toBe(false);
});

test('SB-11: the collapsed state can be controlled', async () => {
  const changed = vi.fn();
  render(<Ready isCollapsed={false} onCollapsedChange={changed} />);
  await userEvent.click(button('Navigation'));
  expect(changed).toHaveBeenCalledWith(true);
  expect(sidebar.isExpanded()).toBe(true);
});

test('SB-8: the toggle has a Hebrew and a Russian name', async () => {
  const hebrew = render(<InHebrew />);
  expect(button('ניווט')).toBeTruthy();
  expect(nav('קונסולה').getBoundingClientRect().right).toBe(innerWidth);
  hebrew.unmount();
  render(<InRussian />);
  expect(button('Навигация')).toBeTruthy();
});

test('long words don’t overflow the sidebar', () => {
  render(<LongWords />);
  expect(nav().scrollWidth).toBeLessThanOrEqual(nav().clientWidth);
});
