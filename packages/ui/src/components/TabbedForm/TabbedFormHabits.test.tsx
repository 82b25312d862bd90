import { User } from '@react-aria/test-utils';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { interactionTypes } from '../../testing/interactionTypes.ts';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { TextField } from '../TextField/index.ts';
import { TabbedForm } from './index.ts';
import * as stories from './TabbedForm.stories.tsx';

const { Ready, Edited, Controlled, InHebrew, OneError } = composeStories(stories);

const here = window.location.pathname + window.location.search;
beforeEach(() => resizeWindow(1000, 800));
afterEach(() => window.history.replaceState(null, '', here));

const tab = (name: string) => screen.findByRole('tab', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const isOpen = async (name: string) =>
  waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toContain(name));

for (const [direction, Story] of [
  ['ltr', Ready],
  ['rtl', InHebrew],
] as const) {
  for (const interactionType of interactionTypes(direction, ['mouse', 'keyboard', 'touch'] as const)) {
    test(`TF-10, TF-11: react-aria's tester opens the tabs, ${direction}, ${interactionType}`, async () => {
      render(<Story />);
      const tester = new User({ interactionType }).createTester('Tabs', {
        root: screen.getByRole('tablist'),
        direction,
      });
      for (const index of [1, 0]) {
        await tester.triggerTab({ tab: index, manualActivation: true });
        expect(tester.getSelectedTab()).toBe(tester.getTabs()[index]);
      }
    });
  }
}

for (const way of ['mouse', 'keyboard', 'touch'] as const) {
  test(`TF-12: the value and the leaving of a field are told when another tab is opened, ${way}`, async () => {
    const left = vi.fn();
    const changed = vi.fn();
    render(
      <TabbedForm
        label="Channel"
        onSubmit={() => undefined}
        tabs={[
          {
            id: 'basic',
            label: 'Basic',
            children: <TextField name="name" label="Channel Name" onBlur={left} onChange={changed} />,
          },
          { id: 'bot', label: 'Bot', children: <TextField name="rep" label="Rep Name" /> },
        ]}
      >
        {null}
      </TabbedForm>,
    );
    await userEvent.click(field('Channel Name'));
    await userEvent.keyboard('Noa');
    const tester = new User({ interactionType: way }).createTester('Tabs', {
      root: screen.getByRole('tablist'),
    });
    await tester.triggerTab({ tab: 1, manualActivation: true });
    await isOpen('Bot');
    expect(left).toHaveBeenCalledTimes(1);
    expect(changed).toHaveBeenLastCalledWith('Noa');
    expect(document.activeElement).not.toBe(document.querySelector('[name="name"]'));
  });
}

test('TF-13: a tab with unsaved changes says so in its name, and the host hears which', async () => {
  const edited = vi.fn();
  render(<Edited onEditedChange={edited} />);
  await userEvent.fill(field('Channel Name'), 'After hours');
  await tab('Basic, edited');
  expect(edited).toHaveBeenLastCalledWith(['name'], ['basic']);
  expect(screen.getByText('Unsaved changes in Basic')).toBeTruthy();
  await userEvent.fill(field('Channel Name'), 'Reception');
  await tab('Basic');
});

test('TF-14: success is one polite status, focus stays on Save, and nothing is edited any more', async () => {
  const heard = recordAnnouncements();
  render(<OneError validate={() => ({})} marksEdited />);
  await userEvent.fill(field('Channel Name'), 'After hours');
  await tab('Basic, edited');
  const button = screen.getByRole('button', { name: 'Save channel' });
  await userEvent.click(button);
  await waitFor(() => expect(heard.messages).toEqual([{ message: 'Saved', priority: 'polite' }]));
  expect(document.activeElement).toBe(button);
  await tab('Basic');
  heard.stop();
});

test('TF-15: the host may hold the open tab, one that is not there opens the first', async () => {
  const opened = vi.fn();
  const { rerender } = render(<Ready tab="bot" onTabChange={opened} />);
  await isOpen('Bot');
  await userEvent.click(await tab('Basic'));
  expect(opened.mock.calls).toEqual([['basic']]);
  await isOpen('Bot');
  rerender(<Ready tab="gone" onTabChange={opened} />);
  await isOpen('Basic');
});

test('TF-15: #field in the address opens its tab and focuses it, at first and later', async () => {
  window.history.replaceState(null, '', `${here}#repName`);
  render(<Controlled />);
  await isOpen('Bot');
  await waitFor(() => expect(document.activeElement).toBe(field('Rep Name')));
  window.location.hash = 'name';
  await isOpen('Basic');
  await waitFor(() => expect(document.activeElement).toBe(field('Channel Name')));
});
