import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { FormActions, FormGroup } from '../Form/index.ts';
import { TextField } from '../TextField/index.ts';
import { TabbedForm, type TabbedFormProps } from './index.ts';
import * as stories from './TabbedForm.stories.tsx';

const { Narrow, LongLabels } = composeStories(stories);

beforeEach(() => resizeWindow(1000, 800));

const tabs = [
  { id: 'basic', label: 'Basic', children: <TextField name="name" label="Channel Name" /> },
  { id: 'bot', label: 'Bot', children: <TextField name="rep" label="Rep Name" /> },
];

const draw = (given: Partial<TabbedFormProps> = {}) =>
  render(
    <TabbedForm label="Channel" tabs={tabs} onSubmit={() => undefined} {...given}>
      <FormActions save="Save channel" />
    </TabbedForm>,
  );

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save channel' }));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
const focusOn = (element: () => Element | null) =>
  waitFor(() => expect(document.activeElement).toBe(element()));
const stacked = () => waitFor(() => expect(screen.queryByRole('tab')).toBeNull());
const inTabs = async (open: string) =>
  waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toContain(open));
const narrow = async () => {
  await resizeWindow(360, 800);
  await stacked();
};

/** A host that takes its time to open the tab, as an address may. */
function Late({ onOpen }: { onOpen: (id: string) => void }) {
  const [tab, setTab] = useState('basic');
  const change = (id: string) => {
    onOpen(id);
    setTimeout(() => setTab(id), 200);
  };

  return (
    <TabbedForm label="Channel" tabs={tabs} tab={tab} onTabChange={change} onSubmit={() => undefined}>
      {null}
    </TabbedForm>
  );
}

test('TF-9: in a narrow place all is open under headings, and wide again what was typed and focus are kept', async () => {
  draw();
  await userEvent.fill(field('Channel Name'), 'After hours');
  const name = field('Channel Name');
  await narrow();
  expect(headings()).toEqual(['Basic', 'Bot']);
  expect(field('Channel Name')).toBe(name);
  expect(document.activeElement).toBe(name);
  expect(name.value).toBe('After hours');

  // The field that is typed in is in a tab that was closed: that tab opens.
  await userEvent.fill(field('Rep Name'), 'Noa');
  const rep = field('Rep Name');
  await resizeWindow(1000, 800);
  await inTabs('Bot');
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(rep);
  expect(rep.value).toBe('Noa');
  await userEvent.keyboard('!');
  expect(rep.value).toBe('Noa!');
  expect(name.value).toBe('After hours');
});

test('TF-9: a host that holds the open tab hears of it, and focus is kept when it opens it later', async () => {
  const opened = vi.fn();
  render(<Late onOpen={opened} />);
  await narrow();
  await userEvent.fill(field('Rep Name'), 'Noa');
  const rep = field('Rep Name');
  await resizeWindow(1000, 800);
  await inTabs('Bot');
  await focusOn(() => rep);
  expect(opened).toHaveBeenCalledWith('bot');
});

test('TF-9: focus on a tab that goes away is in the first field of what it had open', async () => {
  draw({ defaultTab: 'bot' });
  screen.getByRole('tab', { name: 'Bot' }).focus();
  await narrow();
  await focusOn(() => field('Rep Name'));
});

test('TF-9: labels that do not fit are headings in a wide place too, with every error in view', async () => {
  const { container } = render(<LongLabels />);
  expect(container.querySelector('form')?.clientWidth).toBeGreaterThan(480);
  await stacked();
  expect(headings().filter((each) => each?.includes('callers'))).toHaveLength(2);
  await save();
  await screen.findByRole('group', { name: 'There is a problem: 4 errors' });
  const said = screen.getAllByText(/is required$/, { selector: 'p span' });
  expect(said.map((each) => each.textContent)).toEqual([
    'Error: Phone Number is required',
    'Error: Rep Name is required',
    'Error: Opening Message is required',
  ]);
  for (const each of said) {
    expect(each.closest('[inert]')).toBeNull();
    expect(each.checkVisibility()).toBe(true);
  }
});

test('TF-9: shorter labels are tabs again, longer ones headings', async () => {
  const long = tabs.map((tab) => ({ ...tab, label: `${tab.label} ${'and all the rest of it '.repeat(4)}` }));
  const form = (some: typeof tabs) => (
    <TabbedForm label="Channel" tabs={some} onSubmit={() => undefined}>
      {null}
    </TabbedForm>
  );
  const { rerender } = render(form(long));
  await stacked();
  await userEvent.fill(field('Channel Name'), 'After hours');
  rerender(form(tabs));
  await inTabs('Basic');
  expect(document.activeElement).toBe(field('Channel Name'));
  rerender(form(long));
  await stacked();
  expect(field('Channel Name').value).toBe('After hours');
});

test('TF-9: tabs that only fit without their counts of errors become headings with them', async () => {
  const labels = ['What callers hear at first', 'What is said when nobody answers the telephone'];
  const { container } = draw({
    tabs: tabs.map((tab, place) => ({ ...tab, label: labels[place] ?? '' })),
    validate: () => ({ name: 'Too short', rep: 'Too short' }),
  });
  const room = screen.getAllByRole('tab').reduce((sum, tab) => sum + tab.getBoundingClientRect().width, 0);
  expect(room).toBeGreaterThan(480);
  container.style.inlineSize = `${Math.ceil(room) + 8}px`;
  await inTabs('What callers hear at first');
  await save();
  await stacked();
  await screen.findByRole('group', { name: 'There is a problem: 2 errors' });
});

test('TF-9: stacked, a link of the summary goes to its field, and titles of groups are one deeper', async () => {
  const { unmount } = render(<Narrow />);
  await save();
  const summary = await screen.findByRole('group', { name: 'There is a problem: 4 errors' });
  await userEvent.click(within(summary).getByRole('link', { name: 'Rep Name is required' }));
  await focusOn(() => field('Rep Name'));
  unmount();

  draw({ tabs: [{ id: 'bot', label: 'Bot', children: <FormGroup title="Voice">{null}</FormGroup> }] });
  expect(screen.getByRole('heading', { level: 2, name: 'Voice' })).toBeTruthy();
  await narrow();
  expect(screen.getByRole('heading', { level: 3, name: 'Voice' })).toBeTruthy();
});
