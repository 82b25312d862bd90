import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SettingsIcon } from '../../icons/index.ts';
import { SidebarTester } from '../../test-utils/index.ts';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { Sidebar, SidebarGroup, SidebarItem, SidebarProvider, SidebarSection } from './index.ts';
import * as stories from './SidebarMany.stories.tsx';

const { Many, Ten, InTheRail, InHebrew } = composeStories(stories);

const box = () => screen.getByRole('searchbox', { name: 'Find in navigation' });
const sidebar = new SidebarTester({ root: document.body, user: userEvent });
const groups = () => sidebar.getGroupNames();
const open = () => groups().filter((_, index) => sidebar.isOpen(index));

beforeEach(async () => {
  localStorage.clear();
  await resizeWindow(1440, 900);
});

test('SB-2: only the group with the current page is open, and it stays open when another opens', async () => {
  render(<Many />);
  expect(groups()).toHaveLength(30);
  expect(open()).toEqual(['Levinsky Bakery 8']);
  expect(sidebar.getLinks()).toHaveLength(8);
  await sidebar.follow('Contacts', 'Carmel Dental Clinic 9');
  expect(open()).toHaveLength(2);
  expect(sidebar.getLinks('Carmel Dental Clinic 9')).toContain(sidebar.getCurrentLink());
});

test('with more than ten groups, a search field filters them and announces the count once', async () => {
  const { messages: said } = recordAnnouncements();
  render(<Many />);
  await userEvent.fill(box(), 'bakery 8');
  expect(groups()).toEqual(['Levinsky Bakery 8', 'Levinsky Bakery 18', 'Levinsky Bakery 28']);
  expect(open()).toHaveLength(3);
  await waitFor(() => expect(said).toHaveLength(1));
  expect(said[0]).toMatchObject({ message: 'Links found: 24', priority: 'polite' });
  expect(screen.getAllByRole('link')).toHaveLength(25);

  await userEvent.fill(box(), 'CONT');
  expect(groups()).toHaveLength(30);
  expect(screen.getAllByRole('link', { name: 'Contacts' })).toHaveLength(30);
});

test('a search without results is announced and shown', async () => {
  const { messages: said } = recordAnnouncements();
  render(<Many />);
  await userEvent.fill(box(), 'zzz');
  expect(screen.getByText('Links found: 0', { selector: 'nav *' })).toBeVisible();
  await waitFor(() => expect(said).toHaveLength(1));
  expect(screen.queryAllByRole('link', { name: 'Contacts' })).toEqual([]);
});

test('Esc clears the search, keeps the drawer open and restores the groups', async () => {
  await resizeWindow(390, 844);
  render(<Many />);
  await sidebar.expand();
  await sidebar.open('Carmel Dental Clinic 1');
  const before = open();
  await sidebar.filter('clinic');
  // A group closed during the search only stays closed until the search is cleared.
  await sidebar.close(1);
  expect(open()).toHaveLength(14);
  box().focus();
  await userEvent.keyboard('{Escape}');
  expect(box()).toHaveValue('');
  expect(document.activeElement).toBe(box());
  expect(open()).toEqual(before);
  expect(groups()).toHaveLength(30);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the search field doesn’t handle arrow keys, Home and End', async () => {
  render(<Many />);
  box().focus();
  for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End']) {
    expect(fireEvent.keyDown(box(), { key }), key).toBe(true);
    expect(document.activeElement).toBe(box());
  }
});

test('there is no search field with ten groups or in the rail', async () => {
  const ten = render(<Ten />);
  expect(screen.queryByRole('searchbox')).toBeNull();
  ten.unmount();
  render(<InTheRail />);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(groups()).toHaveLength(30);
  await sidebar.expand();
  await sidebar.filter('bakery 8');
  expect(groups()).toHaveLength(3);
  await sidebar.collapse();
  expect(groups()).toHaveLength(30);
});

test('the search ignores points in Hebrew', async () => {
  render(<InHebrew />);
  await userEvent.fill(screen.getByRole('searchbox', { name: 'חיפוש בניווט' }), 'אַנְשֵׁי');
  expect(screen.getAllByRole('link', { name: 'אנשי קשר' })).toHaveLength(30);
});

const current = () =>
  document.querySelector<HTMLElement>('nav [data-current], [role="dialog"] [data-current]');
const nav = () => screen.getByRole('navigation');

/** Whether an element is fully inside its container and the window. */
function isSeen(element: HTMLElement | null) {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  const frame = nav().getBoundingClientRect();
  return top >= Math.max(0, frame.top) && bottom <= Math.min(window.innerHeight, frame.bottom);
}
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

const rows = (group: number) => (
  <SidebarGroup key={group} id={`${group}`} label={`Group ${group}`} icon={<SettingsIcon />} defaultExpanded>
    {[1, 2, 3].map((row) => (
      <SidebarItem key={row} href={`/${group}/${row}`} label={`Row ${row}`} icon={<SettingsIcon />} />
    ))}
  </SidebarGroup>
);

function Navigation({ href, children }: { href: string; children?: ReactNode }) {
  const [groups] = useState(() => Array.from({ length: 9 }, (_, group) => rows(group)));
  return (
    <SidebarProvider>
      <Sidebar
        label="Console"
        brand={{ mark: <SettingsIcon />, name: 'Console', href: '/' }}
        currentHref={href}
      >
        <SidebarSection>{groups}</SidebarSection>
        {children}
      </Sidebar>
    </SidebarProvider>
  );
}

describe('the row of the current page, in a window 600 px high', () => {
  beforeEach(() => resizeWindow(1440, 600));

  test.each([
    ['with labels', Many],
    ['in the rail', InTheRail],
    ['in Hebrew', InHebrew],
  ])('the row of the current page scrolls into view %s, and the page doesn’t scroll', async (_how, Story) => {
    render(
      <>
        <Story currentHref="/25/3" />
        <div style={{ blockSize: '3000px' }} />
      </>,
    );
    await waitFor(() => expect(isSeen(current())).toBe(true));
    expect(window.scrollY).toBe(0);
  });

  test('a row that is already in view doesn’t scroll', async () => {
    render(<Many currentHref="/0/2" />);
    await frames();
    expect(current()?.closest('nav > div')?.scrollTop).toBe(0);
  });

  test('in a window too low for a scrolling list, the whole sidebar scrolls', async () => {
    await resizeWindow(1440, 400);
    render(<Many currentHref="/25/3" />);
    await waitFor(() => expect((current()?.getBoundingClientRect().bottom ?? 999) <= 400).toBe(true));
    expect(current()?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    expect(window.scrollY).toBe(0);
  });

  test('the row is in view when the drawer opens', async () => {
    await resizeWindow(390, 600);
    render(<Many currentHref="/25/3" />);
    await userEvent.click(screen.getByRole('button', { name: /^Navigation/ }));
    await screen.findByRole('dialog');
    await waitFor(() => expect(isSeen(current())).toBe(true));
  });

  test('it scrolls when the current page changes, and when the row is added later', async () => {
    const { rerender } = render(<Navigation href="/0/1" />);
    await frames();
    rerender(<Navigation href="/8/3" />);
    await waitFor(() => expect(isSeen(current())).toBe(true));
    rerender(<Navigation href="/20/2" />);
    await frames();
    expect(current()).toBeNull();
    rerender(
      <Navigation href="/20/2">
        <SidebarSection>{[18, 19, 20].map(rows)}</SidebarSection>
      </Navigation>,
    );
    await waitFor(() => expect(isSeen(current())).toBe(true));
  });

  test('the row stays in view while rows are added above it, until a person uses the rows', async () => {
    const { rerender } = render(<Navigation href="/20/2">{rows(20)}</Navigation>);
    await waitFor(() => expect(isSeen(current())).toBe(true));
    const list = current()?.closest<HTMLElement>('nav > div');
    // As a browser might, when rows move.
    if (list) list.scrollTop = 0;
    rerender(<Navigation href="/20/2">{[18, 19, 20].map(rows)}</Navigation>);
    await waitFor(() => expect(isSeen(current())).toBe(true));

    screen.getByRole('navigation').dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    if (list) list.scrollTop = 0;
    rerender(<Navigation href="/20/2">{[17, 18, 19, 20].map(rows)}</Navigation>);
    await frames();
    expect(isSeen(current())).toBe(false);
  });

  test('a person who is scrolling keeps their position', async () => {
    const { rerender } = render(<Navigation href="/0/1" />);
    await frames();
    current()?.dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: 10 }));
    rerender(<Navigation href="/8/3" />);
    await frames();
    expect(current()?.textContent).toBe('Row 3');
    expect(isSeen(current())).toBe(false);
    rerender(<Navigation href="/8/3">{null}</Navigation>);
    await frames();
    expect(isSeen(current())).toBe(false);
  });

  test('if a person closed its group, the group scrolls into view', async () => {
    const { rerender } = render(<Navigation href="/0/1" />);
    await userEvent.click(screen.getByRole('button', { name: 'Group 8' }));
    await new Promise((done) => setTimeout(done, 1_100));
    const list = current()?.closest<HTMLElement>('nav > div');
    if (list) list.scrollTop = 0;
    rerender(<Navigation href="/8/3" />);
    await waitFor(() => expect(isSeen(screen.getByRole('button', { name: /^Group 8/ }))).toBe(true));
  });
});
