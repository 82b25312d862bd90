import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { createRef, useState } from 'react';
import { RouterProvider } from 'react-aria';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DisclosureNavTester } from '../../test-utils/index.ts';
import { interactionTypes } from '../../testing/interactionTypes.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { UIProvider } from '../UIProvider/index.ts';
import {
  Sidebar,
  SidebarGroup,
  SidebarItem,
  SidebarProvider,
  SidebarSection,
  SidebarTrigger,
} from './index.ts';
import * as stories from './Sidebar.stories.tsx';

const drawn = {
  ltr: composeStories(stories),
  rtl: composeStories(stories, { initialGlobals: { locale: 'he' } }),
};
const { Ready, Collapsed, ControlsInTheRail, WithControls } = drawn.ltr;

const link = (name: string | RegExp) => screen.getByRole('link', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const current = (within: ParentNode = document) => [...within.querySelectorAll('[aria-current="page"]')];

beforeEach(async () => {
  localStorage.clear();
  await resizeWindow(1440, 900);
});

const brand = { mark: null, name: 'Console', href: '/' };

/** Records each rendering of a row: the badge label is read once per rendering. */
function countedRows() {
  const drawnRows: string[] = [];
  const rows = Array.from({ length: 30 }, (_, group) => (
    <SidebarGroup key={String(group)} label={`Group ${group}`} icon={null} defaultExpanded>
      {Array.from({ length: 8 }, (_, row) => {
        const href = `/${group}/${row}`;
        const badge = {
          count: 1,
          get label() {
            drawnRows.push(href);
            return '1 new';
          },
        };
        return <SidebarItem key={href} href={href} label={`Row ${group} ${row}`} icon={null} badge={badge} />;
      })}
    </SidebarGroup>
  ));
  return { drawnRows, section: <SidebarSection>{rows}</SidebarSection> };
}

test('SB-3: with 240 links, a change of page renders only the two rows whose state changes', () => {
  const { drawnRows, section } = countedRows();
  const sidebar = (href: string) => (
    <Sidebar label="Console" brand={brand} currentHref={href}>
      {section}
    </Sidebar>
  );
  const { rerender } = render(sidebar('/3/1'));
  expect(new Set(drawnRows).size).toBe(240);
  drawnRows.length = 0;
  rerender(sidebar('/20/7'));
  expect([...new Set(drawnRows)].sort()).toEqual(['/20/7', '/3/1']);
  expect(current()).toEqual([link(/^Row 20 7/)]);
});

const icons = vi.fn(() => null);
const Icon = () => icons();

function Host() {
  const [href, setHref] = useState('/0');
  return (
    <RouterProvider navigate={setHref}>
      <Sidebar label="Console" brand={brand} currentHref={href}>
        <SidebarSection>
          {Array.from({ length: 40 }, (_, row) => (
            <SidebarItem key={String(row)} href={`/${row}`} label={`Row ${row}`} icon={<Icon />} />
          ))}
        </SidebarSection>
      </Sidebar>
    </RouterProvider>
  );
}

const Inside = () => <SidebarItem href="/inside" label="Inside" icon={null} />;

test('if the host recreates all rows, none renders again, and links use its router', async () => {
  render(<Host />);
  icons.mockClear();
  await userEvent.click(link('Row 17'));
  expect(current()).toEqual([link('Row 17')]);
  expect(icons).not.toHaveBeenCalled();
});

test('under a base path, links have the full URL, and the router gets the one of the host', async () => {
  const navigate = vi.fn();
  const sidebar = (
    <UIProvider locale="en" navigate={navigate} useHref={(href) => `/shop${href}`}>
      <Sidebar label="Console" brand={brand} currentHref="/inside">
        <SidebarSection>
          <SidebarGroup label="Closed" icon={null} defaultExpanded={false}>
            <Inside />
          </SidebarGroup>
          <SidebarItem href="/calls" label="Calls" icon={null} />
        </SidebarSection>
      </Sidebar>
    </UIProvider>
  );
  render(sidebar);
  expect(link('Console').getAttribute('href')).toBe('/shop/');
  await userEvent.click(button(/^Closed ?, contains current page$/));
  expect(current()).toEqual([link('Inside')]);
  expect(link('Inside').getAttribute('href')).toBe('/shop/inside');
  await userEvent.click(link('Calls'));
  await userEvent.click(link('Console'));
  expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/calls', '/']);
});

test('a Ctrl+click on a link is left to the browser and doesn’t change the current page', () => {
  render(<Ready />);
  const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
  const stop = (event: Event) => event.preventDefault();
  let wasTaken = true;
  addEventListener(
    'click',
    (event) => {
      wasTaken = event.defaultPrevented;
      stop(event);
    },
    { once: true },
  );
  link('Contacts').dispatchEvent(click);
  expect(wasTaken).toBe(false);
  expect(current()).toEqual([link('Channels')]);
});

test('SB-3: a group finds the current page in rows rendered by a component of the host', async () => {
  const sidebar = (
    <Sidebar label="Console" brand={brand} currentHref="/inside">
      <SidebarSection>
        <SidebarGroup label="Closed" icon={null} defaultExpanded={false}>
          <Inside />
        </SidebarGroup>
      </SidebarSection>
    </Sidebar>
  );
  render(sidebar);
  expect(button(/^Closed ?, contains current page$/)).toBeTruthy();
});

test('SB-3: a page without a row marks the row above it, also one of a component of the host', async () => {
  const sidebar = (url: string) => (
    <Sidebar label="Console" brand={brand} currentHref={url}>
      <SidebarSection>
        <SidebarItem href="/" label="Home" icon={null} />
        <SidebarGroup label="Closed" icon={null} defaultExpanded={false}>
          <Inside />
        </SidebarGroup>
        <SidebarItem href="/calls" label="Calls" icon={null} />
        <SidebarItem href="/calls/missed" label="Missed" icon={null} isCurrent={false} />
      </SidebarSection>
    </Sidebar>
  );
  const marked = () => screen.getAllByRole('link').filter((one) => one.hasAttribute('aria-current'));
  const { rerender } = render(sidebar('/calls/missed/7'));
  expect(marked()).toEqual([link('Calls')]);
  expect(link('Calls').getAttribute('aria-current')).toBe('true');
  rerender(sidebar('/calls'));
  expect(link('Calls').getAttribute('aria-current')).toBe('page');
  rerender(sidebar('/inside/7'));
  expect(marked()).toEqual([]);
  await userEvent.click(button(/^Closed ?, contains current page$/));
  expect(marked()).toEqual([link('Inside')]);
});

test('the class name and the ref of a sidebar are on the drawer in a narrow window', async () => {
  await resizeWindow(390, 844);
  const ref = createRef<HTMLDivElement>();
  render(
    <SidebarProvider>
      <SidebarTrigger />
      <Sidebar ref={ref} className="mine" label="Console" brand={brand}>
        {null}
      </Sidebar>
    </SidebarProvider>,
  );
  expect(ref.current).toBeNull();
  await userEvent.click(button('Navigation'));
  const drawer = (await screen.findByRole('dialog')).closest('.mine');
  expect(drawer).toBe(ref.current);
  expect(drawer?.getAttribute('data-part')).toBe('sidebar');
});

test('SB-3, SB-5: if a group is open next to the rail, only its link has aria-current', async () => {
  render(<Collapsed />);
  expect(current()).toHaveLength(1);
  expect(button(/^Carmel Dental Clinic ?, contains current page$/)).toBeTruthy();
  await userEvent.click(button(/^Carmel/));
  const flyout = await screen.findByRole('dialog', { name: 'Carmel Dental Clinic' });
  await waitFor(() => expect(current()).toEqual([within(flyout).getByRole('link', { name: 'Channels' })]));
  await userEvent.click(within(flyout).getByRole('link', { name: 'Contacts' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(current()).toEqual([link('Contacts')]);
});

test('SB-3, SB-7: the trigger of the closed drawer is described as containing the current page', async () => {
  await resizeWindow(390, 844);
  const { rerender } = render(<Ready />);
  expect(button('Navigation')).toHaveAccessibleDescription('contains current page');
  rerender(<Ready currentHref="/nowhere" key="other" />);
  expect(button('Navigation')).not.toHaveAccessibleDescription();
});

test('SB-4: the rail tooltip shows the name, is hoverable, and Esc closes only the tooltip', async () => {
  render(<Collapsed />);
  const sessions = link(/^Sessions/);
  const shown = () => screen.queryByText('Sessions, 3 new', { ignore: '[data-name]' });
  await userEvent.hover(sessions);
  await waitFor(() => expect(shown()).not.toBeNull());
  const tooltip = shown();
  expect(sessions.textContent?.replace(/3$/, '')).toBe(tooltip?.textContent);
  if (tooltip?.parentElement) await userEvent.hover(tooltip.parentElement);
  await new Promise((done) => setTimeout(done, 500));
  expect(shown()).toBe(tooltip);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(shown()).toBeNull());
  expect(button('Navigation').getAttribute('aria-expanded')).toBe('false');
});

test('SB-4: opening the rail removes its tooltip, so that Esc closes the sidebar immediately', async () => {
  await resizeWindow(1024, 900);
  render(<Ready />);
  const toggle = button('Navigation');
  const shown = () => screen.queryByText('Sessions, 3 new', { ignore: '[data-name]' });
  await userEvent.hover(link(/^Sessions/));
  await waitFor(() => expect(shown()).not.toBeNull());
  // As a keyboard shortcut of the page does: focus and pointer don't move.
  toggle.click();
  await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
  link(/^Sessions/).focus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
});

test('SB-4: every row in the rail has a name, in English and Hebrew', () => {
  for (const story of [Collapsed, drawn.rtl.Collapsed]) {
    const { unmount } = render(story({}) as never);
    for (const row of within(screen.getByRole('navigation')).getAllByRole('link'))
      expect(row, row.outerHTML).toHaveAccessibleName();
    unmount();
  }
});

test('SB-5: controls that don’t fit in the rail open next to it', async () => {
  const wide = render(<WithControls />);
  expect(screen.getByRole('combobox', { name: 'Language' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Language' })).toBeNull();
  wide.unmount();
  render(<ControlsInTheRail />);
  expect(screen.queryByRole('combobox')).toBeNull();
  await userEvent.click(button('Language'));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Language' })),
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button('Language')));
});

for (const direction of ['ltr', 'rtl'] as const) {
  for (const interactionType of interactionTypes(direction, ['mouse', 'keyboard'] as const)) {
    test(`SB-2: ${direction}, by ${interactionType}, groups open and close, and their links work`, async () => {
      const { Ready: Story } = drawn[direction];
      render(<Story />);
      const words = direction === 'ltr' ? ['Levinsky Bakery', 'Contacts'] : ['מאפיית לוינסקי', 'אנשי קשר'];
      const [group = '', page = ''] = words;
      const root = screen.getByRole('navigation');
      const nav = new DisclosureNavTester({ root, user: userEvent, interactionType });
      expect(nav.isOpen(group)).toBe(false);
      await nav.follow(page, group);
      expect(nav.getLinks(group)).toContain(nav.getCurrentLink());
      await nav.close(group);
      expect(nav.getCurrentLink()).toBeUndefined();
    });
  }
}
