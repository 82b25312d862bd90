import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { FormActions } from '../Form/index.ts';
import { TextField } from '../TextField/index.ts';
import { TabbedForm } from './index.ts';
import * as stories from './TabbedForm.stories.tsx';

const { Ready, Failed, OneError, RefusedByTheServer, Controlled, InHebrew, InRussian } =
  composeStories(stories);

const here = window.location.pathname + window.location.search;
beforeEach(() => resizeWindow(1000, 800));
afterEach(() => window.history.replaceState(null, '', here));

const save = (name = 'Save channel') => userEvent.click(screen.getByRole('button', { name }));
const tab = (name: string) => screen.findByRole('tab', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const focusOn = (element: () => Element | null) =>
  waitFor(() => expect(document.activeElement).toBe(element()));
const isOpen = async (name: string) =>
  waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toContain(name));

test('TF-16: an invalid field in a closed tab never yields silence', async () => {
  const sent = vi.fn();
  render(
    <TabbedForm
      label="Channel"
      onSubmit={sent}
      tabs={[
        { id: 'basic', label: 'Basic', children: <TextField name="name" label="Channel Name" /> },
        {
          id: 'bot',
          label: 'Bot',
          children: (
            <label>
              Rep Name <input name="rep" required />
            </label>
          ),
        },
      ]}
    >
      <FormActions save="Save channel" />
    </TabbedForm>,
  );
  await save();
  await isOpen('Bot');
  await focusOn(() => field('Rep Name'));
  expect(sent).not.toHaveBeenCalled();

  // Nor when somebody asks the browser for its own check, which cannot focus what is in a closed tab.
  await userEvent.click(await tab('Basic'));
  await isOpen('Basic');
  document.querySelector('form')?.reportValidity();
  await isOpen('Bot');
  await focusOn(() => field('Rep Name'));
});

test('TF-1: after the first attempt, and not before, a tab has its count, live as fields are fixed', async () => {
  render(<Ready />);
  await userEvent.click(field('Channel Name'));
  await userEvent.tab();
  await tab('Basic');
  await save();
  expect((await tab('Basic, 1 error')).querySelector('svg')).not.toBeNull();
  await userEvent.click(await tab('Bot, 3 errors'));
  await userEvent.fill(field('Rep Name'), 'Noa');
  await tab('Bot, 2 errors');
  await userEvent.click(screen.getByRole('radio', { name: 'Friendly' }));
  await userEvent.fill(field('Opening Message'), 'Hello');
  await tab('Bot');
});

test('TF-2: the count is in the name of the tab, in the plural of the language, without aria-invalid', async () => {
  const { unmount } = render(<InHebrew />);
  await save('שמירה');
  await tab('בסיסי, שגיאה אחת');
  expect((await tab('בוט, שתי שגיאות')).hasAttribute('aria-invalid')).toBe(false);
  unmount();
  render(<InRussian />);
  await save('Сохранить');
  await tab('Основное, 1 ошибка');
  await tab('Бот, 2 ошибки');
});

test('TF-3: errors of the server come by name, and so do those that the host holds', async () => {
  const { unmount } = render(<RefusedByTheServer />);
  await save();
  await tab('Basic, 1 error');
  await userEvent.click(await tab('Bot, 1 error'));
  expect(screen.getByText('This name is taken', { selector: 'p span' })).toBeTruthy();
  unmount();
  const sent = vi.fn();
  render(<Controlled onSubmit={sent} />);
  await save();
  await focusOn(() => field('Rep Name'));
  await userEvent.keyboard('Noa');
  await tab('Bot');
  await save();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('TF-4: panels stay mounted, and what is typed in a closed one is kept and sent', async () => {
  const sent = vi.fn();
  render(<OneError onSubmit={sent} />);
  await userEvent.click(await tab('Bot'));
  await userEvent.fill(field('Rep Name'), 'Noa');
  await userEvent.click(await tab('Basic'));
  await save();
  await waitFor(() =>
    expect(Object.fromEntries(sent.mock.calls[0]?.[0])).toMatchObject({ name: 'Reception', repName: 'Noa' }),
  );
});

test('TF-5, TF-6: the summary says how much, is grouped by tab, and takes focus', async () => {
  render(<Ready />);
  await save();
  const summary = await screen.findByRole('group', { name: 'There is a problem: 4 errors in 2 tabs' });
  await focusOn(() => summary);
  const said = (name: string) =>
    within(within(summary).getByRole('list', { name }))
      .getAllByRole('link')
      .map((each) => each.textContent);
  expect(said('Basic')).toEqual(['Phone Number is required']);
  expect(said('Bot')).toEqual([
    'Rep Name is required',
    'Personality Type is required',
    'Opening Message is required',
  ]);
});

test('TF-6: exactly one error opens its tab and focuses its field', async () => {
  render(<OneError />);
  await save();
  await isOpen('Bot');
  await focusOn(() => field('Rep Name'));
});

test('TF-7: a link opens the tab and focuses the field, or the first radio, with its label in view', async () => {
  render(<Failed />);
  await save();
  await userEvent.click(await screen.findByRole('link', { name: 'Opening Message is required' }));
  await isOpen('Bot');
  await focusOn(() => field('Opening Message'));
  await userEvent.click(await tab('Basic, 1 error'));
  screen.getByRole('link', { name: 'Personality Type is required' }).focus();
  await userEvent.keyboard('{Enter}');
  await focusOn(() => screen.getByRole('radio', { name: 'Professional' }));
  expect(screen.getByText('Personality Type').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});

test('TF-8: the title begins with "Error: ", and nothing is an alert', async () => {
  document.title = 'Reception';
  render(<Ready />);
  await save();
  await waitFor(() => expect(document.title).toBe('Error: Reception'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('TF-10: arrows move between tabs without opening, Enter and Space open', async () => {
  render(<Ready />);
  (await tab('Basic')).focus();
  await userEvent.keyboard('{ArrowRight}');
  await focusOn(() => screen.getByRole('tab', { name: 'Bot' }));
  await isOpen('Basic');
  await userEvent.keyboard('{Enter}');
  await isOpen('Bot');
});

test('TF-11: in Hebrew the arrow keys follow what is seen', async () => {
  render(<InHebrew />);
  const [first, second] = [await tab('בסיסי'), await tab('בוט')];
  expect(second.getBoundingClientRect().right).toBeLessThanOrEqual(first.getBoundingClientRect().left);
  first.focus();
  await userEvent.keyboard('{ArrowLeft}');
  await focusOn(() => second);
  await userEvent.keyboard('{ArrowRight}');
  await focusOn(() => first);
});

test('TF-5: an error that is in no tab is said before those of the tabs, and no number of tabs is claimed', async () => {
  render(
    <RefusedByTheServer onSubmit={() => ({ phone: 'Taken', quota: 'No more channels can be added.' })} />,
  );
  await save();
  const summary = await screen.findByRole('group', { name: 'There is a problem: 2 errors' });
  expect(
    within(summary)
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual(['No more channels can be added.', 'Phone Number: Taken']);
});
