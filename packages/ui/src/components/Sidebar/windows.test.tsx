import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { served } from '../../testing/served.ts';
import { UIProvider } from '../UIProvider/index.ts';
import { type SidebarProps, SidebarProvider, SidebarTrigger } from './index.ts';
import * as stories from './Sidebar.stories.tsx';

const { Ready, Collapsed, Pinned, Hidden, AtTheEnd, InHebrew } = composeStories(stories);

const nav = () => screen.getByRole('navigation', { name: 'Console' });
const button = (name: string) => screen.getByRole('button', { name });
const width = () => Math.round(nav().getBoundingClientRect().width);

interface Emulation {
  send: (method: string, parameters: object) => Promise<unknown>;
}

const withMotion = (value: string) =>
  (cdp() as unknown as Emulation).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });

afterEach(() => localStorage.clear());

beforeEach(async () => {
  localStorage.clear();
  await resizeWindow(1440, 900);
});

test('SB-11: in a medium window, it can be pinned next to the page, also on the next visit', async () => {
  await resizeWindow(1024, 900);
  const first = render(<Ready storageKey="pin" />);
  await userEvent.click(button('Navigation'));
  const pin = button('Keep Navigation Open');
  expect(pin.getAttribute('aria-pressed')).toBe('false');
  const place = nav().closest('[data-below]');
  expect(place?.getBoundingClientRect().width).toBe(64);
  await userEvent.click(pin);
  expect(place?.getBoundingClientRect().width).toBe(248);
  expect(button('Keep Navigation Open')).toBe(pin);
  expect(pin.getAttribute('aria-pressed')).toBe('true');
  await userEvent.keyboard('{Escape}{Escape}');
  expect(width()).toBe(247);
  first.unmount();

  render(<Ready storageKey="pin" />);
  expect(width()).toBe(247);
  await userEvent.click(button('Navigation'));
  expect(width()).toBe(63);
  expect(screen.queryByRole('button', { name: 'Keep Navigation Open' })).toBeNull();
});

test('SB-12: in a low window, as with 400 % zoom, the navigation keeps its full width', async () => {
  await resizeWindow(1440, 400);
  render(<Ready />);
  expect(width()).toBe(247);
});

test('SB-11: with defaultPinned, it is open in a medium window', async () => {
  await resizeWindow(1024, 900);
  render(<Pinned />);
  expect(width()).toBe(247);
  expect(button('Navigation').getAttribute('aria-expanded')).toBe('true');
});

test('SB-8, SB-6: when hidden, only a button with the same name is reachable and gets focus', async () => {
  render(<Hidden />);
  expect(screen.queryByRole('navigation')).toBeNull();
  const trigger = button('Navigation');
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  await userEvent.tab();
  expect(document.activeElement).toBe(trigger);
  await userEvent.keyboard('{Enter}');
  expect(width()).toBe(247);
  const toggle = button('Navigation');
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(toggle);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(button('Navigation')));
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('SB-7: with collapsedMode="hidden", it is a drawer in medium windows', async () => {
  await resizeWindow(1024, 900);
  render(<Hidden />);
  await userEvent.click(button('Navigation'));
  expect(await screen.findByRole('dialog', { name: 'Navigation' })).toBeTruthy();
});

test.each([
  ['40rem', 700, false],
  ['40rem', 620, true],
  ['48rem', 760, true],
  ['64rem', 1000, true],
  ['64rem', 1040, false],
] as const)(
  'SB-12: with drawerBreakpoint %s, a window of %i px has a drawer: %s',
  async (drawerBreakpoint, size, isDrawer) => {
    await resizeWindow(size, 800);
    render(<Ready drawerBreakpoint={drawerBreakpoint} />);
    expect(screen.getAllByRole('button', { name: 'Navigation' })).toHaveLength(1);
    expect(button('Navigation').hasAttribute('aria-haspopup')).toBe(isDrawer);
    expect(screen.queryByRole('navigation') === null).toBe(isDrawer);
  },
);

test('SB-10: with side="end", sidebar and drawer are on the right in English and open inward', async () => {
  const english = render(<AtTheEnd />);
  expect(Math.round(nav().getBoundingClientRect().right)).toBe(innerWidth);
  const group = screen.getByRole('button', { name: /Levinsky/ });
  await userEvent.click(group);
  const links = await screen.findByRole('dialog');
  await waitFor(() =>
    expect(links.getBoundingClientRect().right).toBeLessThan(group.getBoundingClientRect().left),
  );
  english.unmount();

  await resizeWindow(390, 844);
  render(<AtTheEnd />);
  await userEvent.click(button('Navigation'));
  const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
  expect(Math.round(drawer.getBoundingClientRect().right)).toBe(innerWidth);
});

test('SB-10: rows of a Hebrew page mirror, and Russian names are next to their icons', () => {
  render(<InHebrew />);
  for (const name of ['אנשי קשר', /^Русская линия/]) {
    const link = screen.getByRole('link', { name });
    const [icon, label] = [link.querySelector('svg, [data-on]'), link.querySelector('bdi')?.firstChild];
    const words = document.createRange();
    if (label) words.selectNode(label);
    const gap = (icon?.getBoundingClientRect().left ?? 0) - words.getBoundingClientRect().right;
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(16);
  }
});

test('SB-12: with 400 % zoom, the last row is reachable and nothing overflows the window', async () => {
  await resizeWindow(320, 256);
  render(<Ready />);
  await userEvent.click(button('Navigation'));
  await screen.findByRole('dialog');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  const last = screen.getByRole('link', { name: 'Maya Levin' });
  last.focus();
  const box = last.getBoundingClientRect();
  expect(box.bottom).toBeLessThanOrEqual(256);
  const seen = () => document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  await waitFor(() => expect(last.contains(seen())).toBe(true));
});

test('SB-13: the width is never animated, with or without reduced motion', async () => {
  for (const value of ['no-preference', 'reduce']) {
    await withMotion(value);
    const { unmount } = render(<Ready />);
    await userEvent.click(button('Navigation'));
    const moving = [...document.querySelectorAll('[data-below], [data-below] *')].filter((element) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element);
      return transitionDuration !== '0s' && /width|inline-size|all|inset|left|right/.test(transitionProperty);
    });
    expect(moving).toEqual([]);
    unmount();
  }
  await withMotion('');
});

test('SB-6: at each width, Tab reaches every visible link and nothing smaller than 24 px', async () => {
  const forms = [
    [1440, <Ready key="open" />],
    [1440, <Collapsed key="rail" />],
    [1024, <Ready key="medium" />],
    [390, <Ready key="narrow" />],
  ] as const;
  for (const [window, form] of forms) {
    await resizeWindow(window, 900);
    const { unmount } = render(form);
    if (window === 390) {
      await userEvent.click(button('Navigation'));
      await screen.findByRole('dialog');
    }
    const seen = new Set<Element>();
    for (let press = 0; press < 40; press += 1) {
      await userEvent.tab();
      const focused = document.activeElement;
      // After the last one, Tab moves to the page and then wraps to the first.
      if (!focused || focused === document.body) continue;
      if (seen.has(focused)) break;
      seen.add(focused);
      const box = focused.getBoundingClientRect();
      expect(Math.min(box.width, box.height), focused.outerHTML.slice(0, 200)).toBeGreaterThanOrEqual(24);
    }
    const links = [...nav().querySelectorAll('a')].filter((link) => link.checkVisibility());
    expect(
      links.filter((link) => !seen.has(link)),
      `${window} ${seen.size}`,
    ).toEqual([]);
    unmount();
  }
});

const pageOf = (props: Partial<SidebarProps>, locale = 'en') => (
  <UIProvider locale={locale}>
    <SidebarProvider>
      <div style={{ display: 'flex' }}>
        <stories.DemoSidebar {...props} />
        <SidebarTrigger />
      </div>
    </SidebarProvider>
  </UIProvider>
);

const columnOf = (place: HTMLElement) => place.querySelector('[data-below]');
const widthOf = (place: HTMLElement) => Math.round(columnOf(place)?.getBoundingClientRect().width ?? 0);

const forms: [string, number, Partial<SidebarProps>, number][] = [
  ['open', 1440, {}, 248],
  ['collapsed', 1440, { defaultCollapsed: true }, 64],
  ['hidden', 1440, { defaultCollapsed: true, collapsedMode: 'hidden' }, 0],
  ['in a medium window', 1024, {}, 64],
  ['pinned in a medium window', 1024, { defaultPinned: true }, 248],
  ['in a narrow window', 390, {}, 0],
  ['in a window below its own limit', 1000, { drawerBreakpoint: '64rem' }, 0],
  ['at the end', 1440, { side: 'end' }, 248],
];

test.each(forms)(
  'SB-11: %s, the server HTML has the right width and hydrates unchanged',
  async (_, window, props, size) => {
    await resizeWindow(window, 844);
    for (const locale of ['en', 'he', 'ru', 'ar']) {
      const { place, comeToLife } = served(pageOf(props, locale));
      const column = columnOf(place);
      expect(widthOf(place)).toBe(size);
      const unmount = comeToLife();
      expect(columnOf(place)).toBe(column);
      expect(widthOf(place)).toBe(size);
      unmount();
      place.remove();
    }
  },
);

test('SB-11: remembered state is applied after hydration, without errors or warnings', async () => {
  await resizeWindow(1440, 844);
  localStorage.setItem('kept', JSON.stringify({ isCollapsed: true, groups: { levinsky: true } }));
  const { place, comeToLife } = served(pageOf({ storageKey: 'kept' }));
  expect(widthOf(place)).toBe(248);
  comeToLife();
  expect(widthOf(place)).toBe(64);
});

test('SB-11: without server rendering, remembered state is applied in the first frame', async () => {
  await resizeWindow(1440, 844);
  localStorage.setItem('kept', JSON.stringify({ isCollapsed: true }));
  const place = document.body.appendChild(document.createElement('div'));
  const widths: number[] = [];
  const observer = new MutationObserver(() => widths.push(widthOf(place)));
  observer.observe(place, { childList: true, subtree: true, attributes: true });
  render(pageOf({ storageKey: 'kept' }), { container: place });
  await vi.waitFor(() => expect(widths.length).toBeGreaterThan(0));
  expect(new Set(widths)).toEqual(new Set([64]));
  observer.disconnect();
  place.remove();
});

test('SB-3, SB-11: server HTML marks the current page and opens its group', () => {
  const { place } = served(pageOf({ currentHref: '/levinsky/contacts' }));
  expect(place.querySelectorAll('[aria-current="page"]')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Levinsky Bakery' }).getAttribute('aria-expanded')).toBe('true');
});

test('SB-3, SB-11: server HTML marks the row above a page without a row', () => {
  const { place } = served(pageOf({ currentHref: '/levinsky/contacts/7' }));
  expect(place.querySelectorAll('[aria-current="true"]')).toHaveLength(1);
});
