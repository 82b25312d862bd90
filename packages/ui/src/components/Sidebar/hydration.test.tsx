import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { served } from '../../testing/served.ts';
import { UIProvider } from '../UIProvider/index.ts';
import { type SidebarProps, SidebarProvider, SidebarTrigger } from './index.ts';
import { DemoSidebar } from './Sidebar.stories.tsx';
import { parse } from './useRemembered.ts';

const pageOf = (props: Partial<SidebarProps>, locale = 'en') => (
  <UIProvider locale={locale}>
    <SidebarProvider>
      <div style={{ display: 'flex' }}>
        <DemoSidebar {...props} />
        <SidebarTrigger />
      </div>
    </SidebarProvider>
  </UIProvider>
);

const columnOf = (place: HTMLElement) => place.querySelector('[data-below]');
const widthOf = (place: HTMLElement) => Math.round(columnOf(place)?.getBoundingClientRect().width ?? 0);

beforeEach(() => localStorage.clear());

afterEach(() => localStorage.clear());

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

test('parse restores stored state', () => {
  const state = { isCollapsed: true, groups: { carmel: false } };
  expect(parse(JSON.stringify(state))).toEqual(state);
});

test.each(['', 'null', '[]', '{"isCollapsed":"yes","groups":[1]}', '{"groups":{"a":1}', '7'])(
  'parse ignores invalid state: %s',
  (text) => {
    const { isCollapsed, groups } = parse(text);
    expect(isCollapsed).toBeUndefined();
    expect(groups).toBeUndefined();
  },
);

test('parse keeps the valid parts of stored state', () => {
  expect(parse('{"isCollapsed":1,"groups":{"a":true,"b":"no"}}')).toEqual({ groups: { a: true } });
});
