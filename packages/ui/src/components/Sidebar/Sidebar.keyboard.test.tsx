import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardTable } from '../../testing/keyboardTable.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import * as stories from './Sidebar.stories.tsx';
import * as many from './SidebarMany.stories.tsx';
import { stringsOf } from './samples.ts';

const inHebrew = { initialGlobals: { locale: 'he' } };
const drawn = {
  ltr: {
    ...composeStories(stories),
    ...composeStories(many),
    strings: stringsOf('en'),
    toggle: 'Navigation',
  },
  rtl: {
    ...composeStories(stories, inHebrew),
    ...composeStories(many, inHebrew),
    strings: stringsOf('he'),
    toggle: 'ניווט',
  },
};

type Given = { direction: 'ltr' | 'rtl' };

const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const link = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) });
const isAt = (element: () => Element) => waitFor(() => expect(document.activeElement).toBe(element()));
const isOpen = (element: Element) => element.getAttribute('aria-expanded') === 'true';
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const keys = [
  ['Enter', '{Enter}'],
  ['Space', ' '],
] as const;

/** Renders a story in a window of this width. */
const show = async (
  { direction }: Given,
  form: 'Ready' | 'Collapsed' | 'Many' | 'WithShortcut',
  width = 1440,
) => {
  await resizeWindow(width, 900);
  const Story = drawn[direction][form];
  render(<Story />);
  return drawn[direction];
};

/** Opens the links of a group next to the rail. */
const beside = async (given: Given, key = '{Enter}') => {
  const { strings } = await show(given, 'Collapsed');
  button(strings.bakery).focus();
  await userEvent.keyboard(key);
  const flyout = await screen.findByRole('dialog', { name: strings.bakery });
  return { strings, flyout, links: () => within(flyout).getAllByRole('link') };
};

const inDrawer = async (given: Given, key = '{Enter}') => {
  const { strings, toggle } = await show(given, 'Ready', 390);
  button(toggle).focus();
  await userEvent.keyboard(key);
  const drawer = await screen.findByRole('dialog', { name: toggle });
  return { strings, toggle, drawer };
};

beforeEach(async () => {
  localStorage.clear();
  await resizeWindow(1440, 900);
});

keyboardTable('Sidebar', (row) => {
  row(
    { key: 'Tab', where: 'navigation', does: 'moves to the next link or button, in order' },
    async (given) => {
      const { strings } = await show(given, 'Ready');
      link(strings.dashboard).focus();
      await userEvent.tab();
      await isAt(() => button(strings.clinic));
      await userEvent.tab();
      await isAt(() => link(strings.channels));
    },
  );

  row({ key: 'Shift+Tab', where: 'navigation', does: 'moves to the previous one' }, async (given) => {
    const { strings } = await show(given, 'Ready');
    button(strings.clinic).focus();
    await userEvent.tab({ shift: true });
    await isAt(() => link(strings.dashboard));
  });

  row({ key: 'Enter', where: 'link', does: 'follows it' }, async (given) => {
    const { strings } = await show(given, 'Ready');
    link(strings.contacts).focus();
    await userEvent.keyboard('{Enter}');
    expect(link(strings.contacts).getAttribute('aria-current')).toBe('page');
  });

  row({ key: 'arrows', where: 'navigation', does: 'aren’t handled' }, async (given) => {
    const { strings } = await show(given, 'Ready');
    link(strings.contacts).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowLeft}{ArrowRight}');
    await isAt(() => link(strings.contacts));
  });

  for (const [key, pressed] of keys) {
    row({ key, where: 'group', does: 'opens or closes it; focus stays' }, async (given) => {
      const { strings } = await show(given, 'Ready');
      const group = button(strings.bakery);
      group.focus();
      await userEvent.keyboard(pressed);
      expect(isOpen(group)).toBe(true);
      await userEvent.keyboard(pressed);
      expect(isOpen(group)).toBe(false);
      await isAt(() => group);
    });

    row(
      { key, where: 'group in the rail', does: 'opens its links next to the rail; focus moves to the first' },
      async (given) => {
        const { links } = await beside(given, pressed);
        await isAt(() => links()[0] as Element);
      },
    );

    row({ key, where: 'toggle', does: 'collapses or opens the sidebar' }, async (given) => {
      const { toggle } = await show(given, 'Ready');
      button(toggle).focus();
      await userEvent.keyboard(pressed);
      expect(isOpen(button(toggle))).toBe(false);
      await userEvent.keyboard(pressed);
      expect(isOpen(button(toggle))).toBe(true);
    });

    row({ key, where: 'menu button in a narrow window', does: 'opens the drawer' }, async (given) => {
      const { drawer } = await inDrawer(given, pressed);
      await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    });
  }

  row({ key: 'Tab', where: 'drawer, just opened', does: 'moves to the close button' }, async (given) => {
    const { drawer } = await inDrawer(given);
    await userEvent.tab();
    await isAt(() => within(drawer).getAllByRole('button')[0] as Element);
  });

  row(
    { key: 'Enter', where: 'link in the drawer', does: 'follows it and closes the drawer' },
    async (given) => {
      const { strings, toggle } = await inDrawer(given);
      link(strings.contacts).focus();
      await userEvent.keyboard('{Enter}');
      await gone();
      await isAt(() => button(toggle));
    },
  );

  row({ key: 'Esc', where: 'drawer', does: 'closes it and returns to the menu button' }, async (given) => {
    const { toggle } = await inDrawer(given);
    await userEvent.keyboard('{Escape}');
    await gone();
    await isAt(() => button(toggle));
  });

  row(
    { key: 'Esc', where: 'links next to the rail', does: 'closes them and returns to the group' },
    async (given) => {
      const { strings, links } = await beside(given);
      await isAt(() => links()[0] as Element);
      await userEvent.keyboard('{Escape}');
      await gone();
      await isAt(() => button(strings.bakery));
    },
  );

  row({ key: 'Esc', where: 'row in the rail', does: 'hides its tooltip; focus stays' }, async (given) => {
    const { strings } = await show(given, 'Collapsed');
    button(strings.clinic).focus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    const shown = () =>
      screen.queryAllByText((text) => text.startsWith(strings.clinic), { selector: 'bdi[aria-hidden]' });
    await waitFor(() => expect(shown()).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shown()).toHaveLength(0));
    await isAt(() => button(strings.clinic));
  });

  row(
    { key: 'Esc', where: 'sidebar open over the page', does: 'closes it to a rail, focus on the toggle' },
    async (given) => {
      const { strings, toggle } = await show(given, 'Ready', 1024);
      button(toggle).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(isOpen(button(toggle))).toBe(true));
      link(strings.contacts).focus();
      // Otherwise Esc would close the tooltip of the toggle first.
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(isOpen(button(toggle))).toBe(false));
      await isAt(() => button(toggle));
    },
  );

  row({ key: 'Esc', where: 'search field', does: 'clears it; focus stays' }, async (given) => {
    await show(given, 'Many');
    const box = screen.getByRole('searchbox');
    await userEvent.fill(box, '17');
    await userEvent.keyboard('{Escape}');
    expect(box).toHaveValue('');
    await isAt(() => box);
  });

  row(
    { key: 'Ctrl+B', where: 'page, if set by the host', does: 'has the same effect as the toggle' },
    async (given) => {
      const { toggle } = await show(given, 'WithShortcut');
      await userEvent.keyboard('{Control>}b{/Control}');
      expect(isOpen(button(toggle))).toBe(false);
    },
  );
});

const { Ready, WithShortcut } = drawn.ltr;
const toggle = () => button('Navigation');

test('SB-9: without shortcut, no keys toggle the sidebar', async () => {
  render(<Ready />);
  await userEvent.keyboard('{Control>}b{/Control}');
  expect(isOpen(toggle())).toBe(true);
  expect(toggle().hasAttribute('aria-keyshortcuts')).toBe(false);
});

test('SB-9: exactly the keys of shortcut toggle the sidebar', async () => {
  render(<WithShortcut />);
  for (const keys of [
    'b',
    '{Control>}{Shift>}b{/Shift}{/Control}',
    '{Control>}{Alt>}b{/Alt}{/Control}',
    '{Meta>}b{/Meta}',
    '{Control>}d{/Control}',
  ]) {
    await userEvent.keyboard(keys);
    expect(isOpen(toggle()), keys).toBe(true);
  }
  await userEvent.keyboard('{Control>}b{/Control}');
  expect(isOpen(toggle())).toBe(false);
  await userEvent.keyboard('{Control>}b{/Control}');
  expect(isOpen(toggle())).toBe(true);
});

test.each([
  ['a Hebrew', 'נ'],
  ['a Russian', 'и'],
])('SB-9: on %s keyboard, the key in the same position works', (_, key) => {
  render(<WithShortcut />);
  const event = new KeyboardEvent('keydown', {
    key,
    code: 'KeyB',
    ctrlKey: true,
    bubbles: true,
    cancelable: true,
  });
  document.body.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

test('SB-9: the shortcut is ignored in editable elements', async () => {
  render(
    <>
      <WithShortcut />
      <input aria-label="Name" />
      <p contentEditable suppressContentEditableWarning>
        Bold
      </p>
    </>,
  );
  for (const place of [screen.getByRole('textbox', { name: 'Name' }), screen.getByText('Bold')]) {
    place.focus();
    await userEvent.keyboard('{Control>}b{/Control}');
    expect(isOpen(toggle())).toBe(true);
  }
});

test('SB-9: the toggle has aria-keyshortcuts, and its tooltip shows the keys', async () => {
  render(<WithShortcut />);
  expect(toggle().getAttribute('aria-keyshortcuts')).toBe('Control+B');
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(toggle());
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip.textContent).toContain('Ctrl+B');
});

test('SB-9: each of two sidebars has its own shortcut', async () => {
  render(
    <>
      <WithShortcut label="One" shortcut="Control+B" storageKey="one" />
      <WithShortcut label="Two" shortcut="Alt+B" storageKey="two" side="end" />
    </>,
  );
  const states = () =>
    screen.getAllByRole('button', { name: 'Navigation' }).map((one) => one.getAttribute('aria-expanded'));
  await userEvent.keyboard('{Alt>}b{/Alt}');
  expect(states()).toEqual(['true', 'false']);
  await userEvent.keyboard('{Control>}b{/Control}');
  expect(states()).toEqual(['false', 'false']);
});
