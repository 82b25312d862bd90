import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as tables from '../components/DataTable/DataTable.stories.tsx';
import * as sidebars from '../components/Sidebar/Sidebar.stories.tsx';
import * as tabbedForms from '../components/TabbedForm/TabbedForm.stories.tsx';
import { clearToasts, toast } from '../components/Toast/index.ts';
import * as toastStories from '../components/Toast/Toast.stories.tsx';
import { resizeWindow } from '../testing/resizeWindow.ts';
import { DisclosureNavTester, FormErrorsTester, NativeTableTester, ToastTester } from './index.ts';

const table = composeStories(tables);
const sidebar = composeStories(sidebars);
const tabbedForm = composeStories(tabbedForms);
const { Empty } = composeStories(toastStories);
const user = userEvent;

beforeEach(async () => {
  localStorage.clear();
  act(clearToasts);
  await resizeWindow(1440, 900);
});

const each = test.each(['mouse', 'keyboard'] as const);

each('NativeTableTester sorts the DataTable by %s and reads its cells', async (interactionType) => {
  render(<table.Ready />);
  const channels = new NativeTableTester({ root: screen.getByRole('table'), user, interactionType });
  expect(channels.getColumnNames()).toEqual(['Name', 'Status', 'Minutes', 'Phone number', 'Actions']);
  expect(channels.getSort()).toBeUndefined();
  await channels.sortBy('Minutes', 'descending');
  expect(channels.getSort()).toEqual({ column: 'Minutes', direction: 'descending' });
  expect(channels.getRowNames()[0]).toBe('קו ילדים');
  expect(channels.getCellWords('After hours', 'Status')).toBe('Inactive');
});

test('NativeTableTester reads rows and cells of the stacked DataTable', () => {
  render(<table.Stacked />);
  const channels = new NativeTableTester({ root: document.body, user });
  expect(channels.getRowNames()).toContain('Reception');
  expect(channels.getCellWords('Reception', 'Minutes')).toBe('214');
});

test('NativeTableTester reports a loading DataTable as busy and without rows', () => {
  render(<table.Waiting />);
  const channels = new NativeTableTester({ root: document.body, user });
  expect(channels.isBusy()).toBe(true);
  expect(channels.getRows()).toEqual([]);
});

each('ToastTester enters the region, presses actions and closes toasts by %s', async (interactionType) => {
  render(<Empty />);
  const toasts = new ToastTester({
    root: screen.getByRole('region', { name: 'Notifications' }),
    user,
    interactionType,
  });
  expect(toasts.getToasts()).toEqual([]);
  act(() => {
    toast({
      title: 'Contact deleted',
      action: { label: 'Undo', onPress: () => toast({ title: 'Restored' }) },
    });
    toast({ title: 'Channel saved', description: 'Reception answers.' });
  });
  expect(toasts.getMessages()).toEqual(['Channel saved Reception answers.', 'Contact deleted']);
  await toasts.close('Channel saved Reception answers.');
  await toasts.pressAction('Contact deleted', 'Undo');
  await toasts.findToast('Restored');
  await toasts.enter();
  if (!toasts.getFocusedToast()) await userEvent.tab();
  expect(toasts.getFocusedToast()).toBe(toasts.getToast('Restored'));
  await toasts.dismiss();
  expect(toasts.getToasts()).toEqual([]);
});

each('DisclosureNavTester opens Sidebar groups and follows their links by %s', async (interactionType) => {
  render(<sidebar.Ready />);
  const nav = new DisclosureNavTester({ root: screen.getByRole('navigation'), user, interactionType });
  expect(nav.isOpen('Levinsky Bakery')).toBe(false);
  expect(nav.getLinks('Levinsky Bakery')).toEqual([]);
  await nav.follow('Contacts', 'Levinsky Bakery');
  expect(nav.getLinks('Levinsky Bakery')).toContain(nav.getCurrentLink());
  await nav.close('Levinsky Bakery');
  expect(nav.isOpen('Levinsky Bakery, contains current page')).toBe(false);
  expect(nav.getCurrentLink()).toBeUndefined();
});

test('DisclosureNavTester opens groups of the rail', async () => {
  render(<sidebar.Collapsed />);
  const nav = new DisclosureNavTester({ root: screen.getByRole('navigation'), user });
  await nav.open('Levinsky Bakery');
  expect(nav.getLinkNames('Levinsky Bakery').length).toBeGreaterThan(6);
});

each(
  'FormErrorsTester finds the errors of the TabbedForm per tab and follows them by %s',
  async (interactionType) => {
    await resizeWindow(1200, 900);
    const { container } = render(<tabbedForm.Ready />);
    const form = new FormErrorsTester({ root: container, user: userEvent, interactionType });
    expect(form.getTabNames()).toEqual(['Basic', 'Bot']);
    expect(form.getInvalidFields()).toEqual([]);

    await form.submit();
    expect(form.isSilent()).toBe(false);
    expect(form.getSummary()).toBe(document.activeElement);
    // Radio groups and lists without a selection count as errors, but don't have aria-invalid.
    expect(form.getTabNames()).toEqual(['Basic, 1 error', 'Bot, 3 errors']);
    expect(form.getInvalidFields(/^Basic/)).toEqual([]);
    expect(form.getInvalidFields(/^Bot/).map((field) => field.getAttribute('name'))).toEqual([
      'repName',
      'opening',
    ]);

    const field = await form.followError(/^Rep Name/);
    expect(form.getSelectedTab()).toBe(form.getTabOf(field));
    expect(form.getDescriptions(field)[0]).toMatch(/^Error: ?Rep Name is required/);
  },
);

test('TF-16: a single invalid field in a closed tab takes focus, so the form isn’t silent', async () => {
  await resizeWindow(1200, 900);
  const { container } = render(<tabbedForm.OneError />);
  const form = new FormErrorsTester({ root: container, user: userEvent });
  await form.submit();
  await expect.poll(() => form.getFocusedInvalidField()?.getAttribute('name')).toBe('repName');
  expect(form.isSilent()).toBe(false);
  expect(form.getSelectedTab()).toBe(form.getTab(/^Bot/));
});
