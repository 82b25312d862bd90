import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import { Dialog } from '../Dialog/index.ts';
import { clearToasts, toast } from './index.ts';
import * as stories from './Toast.stories.tsx';

const { Empty, Ready, WithAction, Several, LongWords, InHebrew, History } = composeStories(stories);

beforeEach(() => void act(clearToasts));

const region = () => screen.getByRole('region', { name: 'Notifications' });
const items = () => within(region()).queryAllByRole('listitem');
const show = (options: Parameters<typeof toast>[0]) => act(() => toast(options));
const pause = (milliseconds: number) => act(() => new Promise((done) => setTimeout(done, milliseconds)));
const close = (title: string) => within(region()).getByRole('button', { name: `Close “${title}”` });

test('OT-1: the region is mounted and named before the first message', () => {
  render(<Empty />);
  expect(region().childElementCount).toBe(0);
});

test('OT-1: the region is the same element before, during and after a message', async () => {
  render(<Empty />);
  const before = region();
  show({ title: 'Saved', duration: null });
  expect(region()).toBe(before);
  await userEvent.click(close('Saved'));
  expect(items()).toHaveLength(0);
  expect(region()).toBe(before);
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

test('a toast is shown and announced once, politely', async () => {
  const heard = recordAnnouncements();
  render(<Empty />);
  show({ title: 'Channel saved', description: 'Reception answers as Noa.', tone: 'success' });
  await waitFor(() => expect(heard.messages).toHaveLength(1));
  expect(heard.messages).toEqual([
    { message: 'Channel saved. Reception answers as Noa.', priority: 'polite' },
  ]);
  expect(items()).toHaveLength(1);
  heard.stop();
});

test('`replaces` closes the previous toast with the same name, and no other', () => {
  render(<Empty />);
  for (const title of ['First', 'Second']) show({ title, replaces: 'status', duration: null });
  show({ title: 'Other', replaces: 'channel', duration: null });
  show({ title: 'Third', replaces: 'status', duration: null });
  expect(items().map((item) => within(item).getByText(/First|Second|Third|Other/).textContent)).toEqual([
    'Third',
    'Other',
  ]);
});

test('simultaneous toasts are announced together, and an error starts with “Error”', async () => {
  const heard = recordAnnouncements();
  render(<Empty />);
  show({ title: 'Saved' });
  show({ title: 'Too many requests', tone: 'error' });
  await waitFor(() => expect(heard.messages).toHaveLength(1));
  expect(heard.messages[0]?.message).toBe('Saved. Error: Too many requests.');
  heard.stop();
});

test('OT-1: a toast closes automatically, but not while it has the pointer or focus', async () => {
  render(<Empty />);
  await userEvent.hover(document.body, { position: { x: 2, y: 2 } });
  show({ title: 'Saved', duration: 1000 });
  await userEvent.hover(screen.getByText('Saved'));
  await pause(1200);
  expect(items()).toHaveLength(1);

  await userEvent.hover(document.body, { position: { x: 2, y: 2 } });
  await waitFor(() => expect(items()).toHaveLength(0));

  show({ title: 'Saved', duration: 400 });
  close('Saved').focus();
  await pause(700);
  expect(items()).toHaveLength(1);
});

test('OT-1: a toast with an action stays until the action is used', async () => {
  const undone = vi.fn();
  render(<Empty />);
  show({ title: 'Deleted', action: { label: 'Undo', onPress: undone }, duration: 50 });
  await pause(300);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undone).toHaveBeenCalledOnce();
  expect(items()).toHaveLength(0);
});

test('OT-1: using the action moves focus to the next toast, then back to where it was', async () => {
  render(<Empty />);
  await userEvent.tab();
  show({ title: 'First', duration: null });
  show({ title: 'Second', action: { label: 'Undo', onPress: () => undefined } });
  await userEvent.keyboard('{F6}');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.keyboard(' ');
  expect(document.activeElement).toBe(close('First'));
  await userEvent.keyboard(' ');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
});

test('OT-1: focus goes back to a landmark that was focusable only while it had focus', async () => {
  render(
    <footer data-testid="footer">
      <Empty />
    </footer>,
  );
  const footer = screen.getByTestId('footer');
  footer.tabIndex = -1;
  footer.addEventListener('blur', () => footer.removeAttribute('tabindex'), { once: true });
  act(() => footer.focus());
  show({ title: 'Saved', action: { label: 'Undo', onPress: () => undefined } });
  await userEvent.keyboard('{F6}');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(document.activeElement).toBe(footer);
  act(() => footer.blur());
  expect(footer.hasAttribute('tabindex')).toBe(false);
});

test('OT-1: a toast isn’t an alert dialog or a live region, so it is read once', () => {
  render(<Several />);
  expect(within(region()).queryByRole('alertdialog')).toBeNull();
  expect(region().querySelector('[role="alert"], [role="status"], [aria-live]')).toBeNull();
  expect(region().closest('[aria-live]')).toBeNull();
});

test('OT-1: when the host closes the focused toast, focus goes to the next, then back to where it was', async () => {
  render(<Empty />);
  await userEvent.tab();
  const closers = ['First', 'Second'].map((title) => {
    let closeIt: () => void = () => undefined;
    act(() => {
      closeIt = toast({ title });
    });
    return closeIt;
  });
  await userEvent.keyboard('{F6}');
  await userEvent.tab();
  expect(document.activeElement).toBe(close('Second'));
  act(() => closers[1]?.());
  expect(document.activeElement).toBe(close('First'));
  act(() => closers[0]?.());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
});

test('OT-1: closing with the keyboard moves focus to the next toast, then back to where it was', async () => {
  render(<Empty />);
  await userEvent.tab();
  show({ title: 'First' });
  show({ title: 'Second' });
  await userEvent.keyboard('{F6}');
  await userEvent.tab();
  expect(document.activeElement).toBe(close('Second'));

  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(close('First'));
  await userEvent.keyboard('{Escape}');
  expect(items()).toHaveLength(0);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
});

test('a toast stays exposed and operable while a dialog is open', async () => {
  render(
    <>
      <Empty />
      <Dialog title="Add contact" isOpen />
    </>,
  );
  show({ title: 'No network' });
  expect(region().closest('[inert], [aria-hidden="true"]')).toBeNull();
  await userEvent.click(close('No network'));
  expect(items()).toHaveLength(0);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('the host can close a toast with the returned function', () => {
  render(<Empty />);
  let closeIt: () => void = () => undefined;
  act(() => {
    closeIt = toast({ title: 'Saving' });
  });
  expect(items()).toHaveLength(1);
  act(() => closeIt());
  expect(items()).toHaveLength(0);
});

test('OT-1: ToastHistory lists past toasts', () => {
  render(<History />);
  const past = screen.getByRole('list', { name: 'Notifications' });
  expect(within(past).getAllByRole('listitem')).toHaveLength(2);
  expect(within(past).getByText(/Error: Too many requests/)).toBeTruthy();
});

test('the region is at the inline end: right in English, left in Hebrew', async () => {
  await page.viewport(1000, 700);
  const { unmount } = render(<Ready />);
  expect(region().getBoundingClientRect().right).toBe(976);
  expect(region().getBoundingClientRect().width).toBe(380);
  unmount();

  render(<InHebrew />);
  await waitFor(() => expect(screen.getByRole('region').getBoundingClientRect().left).toBe(24));
});

test('on a phone the region fills the width, and long words wrap', async () => {
  await page.viewport(320, 600);
  render(<LongWords />);
  const { left, right } = region().getBoundingClientRect();
  expect([left, right]).toEqual([12, 308]);
  const item = items()[0];
  expect(item?.scrollWidth).toBe(item?.clientWidth);
});

test('the newest toast is first, and at most four are shown', () => {
  render(<Several />);
  expect(items()[0]?.textContent).toContain('Your card ends');
  expect(items()).toHaveLength(4);
});

test('the announcement of a toast with an action says where the action is', async () => {
  const heard = recordAnnouncements();
  render(<WithAction />);
  await waitFor(() => expect(heard.messages).toHaveLength(1));
  expect(heard.messages[0]?.message).toBe('Contact deleted. “Undo” is available in Notifications.');
  heard.stop();
});
