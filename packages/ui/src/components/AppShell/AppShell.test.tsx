import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { DemoSidebar } from '../Sidebar/Sidebar.stories.tsx';
import { clearToasts, toast } from '../Toast/index.ts';
import { UIProvider } from '../UIProvider/index.ts';
import * as stories from './AppShell.stories.tsx';
import { AppShell } from './AppShell.tsx';

const { Ready, WithoutHeading, WithFooter, LongWords, InHebrew } = composeStories(stories);

const served = (
  <UIProvider locale="en">
    <AppShell {...Ready.args} sidebar={<DemoSidebar />}>
      <h1>Channels</h1>
    </AppShell>
  </UIProvider>
);

const main = () => screen.getByRole('main');
/** The `<header>` of a page isn't a banner, because it is in the main region. */
const banner = () => screen.getAllByRole('banner').find((header) => !main().contains(header));

beforeEach(() => resizeWindow(1440, 900));

test('the first Tab stop is a skip link that moves focus to the main region and keeps the URL', async () => {
  render(<Ready />);
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip to main content' });
  expect(document.activeElement).toBe(skip);
  expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);

  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(main());
  expect(location.hash).toBe('');
});

test('the skip link is visible only while it has focus', async () => {
  render(<Ready />);
  const skip = screen.getByRole('link', { name: 'Skip to main content' });
  const isOnTop = () => {
    const { left, top, width, height } = skip.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === skip;
  };
  const clip = () => getComputedStyle(skip).clipPath;
  expect([clip(), isOnTop()]).toEqual(['inset(50%)', false]);
  await userEvent.tab();
  expect([clip(), isOnTop()]).toEqual(['none', true]);
  await userEvent.tab();
  expect([clip(), isOnTop()]).toEqual(['inset(50%)', false]);
});

test('SB-1: F6 moves to the next landmark, Shift+F6 to the previous one, Alt+F6 to the main region', async () => {
  render(<WithFooter />);
  const landmarks = [
    banner,
    () => screen.getByRole('navigation', { name: 'Console' }),
    main,
    () => screen.getByRole('contentinfo'),
    () => screen.getByRole('region', { name: 'Notifications' }),
  ];
  for (const landmark of [...landmarks, ...landmarks.slice(0, 1)]) {
    await userEvent.keyboard('{F6}');
    expect(document.activeElement).toBe(landmark());
  }
  await userEvent.keyboard('{Shift>}{F6}{/Shift}');
  expect(document.activeElement).toBe(screen.getByRole('region'));
  for (let press = 0; press < 3; press += 1) await userEvent.keyboard('{Shift>}{F6}{/Shift}');
  expect(document.activeElement).toBe(screen.getByRole('navigation', { name: 'Console' }));
  await userEvent.keyboard('{Alt>}{F6}{/Alt}');
  expect(document.activeElement).toBe(main());
});

test('SB-1: in a narrow window, the app bar is a landmark and the sidebar isn’t', async () => {
  await resizeWindow(390, 844);
  render(<Ready />);
  await userEvent.keyboard('{F6}');
  expect(document.activeElement).toBe(banner());
  await userEvent.keyboard('{F6}');
  expect(document.activeElement).toBe(main());
});

test('X-5: the page has one announcer from the start, and one region for toasts', async () => {
  render(<Ready />);
  expect(document.querySelectorAll('[aria-live="polite"]')).toHaveLength(1);
  act(() => {
    toast({ title: 'Saved' });
  });
  expect(await screen.findAllByRole('region')).toHaveLength(1);
  act(clearToasts);
});

test('a page change moves focus to the heading of the new page', () => {
  const { rerender } = render(<Ready />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Ready pageKey="/carmel/contacts" />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('on a page without a heading, focus moves to the main region', () => {
  const { rerender } = render(<WithoutHeading />);
  rerender(<WithoutHeading pageKey="/other" />);
  expect(document.activeElement).toBe(main());
});

test('SB-7: following a link in the drawer closes it and focuses the heading of the new page', async () => {
  await resizeWindow(390, 844);
  const { rerender } = render(<Ready />);
  await userEvent.click(screen.getByRole('button', { name: 'Navigation' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Contacts' }));
  rerender(<Ready pageKey="/carmel/contacts" />);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('the app bar with the menu button appears only in narrow windows', async () => {
  render(<Ready />);
  const toggle = () => screen.getByRole('button', { name: 'Navigation' });
  expect(toggle().closest('header')?.getBoundingClientRect().width).toBeLessThan(248);
  await resizeWindow(390, 844);
  await waitFor(() => expect(toggle().closest('header')?.getBoundingClientRect().height).toBe(56));
});

test('on a phone, the app bar shows the page title and the h1 is visually hidden', async () => {
  await resizeWindow(390, 844);
  render(<Ready />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Channels' });
  expect(heading.getBoundingClientRect().height).toBeLessThanOrEqual(1);
  const [title] = screen.getAllByText('Channels', { selector: '[aria-hidden="true"]' });
  expect(title).toBeVisible();
  // Which gets focus after navigation, so the ring is around the title that people see.
  await userEvent.tab();
  heading.focus();
  expect(getComputedStyle(title as Element).outlineStyle).toBe('solid');
});

test('SB-12: nothing overflows horizontally at 320 px', async () => {
  await resizeWindow(320, 640);
  render(<LongWords />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('in Hebrew, the sidebar is on the right and the skip link is translated', () => {
  render(<InHebrew />);
  const sidebar = screen.getByRole('navigation').getBoundingClientRect();
  expect(sidebar.left).toBeGreaterThan(main().getBoundingClientRect().left);
  expect(screen.getByRole('link', { name: 'דילוג לתוכן הראשי' })).toBeTruthy();
});

test.each([
  [1440, 247],
  [1024, 63],
  [390, 0],
])(
  'SB-11: at %i px, the server-rendered layout is correct and doesn’t change on hydration',
  async (window, sidebarWidth) => {
    await resizeWindow(window, 844);
    const place = document.body.appendChild(document.createElement('div'));
    onTestFinished(() => place.remove());
    place.innerHTML = renderToString(served);
    const width = () => place.querySelector('nav')?.getBoundingClientRect().width ?? 0;
    const before = { width: Math.round(width()), main: main().getBoundingClientRect().x };
    expect(before.width).toBe(sidebarWidth);

    const complaints: unknown[] = [];
    const root = hydrateRoot(place, served, { onRecoverableError: (error) => complaints.push(error) });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Navigation' }).getAttribute('aria-expanded')).toBe(
        String(window === 1440),
      ),
    );
    expect(complaints).toEqual([]);
    expect({ width: Math.round(width()), main: main().getBoundingClientRect().x }).toEqual(before);
    root.unmount();
  },
);
