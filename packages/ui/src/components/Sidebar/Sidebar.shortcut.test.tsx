import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import * as stories from './Sidebar.stories.tsx';

const { Ready, WithShortcut } = composeStories(stories);

const toggle = () => screen.getByRole('button', { name: 'Navigation' });
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true';

beforeEach(async () => {
  localStorage.clear();
  await resizeWindow(1440, 900);
});

test('SB-9: no keys are taken unless the host names some', async () => {
  render(<Ready />);
  await userEvent.keyboard('{Control>}b{/Control}');
  expect(isOpen()).toBe(true);
  expect(toggle().hasAttribute('aria-keyshortcuts')).toBe(false);
});

test('SB-9: exactly the keys it names do what the toggle does', async () => {
  render(<WithShortcut />);
  for (const keys of [
    'b',
    '{Control>}{Shift>}b{/Shift}{/Control}',
    '{Control>}{Alt>}b{/Alt}{/Control}',
    '{Meta>}b{/Meta}',
    '{Control>}d{/Control}',
  ]) {
    await userEvent.keyboard(keys);
    expect(isOpen(), keys).toBe(true);
  }
  await userEvent.keyboard('{Control>}b{/Control}');
  expect(isOpen()).toBe(false);
  await userEvent.keyboard('{Control>}b{/Control}');
  expect(isOpen()).toBe(true);
});

test.each([
  ['a Hebrew', 'נ'],
  ['a Russian', 'и'],
])('SB-9: on %s keyboard the key in the same place does it', (_, key) => {
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

test('SB-9: where something is written they are left alone', async () => {
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
    expect(isOpen()).toBe(true);
  }
});

test('SB-9: the toggle shows and says them', async () => {
  render(<WithShortcut />);
  expect(toggle().getAttribute('aria-keyshortcuts')).toBe('Control+B');
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(toggle());
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip.textContent).toContain('Ctrl+B');
});

test('SB-9: two sidebars answer each to their own keys', async () => {
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
