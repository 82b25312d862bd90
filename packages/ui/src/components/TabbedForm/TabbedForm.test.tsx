import { User } from '@react-aria/test-utils';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { interactionTypes } from '../../testing/interactionTypes.ts';
import { recordAnnouncements } from '../../testing/recordAnnouncements.ts';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { Button } from '../Button/index.ts';
import { Form, FormActions, FormGroup } from '../Form/index.ts';
import { TextField } from '../TextField/index.ts';
import { type LeaveAttempt, UnsavedChangesGuard } from '../UnsavedChangesGuard/index.ts';
import { TabbedForm, type TabbedFormProps } from './index.ts';
import * as stories from './TabbedForm.stories.tsx';

const {
  Ready,
  Edited,
  Failed,
  OneError,
  RefusedByTheServer,
  Controlled,
  Narrow,
  LongLabels,
  InHebrew,
  InRussian,
} = composeStories(stories);

const here = window.location.pathname + window.location.search;
beforeEach(() => resizeWindow(1000, 800));
afterEach(() => window.history.replaceState(null, '', here));

const save = (name = 'Save channel') => userEvent.click(screen.getByRole('button', { name }));
const tab = (name: string) => screen.findByRole('tab', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const focusOn = (element: () => Element | null) =>
  waitFor(() => expect(document.activeElement).toBe(element()));
const isOpen = async (name: string) =>
  waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toContain(name));

test('TF-16: an invalid field in a closed tab opens its tab and gets focus', async () => {
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

  // The browser's own validation can't focus a field in a closed tab either.
  await userEvent.click(await tab('Basic'));
  await isOpen('Basic');
  document.querySelector('form')?.reportValidity();
  await isOpen('Bot');
  await focusOn(() => field('Rep Name'));
});

test('TF-1: tabs show their error count after the first submit attempt and update it as fields are fixed', async () => {
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

test('TF-2: the tab’s name includes the error count with the language’s plural, without aria-invalid', async () => {
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

test('TF-3: server errors and controlled `errors` are assigned to fields by name', async () => {
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

test('TF-4: panels stay mounted, and values typed in a closed panel are kept and submitted', async () => {
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

test('TF-5, TF-6: the summary counts the errors, groups them by tab and takes focus', async () => {
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

test('TF-6: a single error opens its tab and focuses its field', async () => {
  render(<OneError />);
  await save();
  await isOpen('Bot');
  await focusOn(() => field('Rep Name'));
});

test('TF-7: a summary link opens the tab and focuses the field or the first radio, with its label in view', async () => {
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

test('TF-8: the page title begins with "Error: ", and there is no alert', async () => {
  document.title = 'Reception';
  render(<Ready />);
  await save();
  await waitFor(() => expect(document.title).toBe('Error: Reception'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('TF-10: arrow keys move between tabs without opening them, Enter opens the focused tab', async () => {
  render(<Ready />);
  (await tab('Basic')).focus();
  await userEvent.keyboard('{ArrowRight}');
  await focusOn(() => screen.getByRole('tab', { name: 'Bot' }));
  await isOpen('Basic');
  await userEvent.keyboard('{Enter}');
  await isOpen('Bot');
});

test('TF-11: in Hebrew the arrow keys follow the visual order', async () => {
  render(<InHebrew />);
  const [first, second] = [await tab('בסיסי'), await tab('בוט')];
  expect(second.getBoundingClientRect().right).toBeLessThanOrEqual(first.getBoundingClientRect().left);
  first.focus();
  await userEvent.keyboard('{ArrowLeft}');
  await focusOn(() => second);
  await userEvent.keyboard('{ArrowRight}');
  await focusOn(() => first);
});

test('TF-5: an error outside every tab is listed first, and the title gives no number of tabs', async () => {
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
  test(`TF-12: opening another tab fires the field’s change and blur handlers, ${way}`, async () => {
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

test('TF-13: the tab’s name includes unsaved changes, and `onEditedChange` reports fields and tabs', async () => {
  const edited = vi.fn();
  render(<Edited onEditedChange={edited} />);
  await userEvent.fill(field('Channel Name'), 'After hours');
  await tab('Basic, edited');
  expect(edited).toHaveBeenLastCalledWith(['name'], ['basic']);
  expect(screen.getByText('Unsaved changes in Basic')).toBeTruthy();
  await userEvent.fill(field('Channel Name'), 'Reception');
  await tab('Basic');
});

test('TF-14: a successful save is announced once, keeps focus on Save and clears the edited badges', async () => {
  const heard = recordAnnouncements();
  render(<OneError validate={() => ({})} showEditedBadges />);
  await userEvent.fill(field('Channel Name'), 'After hours');
  await tab('Basic, edited');
  const button = screen.getByRole('button', { name: 'Save channel' });
  await userEvent.click(button);
  await waitFor(() => expect(heard.messages).toEqual([{ message: 'Saved', priority: 'polite' }]));
  expect(document.activeElement).toBe(button);
  await tab('Basic');
  heard.stop();
});

test('TF-15: the open tab can be controlled, and an unknown tab opens the first one', async () => {
  const opened = vi.fn();
  const { rerender } = render(<Ready tab="bot" onTabChange={opened} />);
  await isOpen('Bot');
  await userEvent.click(await tab('Basic'));
  expect(opened.mock.calls).toEqual([['basic']]);
  await isOpen('Bot');
  rerender(<Ready tab="gone" onTabChange={opened} />);
  await isOpen('Basic');
});

test('TF-15: #field in the URL opens its tab and focuses the field, on load and on hash changes', async () => {
  window.history.replaceState(null, '', `${here}#repName`);
  render(<Controlled />);
  await isOpen('Bot');
  await waitFor(() => expect(document.activeElement).toBe(field('Rep Name')));
  window.location.hash = 'name';
  await isOpen('Basic');
  await waitFor(() => expect(document.activeElement).toBe(field('Channel Name')));
});

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

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

const stacked = () => waitFor(() => expect(screen.queryByRole('tab')).toBeNull());
const narrow = async () => {
  await resizeWindow(360, 800);
  await stacked();
};

/** A host that opens the tab after a delay, as a router might. */
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

test('TF-9: tabs stack under headings when narrow; values and focus survive stacking and unstacking', async () => {
  draw();
  await userEvent.fill(field('Channel Name'), 'After hours');
  const name = field('Channel Name');
  await narrow();
  expect(headings()).toEqual(['Basic', 'Bot']);
  expect(field('Channel Name')).toBe(name);
  expect(document.activeElement).toBe(name);
  expect(name.value).toBe('After hours');

  // The focused field is in a tab that was closed: that tab opens.
  await userEvent.fill(field('Rep Name'), 'Noa');
  const rep = field('Rep Name');
  await resizeWindow(1000, 800);
  await isOpen('Bot');
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(rep);
  expect(rep.value).toBe('Noa');
  await userEvent.keyboard('!');
  expect(rep.value).toBe('Noa!');
  expect(name.value).toBe('After hours');
});

test('TF-9: a controlled form calls `onTabChange`, and focus survives when the host opens the tab late', async () => {
  const opened = vi.fn();
  render(<Late onOpen={opened} />);
  await narrow();
  await userEvent.fill(field('Rep Name'), 'Noa');
  const rep = field('Rep Name');
  await resizeWindow(1000, 800);
  await isOpen('Bot');
  await focusOn(() => rep);
  expect(opened).toHaveBeenCalledWith('bot');
});

test('TF-9: focus on a tab moves to the first field of the open panel when the tabs stack', async () => {
  draw({ defaultTab: 'bot' });
  screen.getByRole('tab', { name: 'Bot' }).focus();
  await narrow();
  await focusOn(() => field('Rep Name'));
});

test('TF-9: labels that don’t fit become headings in a wide form too, with every error visible', async () => {
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

test('TF-9: shorter labels turn headings back into tabs, and longer ones turn tabs into headings', async () => {
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
  await isOpen('Basic');
  expect(document.activeElement).toBe(field('Channel Name'));
  rerender(form(long));
  await stacked();
  expect(field('Channel Name').value).toBe('After hours');
});

test('TF-9: tabs become headings when their error counts make them too wide', async () => {
  const labels = ['What callers hear at first', 'What is said when nobody answers the telephone'];
  const { container } = draw({
    tabs: tabs.map((tab, place) => ({ ...tab, label: labels[place] ?? '' })),
    validate: () => ({ name: 'Too short', rep: 'Too short' }),
  });
  const room = screen.getAllByRole('tab').reduce((sum, tab) => sum + tab.getBoundingClientRect().width, 0);
  expect(room).toBeGreaterThan(480);
  container.style.inlineSize = `${Math.ceil(room) + 8}px`;
  await isOpen('What callers hear at first');
  await save();
  await stacked();
  await screen.findByRole('group', { name: 'There is a problem: 2 errors' });
});

test('TF-9: in stacked tabs, summary links focus their field and group titles are one level deeper', async () => {
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

/** A minimal router with what the guard needs. */
function makeRouter() {
  let ask: ((attempt: LeaveAttempt) => void) | undefined;
  const arrive = vi.fn();
  const block = (onAttempt: (attempt: LeaveAttempt) => void) => {
    ask = onAttempt;
    return () => {
      ask = undefined;
    };
  };
  return {
    adapter: { block },
    arrive,
    go: () => (ask ? ask({ proceed: arrive }) : arrive()),
    isBlocked: () => ask !== undefined,
  };
}

const filledTabs = [
  {
    id: 'basic',
    label: 'Basic',
    children: <TextField name="name" label="Channel Name" defaultValue="Reception" />,
  },
  { id: 'bot', label: 'Bot', children: <TextField name="rep" label="Rep Name" /> },
];

function Channel({ go, ...given }: Partial<TabbedFormProps> & { go: () => void }) {
  return (
    <TabbedForm label="Channel" tabs={filledTabs} showEditedBadges onSubmit={() => undefined} {...given}>
      <TextField name="note" label="Note" />
      <FormActions save="Save channel" sections={filledTabs}>
        <Button onPress={go}>Channels</Button>
      </FormActions>
    </TabbedForm>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const openTab = async (name: RegExp) => userEvent.click(await screen.findByRole('tab', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const asked = async () => {
  const dialog = await screen.findByRole('alertdialog');
  return document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent;
};

test('TF-13: leaving a form with unsaved changes prompts and names the tabs in their order', async () => {
  const router = makeRouter();
  render(
    <>
      <UnsavedChangesGuard adapter={router.adapter} />
      <Channel go={router.go} />
    </>,
  );
  await openTab(/Bot/);
  await userEvent.fill(field('Rep Name'), 'Noa');
  await screen.findByRole('tab', { name: 'Bot, edited' });
  await press('Channels');
  expect(await asked()).toBe('Not saved: Bot.');
  await press('No');
  await gone();
  await waitFor(() => expect(document.activeElement).toBe(field('Rep Name')));
  expect(field('Rep Name').value).toBe('Noa');

  // Changes below the tabs are reported under the name of the form.
  await userEvent.fill(field('Note'), 'Ask Maya');
  await openTab(/Basic/);
  await userEvent.fill(field('Channel Name'), 'After hours');
  await screen.findByRole('tab', { name: 'Basic, edited' });
  await press('Channels');
  expect(await asked()).toBe('Not saved: Basic, Bot, and Channel.');
  await press('No');
  await gone();

  // A field that is back at its original value isn't unsaved.
  await userEvent.fill(field('Note'), '');
  await userEvent.fill(field('Channel Name'), 'Reception');
  await screen.findByRole('tab', { name: 'Basic' });
  await press('Channels');
  expect(await asked()).toBe('Not saved: Bot.');
  await press('Yes');
  await waitFor(() => expect(router.arrive).toHaveBeenCalledOnce());
});

test('TF-13: `onSaved` can navigate away without a prompt', async () => {
  const router = makeRouter();
  render(
    <>
      <UnsavedChangesGuard adapter={router.adapter} />
      <Channel go={router.go} onSubmit={async () => undefined} onSaved={router.go} />
    </>,
  );
  await userEvent.fill(field('Channel Name'), 'After hours');
  await screen.findByRole('tab', { name: 'Basic, edited' });
  await press('Save channel');
  await waitFor(() => expect(router.arrive).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('TF-13: leaving still prompts after a failed or rejected save', async () => {
  const router = makeRouter();
  const onSubmit = vi.fn<TabbedFormProps['onSubmit']>(() => Promise.reject(new Error('offline')));
  render(
    <>
      <UnsavedChangesGuard adapter={router.adapter} />
      <Channel go={router.go} onSubmit={onSubmit} describeFailure={() => 'The server did not answer.'} />
    </>,
  );
  await userEvent.fill(field('Channel Name'), 'After hours');
  await screen.findByRole('tab', { name: 'Basic, edited' });
  for (const title of ['Not saved', 'There is a problem: 1 error in 1 tab']) {
    await press('Save channel');
    await screen.findByRole('group', { name: title });
    await press('Channels');
    expect(await asked()).toBe('Not saved: Basic.');
    await press('No');
    await gone();
    onSubmit.mockImplementation(async () => ({ name: 'This name is taken' }));
  }
  expect(field('Channel Name').value).toBe('After hours');
});

test('TF-13: leaving doesn’t prompt without a guard, or with `showEditedBadges` off', async () => {
  const router = makeRouter();
  const { unmount } = render(<Channel go={router.go} />);
  await userEvent.fill(field('Channel Name'), 'After hours');
  await screen.findByRole('tab', { name: 'Basic, edited' });
  await press('Channels');
  expect(router.arrive).toHaveBeenCalledOnce();
  unmount();

  render(
    <>
      <UnsavedChangesGuard adapter={router.adapter} />
      <Channel go={router.go} showEditedBadges={false} />
    </>,
  );
  await userEvent.fill(field('Channel Name'), 'After hours');
  await screen.findByText('Unsaved changes in Basic');
  await press('Channels');
  expect(router.arrive).toHaveBeenCalledTimes(2);
});

test.each([
  ['its label', { label: 'Organization' }, 'Not saved: Organization.'],
  ['a generic phrase', {}, 'Not saved: this form.'],
])('TF-13: the prompt names a plain form by %s, until the form unmounts', async (_, named, words) => {
  const router = makeRouter();
  const { rerender } = render(
    <>
      <UnsavedChangesGuard adapter={router.adapter} />
      <Form warnOnUnsaved onSubmit={() => undefined} {...named}>
        <TextField name="name" label="Organization Name" />
        <FormActions save="Save organization" />
      </Form>
    </>,
  );
  await userEvent.fill(field('Organization Name'), 'Levinsky Bakery');
  // The guard is notified in an effect, which might run after the field has changed.
  await waitFor(() => expect(router.isBlocked()).toBe(true));
  router.go();
  expect(await asked()).toBe(words);
  await press('No');
  await gone();
  rerender(<UnsavedChangesGuard adapter={router.adapter} />);
  await waitFor(() => expect(router.isBlocked()).toBe(false));
  router.go();
  expect(router.arrive).toHaveBeenCalledOnce();
});
