import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { UIProvider } from '../UIProvider/index.ts';
import { type SidebarProps, SidebarProvider, SidebarTrigger } from './index.ts';
import { DemoSidebar } from './Sidebar.stories.tsx';

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

let place: HTMLElement;

function sent(page: ReturnType<typeof pageOf>) {
  place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
}

/** Comes to life, without a word in the log. */
function hydrated(page: ReturnType<typeof pageOf>) {
  const [error, warn] = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  const onRecoverableError = vi.fn();
  const { unmount } = render(page, { container: place, hydrate: true, onRecoverableError });
  expect([onRecoverableError, error, warn].flatMap(({ mock }) => mock.calls)).toEqual([]);
  return unmount;
}

const width = () => Math.round(place.querySelector('[data-below]')?.getBoundingClientRect().width ?? 0);

beforeEach(() => localStorage.clear());

afterEach(() => {
  place.remove();
  localStorage.clear();
  vi.restoreAllMocks();
});

const forms: [string, number, Partial<SidebarProps>, number][] = [
  ['open', 1440, {}, 248],
  ['collapsed', 1440, { defaultCollapsed: true }, 64],
  ['hidden', 1440, { defaultCollapsed: true, collapsedMode: 'hidden' }, 0],
  ['in a medium window', 1024, {}, 64],
  ['pinned in a medium window', 1024, { defaultPinned: true }, 248],
  ['in a narrow window', 390, {}, 0],
  ['in a window below its own limit', 1000, { drawerBelow: '64rem' }, 0],
  ['at the end', 1440, { side: 'end' }, 248],
];

test.each(forms)(
  'SB-11: %s, the HTML of a server is right and is taken over as it is',
  async (_, window, props, size) => {
    await resizeWindow(window, 844);
    for (const locale of ['en', 'he', 'ru']) {
      const page = pageOf(props, locale);
      sent(page);
      const column = place.querySelector('[data-below]');
      expect(width()).toBe(size);
      const unmount = hydrated(page);
      expect(place.querySelector('[data-below]')).toBe(column);
      expect(width()).toBe(size);
      unmount();
      place.remove();
    }
  },
);

test('SB-11: what the browser remembers comes after it, without a word in the log', async () => {
  await resizeWindow(1440, 844);
  localStorage.setItem('kept', JSON.stringify({ isCollapsed: true, groups: { levinsky: true } }));
  const page = pageOf({ storageKey: 'kept' });
  sent(page);
  expect(width()).toBe(248);
  hydrated(page);
  expect(width()).toBe(64);
});

test('SB-11: where nothing is rendered by a server, what is remembered is there in the first frame', async () => {
  await resizeWindow(1440, 844);
  localStorage.setItem('kept', JSON.stringify({ isCollapsed: true }));
  place = document.body.appendChild(document.createElement('div'));
  const widths: number[] = [];
  const observer = new MutationObserver(() => widths.push(width()));
  observer.observe(place, { childList: true, subtree: true, attributes: true });
  render(pageOf({ storageKey: 'kept' }), { container: place });
  await vi.waitFor(() => expect(widths.length).toBeGreaterThan(0));
  expect(new Set(widths)).toEqual(new Set([64]));
  observer.disconnect();
});

test('SB-3, SB-11: a server marks the current page and the group around it', () => {
  sent(pageOf({ currentHref: '/levinsky/contacts' }));
  expect(place.querySelectorAll('[aria-current="page"]')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Levinsky Bakery' }).getAttribute('aria-expanded')).toBe('true');
});
