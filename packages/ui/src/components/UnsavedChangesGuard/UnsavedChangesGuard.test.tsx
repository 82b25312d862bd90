import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/index.ts';
import { type LeaveAttempt, UnsavedChangesGuard, useUnsavedChanges } from './index.ts';
import * as stories from './UnsavedChangesGuard.stories.tsx';

const { Ready, OwnWords, InHebrew } = composeStories(stories);

const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const question = () => screen.findByRole('alertdialog');
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const described = (dialog: HTMLElement) =>
  document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent;

/** Simulates closing the tab; returns whether the browser would prompt. */
function closeTheTab() {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
}

const change = async (name: string) => {
  await userEvent.click(field(name));
  await userEvent.keyboard('Noa');
};

test('OT-3: without unsaved changes, neither the guard nor the browser prompts', async () => {
  render(<Ready />);
  expect(closeTheTab()).toBe(false);
  await userEvent.click(button('Channels'));
  expect(await screen.findByRole('heading', { name: 'Channels' })).toBeTruthy();
});

test('OT-3: leaving with unsaved changes prompts, names their section and focuses the answer that stays', async () => {
  render(<Ready />);
  await change('Opens at');
  await userEvent.click(button('Channels'));
  const dialog = await question();
  expect(
    screen.getByRole('alertdialog', { name: 'You have unsaved changes. Are you sure you want to leave?' }),
  ).toBe(dialog);
  expect(described(dialog)).toBe('Not saved: Opening hours.');
  await waitFor(() => expect(document.activeElement).toBe(button('No')));
});

test('OT-3: one prompt names several sections in page order', async () => {
  render(<Ready />);
  await change('Opens at');
  await change('Name of the bot');
  await userEvent.click(button('Channels'));
  expect(described(await question())).toBe('Not saved: Bot and Opening hours.');
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
});

test.each([
  ['Esc', '{Escape}'],
  ['Enter on No', '{Enter}'],
])('OT-3: %s stays, keeps the typed value and returns focus to the exact field', async (_, key) => {
  render(<Ready />);
  await change('Opens at');
  await userEvent.click(button('Channels'));
  await question();
  await waitFor(() => expect(document.activeElement).toBe(button('No')));
  await userEvent.keyboard(key);
  await gone();
  await waitFor(() => expect(document.activeElement).toBe(field('Opens at')));
  expect((field('Opens at') as HTMLInputElement).value).toBe('Noa');
});

test('OT-3: Yes continues the navigation after the dialog has closed', async () => {
  render(<Ready />);
  await change('Name of the bot');
  await userEvent.click(button('Channels'));
  await question();
  await userEvent.click(button('Yes'));
  expect(await screen.findByRole('heading', { name: 'Channels' })).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(closeTheTab()).toBe(false);
});

test('OT-3: closing the tab prompts only while something is unsaved', async () => {
  render(<Ready />);
  await change('Name of the bot');
  await waitFor(() => expect(closeTheTab()).toBe(true));
  await userEvent.click(button('Save'));
  await waitFor(() => expect(closeTheTab()).toBe(false));
});

test('OT-3: unmounting a form removes its unsaved changes', async () => {
  const { unmount } = render(<Ready />);
  await change('Name of the bot');
  await waitFor(() => expect(closeTheTab()).toBe(true));
  unmount();
  expect(closeTheTab()).toBe(false);
});

test('OT-3: the router is blocked once, and only while something is unsaved', async () => {
  const unblock = vi.fn();
  const adapter = { block: vi.fn((_onAttempt: (attempt: LeaveAttempt) => void) => unblock) };
  const { unmount } = render(<Form adapter={adapter} />);
  expect(adapter.block).not.toHaveBeenCalled();
  await userEvent.click(button('Write in Bot'));
  await userEvent.click(button('Write in Hours'));
  expect(adapter.block).toHaveBeenCalledOnce();
  unmount();
  expect(unblock).toHaveBeenCalledOnce();
});

test('OT-3: without an adapter, only closing the tab prompts', async () => {
  render(<Form />);
  await userEvent.click(button('Write in Bot'));
  expect(closeTheTab()).toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('staying and leaving work in StrictMode, which runs effects twice', async () => {
  render(
    <StrictMode>
      <Ready />
    </StrictMode>,
  );
  await change('Opens at');
  await userEvent.click(button('Channels'));
  await question();
  await userEvent.click(button('No'));
  await gone();
  await waitFor(() => expect(document.activeElement).toBe(field('Opens at')));
  await userEvent.click(button('Channels'));
  await question();
  await userEvent.click(button('Yes'));
  expect(await screen.findByRole('heading', { name: 'Channels' })).toBeTruthy();
});

test('navigation right after `settle()` isn’t blocked', async () => {
  const { adapter, leave } = handAdapter();
  const proceed = vi.fn();
  render(<Form adapter={adapter} onSaved={() => leave({ proceed })} />);
  await userEvent.click(button('Write in Bot'));
  await userEvent.click(button('Save Bot'));
  expect(proceed).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a full page load after Yes doesn’t prompt again', async () => {
  const { adapter, leave } = handAdapter();
  const loading = vi.fn(closeTheTab);
  render(<Form adapter={adapter} />);
  await userEvent.click(button('Write in Bot'));
  act(() => leave({ proceed: loading }));
  await question();
  await userEvent.click(button('Yes'));
  await waitFor(() => expect(loading).toHaveReturnedWith(false));
  await userEvent.click(button('Write in Hours'));
  expect(closeTheTab()).toBe(true);
});

test('the host can replace the prompt’s texts', async () => {
  render(<OwnWords />);
  await change('Name of the bot');
  await userEvent.click(button('Channels'));
  expect(described(await question())).toBe('What you wrote in Bot will be lost.');
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
  expect(button('Stay')).toBeTruthy();
  expect(button('Leave')).toBeTruthy();
});

test('the prompt is in Hebrew on a Hebrew page', async () => {
  render(<InHebrew />);
  await change('שם הבוט');
  await change('שעת פתיחה');
  await userEvent.click(button('ערוצים'));
  expect(described(await question())).toBe('לא נשמר: הבוט ושעות פתיחה.');
  await waitFor(() => expect(document.activeElement).toBe(button('לא')));
});

interface FormProps {
  adapter?: { block: (onAttempt: (attempt: LeaveAttempt) => void) => () => void };
  onSaved?: () => void;
}

function Form({ adapter, onSaved }: FormProps) {
  return (
    <>
      <UnsavedChangesGuard {...(adapter && { adapter })} />
      <Part name="Bot" {...(onSaved && { onSaved })} />
      <Part name="Hours" />
    </>
  );
}

function Part({ name, onSaved }: { name: string; onSaved?: () => void }) {
  const [isDirty, setDirty] = useState(false);
  const settle = useUnsavedChanges({ name, isDirty });

  return (
    <>
      <Button onPress={() => setDirty(true)}>{`Write in ${name}`}</Button>
      <Button
        onPress={() => {
          settle();
          onSaved?.();
        }}
      >{`Save ${name}`}</Button>
    </>
  );
}

function Told({ isDirty }: { isDirty: boolean }) {
  useUnsavedChanges({ name: 'Bot', isDirty });
  return null;
}

test('a save that finishes during the prompt closes it and continues the navigation', async () => {
  const { adapter, leave } = handAdapter();
  const proceed = vi.fn();
  const page = (isDirty: boolean) => (
    <>
      <UnsavedChangesGuard adapter={adapter} />
      <Told isDirty={isDirty} />
    </>
  );
  const { rerender } = render(page(true));
  act(() => leave({ proceed }));
  await screen.findByRole('alertdialog');
  expect(proceed).not.toHaveBeenCalled();
  rerender(page(false));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(proceed).toHaveBeenCalledOnce());
});

/** Becomes dirty some milliseconds after mount, without user input. */
function Edited({ after }: { after: number }) {
  const [isDirty, setDirty] = useState(false);
  useUnsavedChanges({ name: 'Bot', isDirty });
  useEffect(() => {
    const timer = setTimeout(() => setDirty(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return isDirty && <p>Not saved</p>;
}

test('OT-3: the router is already blocked when unsaved changes are first painted', async () => {
  const block = vi.fn(() => () => {});
  const adapter = { block };
  render(
    <>
      <UnsavedChangesGuard adapter={adapter} />
      <Edited after={50} />
    </>,
  );
  // Outside of act(), so that React schedules work as in a browser.
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: unknown };
  const isActing = scope.IS_REACT_ACT_ENVIRONMENT;
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  const { promise, resolve } = Promise.withResolvers<number>();
  const observer = new MutationObserver(() => {
    if (screen.queryByText('Not saved')) resolve(block.mock.calls.length);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  expect(await promise).toBe(1);
  observer.disconnect();
  scope.IS_REACT_ACT_ENVIRONMENT = isActing;
});

/** A router adapter whose leave attempts the test triggers by hand. */
function handAdapter() {
  let ask: (attempt: LeaveAttempt) => void = () => undefined;
  return {
    adapter: {
      block: (onAttempt: typeof ask) => {
        ask = onAttempt;
        return () => undefined;
      },
    },
    leave: (attempt: LeaveAttempt) => ask(attempt),
  };
}
