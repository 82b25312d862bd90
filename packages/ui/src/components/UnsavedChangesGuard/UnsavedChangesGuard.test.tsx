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

/** What the browser does when the tab is about to close; answers whether it would ask. */
function closeTheTab() {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
}

const change = async (name: string) => {
  await userEvent.click(field(name));
  await userEvent.keyboard('Noa');
};

test('OT-3: with nothing unsaved the way out is free, and the browser does not ask either', async () => {
  render(<Ready />);
  expect(closeTheTab()).toBe(false);
  await userEvent.click(button('Channels'));
  expect(await screen.findByRole('heading', { name: 'Channels' })).toBeTruthy();
});

test('OT-3: leaving with changes asks, names the section that has them, and starts on the answer that stays', async () => {
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

test('OT-3: several sections are named in one question, in the order of the page', async () => {
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
])('OT-3: %s stays, keeps what was typed, and puts focus back into the exact field', async (_, key) => {
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

test('OT-3: Yes goes where the person wanted to go, once the dialog has gone', async () => {
  render(<Ready />);
  await change('Name of the bot');
  await userEvent.click(button('Channels'));
  await question();
  await userEvent.click(button('Yes'));
  expect(await screen.findByRole('heading', { name: 'Channels' })).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(closeTheTab()).toBe(false);
});

test('OT-3: the browser asks before the tab closes only while something is unsaved', async () => {
  render(<Ready />);
  await change('Name of the bot');
  await waitFor(() => expect(closeTheTab()).toBe(true));
  await userEvent.click(button('Save'));
  await waitFor(() => expect(closeTheTab()).toBe(false));
});

test('OT-3: what leaves the page is unsaved no longer', async () => {
  const { unmount } = render(<Ready />);
  await change('Name of the bot');
  await waitFor(() => expect(closeTheTab()).toBe(true));
  unmount();
  expect(closeTheTab()).toBe(false);
});

test('OT-3: a router is blocked once, only while something is unsaved', async () => {
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

test('OT-3: without a router only closing the tab is asked about', async () => {
  render(<Form />);
  await userEvent.click(button('Write in Bot'));
  expect(closeTheTab()).toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('staying and leaving work where React runs every effect twice', async () => {
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

test('going on in the moment after saving is not held back', async () => {
  const { adapter, leave } = handAdapter();
  const proceed = vi.fn();
  render(<Form adapter={adapter} onSaved={() => leave({ proceed })} />);
  await userEvent.click(button('Write in Bot'));
  await userEvent.click(button('Save Bot'));
  expect(proceed).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a page that is loaded anew after Yes is not asked about twice', async () => {
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

test('the host may use words of its own', async () => {
  render(<OwnWords />);
  await change('Name of the bot');
  await userEvent.click(button('Channels'));
  expect(described(await question())).toBe('What you wrote in Bot will be lost.');
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
  expect(button('Stay')).toBeTruthy();
  expect(button('Leave')).toBeTruthy();
});

test('it asks in Hebrew', async () => {
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

test('what is saved while it asks is no question any more, and the person goes where they wanted to go', async () => {
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

/** Has changes some milliseconds after it came, with nobody pressing anything. */
function Edited({ after }: { after: number }) {
  const [isDirty, setDirty] = useState(false);
  useUnsavedChanges({ name: 'Bot', isDirty });
  useEffect(() => {
    const timer = setTimeout(() => setDirty(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return isDirty && <p>Not saved</p>;
}

test('OT-3: once it is to be seen that something is not saved, no way out is open', async () => {
  const block = vi.fn(() => () => {});
  const adapter = { block };
  render(
    <>
      <UnsavedChangesGuard adapter={adapter} />
      <Edited after={50} />
    </>,
  );
  // React works as in a browser, and not all at once.
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

/** A router for tests: whoever holds it tries to leave by hand. */
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
