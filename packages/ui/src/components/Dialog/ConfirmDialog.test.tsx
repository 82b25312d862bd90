import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as stories from './ConfirmDialog.stories.tsx';
import { ConfirmDialog, Dialog } from './index.ts';

const { Ready, Busy, Failed } = composeStories(stories);

const button = (name: string) => screen.getByRole('button', { name });

test('OT-2: it names the thing, says what will happen, and starts on Cancel', async () => {
  render(<Ready />);
  const dialog = screen.getByRole('alertdialog', { name: 'Delete “After hours”?' });
  const sentence = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(sentence?.textContent).toMatch(/becomes free/);
  await waitFor(() => expect(document.activeElement).toBe(button('Cancel')));
});

test('OT-2: Enter on opening and Esc both mean Cancel', async () => {
  for (const key of ['{Enter}', '{Escape}']) {
    const changed = vi.fn();
    const confirmed = vi.fn();
    const { unmount } = render(<Ready onOpenChange={changed} onConfirm={confirmed} />);
    await waitFor(() => expect(document.activeElement).toBe(button('Cancel')));
    await userEvent.keyboard(key);
    expect(changed).toHaveBeenCalledWith(false);
    expect(confirmed).not.toHaveBeenCalled();
    unmount();
  }
});

test('confirming does it and leaves closing to the host', async () => {
  const changed = vi.fn();
  const confirmed = vi.fn();
  render(<Ready onOpenChange={changed} onConfirm={confirmed} />);
  await userEvent.click(button('Confirm Deletion'));
  expect(confirmed).toHaveBeenCalledOnce();
  expect(changed).not.toHaveBeenCalled();
});

test('OT-2: while it works nothing closes it and nothing happens twice', async () => {
  const changed = vi.fn();
  const confirmed = vi.fn();
  render(<Busy onOpenChange={changed} onConfirm={confirmed} />);
  await userEvent.keyboard('{Escape}');
  await userEvent.tab();
  expect(document.activeElement).toBe(button('Deleting'));
  await userEvent.keyboard('{Enter}');
  expect(confirmed).not.toHaveBeenCalled();
  expect(changed).not.toHaveBeenCalled();
});

test('OT-2: a failure is said inside it, and it stays open', () => {
  render(<Failed />);
  expect(screen.getByRole('alert').textContent).toMatch(/was not deleted/);
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

test('a press beside it does nothing', async () => {
  const changed = vi.fn();
  render(<Ready onOpenChange={changed} />);
  await userEvent.click(document.documentElement, { position: { x: 4, y: 4 } });
  expect(changed).not.toHaveBeenCalled();
});

test('OT-2: a title is required: without one neither dialog compiles', () => {
  // @ts-expect-error -- the title is missing.
  const dialog = <Dialog>It has no name.</Dialog>;
  const confirmation = (
    // @ts-expect-error -- the title is missing.
    <ConfirmDialog confirmLabel="Delete" onConfirm={() => undefined}>
      It has no name.
    </ConfirmDialog>
  );
  expect([dialog, confirmation]).toHaveLength(2);
});

test('OT-2: a failure that comes while it is open is said, and a second try is possible', async () => {
  const confirmed = vi.fn();
  const { rerender } = render(<Busy onConfirm={confirmed} />);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('');
  rerender(<Failed onConfirm={confirmed} />);
  expect(screen.getByRole('alert').textContent).toMatch(/was not deleted/);
  await userEvent.click(button('Confirm Deletion'));
  expect(confirmed).toHaveBeenCalledOnce();
});
