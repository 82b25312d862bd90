import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { Button } from '../Button/index.ts';
import { Form, FormActions } from '../Form/index.ts';
import { TextField } from '../TextField/index.ts';
import { type LeaveAttempt, UnsavedChangesGuard } from '../UnsavedChangesGuard/index.ts';
import { TabbedForm, type TabbedFormProps } from './index.ts';

beforeEach(() => resizeWindow(1000, 800));

/** As little of a router as a guard needs. */
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

const tabs = [
  {
    id: 'basic',
    label: 'Basic',
    children: <TextField name="name" label="Channel Name" defaultValue="Reception" />,
  },
  { id: 'bot', label: 'Bot', children: <TextField name="rep" label="Rep Name" /> },
];

function Channel({ go, ...given }: Partial<TabbedFormProps> & { go: () => void }) {
  return (
    <TabbedForm label="Channel" tabs={tabs} marksEdited onSubmit={() => undefined} {...given}>
      <TextField name="note" label="Note" />
      <FormActions save="Save channel" sections={tabs}>
        <Button onPress={go}>Channels</Button>
      </FormActions>
    </TabbedForm>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const openTab = async (name: RegExp) => userEvent.click(await screen.findByRole('tab', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const asked = async () => {
  const dialog = await screen.findByRole('alertdialog');
  return document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent;
};

test('TF-13: leaving a form with unsaved tabs asks and names each, in the order of the tabs', async () => {
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

  // What stands under the tabs is the form's own.
  await userEvent.fill(field('Note'), 'Ask Maya');
  await openTab(/Basic/);
  await userEvent.fill(field('Channel Name'), 'After hours');
  await screen.findByRole('tab', { name: 'Basic, edited' });
  await press('Channels');
  expect(await asked()).toBe('Not saved: Basic, Bot, and Channel.');
  await press('No');
  await gone();

  // What was typed back is not unsaved.
  await userEvent.fill(field('Note'), '');
  await userEvent.fill(field('Channel Name'), 'Reception');
  await screen.findByRole('tab', { name: 'Basic' });
  await press('Channels');
  expect(await asked()).toBe('Not saved: Bot.');
  await press('Yes');
  await waitFor(() => expect(router.arrive).toHaveBeenCalledOnce());
});

test('TF-13: after a save that worked the way out is free, in the same breath', async () => {
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

test('TF-13: after a save that failed, or was refused, leaving still asks', async () => {
  const router = makeRouter();
  const onSubmit = vi.fn<TabbedFormProps['onSubmit']>(() => Promise.reject(new Error('offline')));
  render(
    <>
      <UnsavedChangesGuard adapter={router.adapter} />
      <Channel go={router.go} onSubmit={onSubmit} sayFailure={() => 'The server did not answer.'} />
    </>,
  );
  await userEvent.fill(field('Channel Name'), 'After hours');
  await screen.findByRole('tab', { name: 'Basic, edited' });
  for (const title of ['It was not saved', 'There is a problem: 1 error in 1 tab']) {
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

test('TF-13: without a guard on the page the form works the same, and without the mark nothing is told', async () => {
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
      <Channel go={router.go} marksEdited={false} />
    </>,
  );
  await userEvent.fill(field('Channel Name'), 'After hours');
  await screen.findByText('Unsaved changes in Basic');
  await press('Channels');
  expect(router.arrive).toHaveBeenCalledTimes(2);
});

test.each([
  ['its label', { label: 'Organization' }, 'Not saved: Organization.'],
  ['words for itself', {}, 'Not saved: this form.'],
])('TF-13: a plain form is named by %s, and is forgotten when it goes', async (_, named, words) => {
  const router = makeRouter();
  const { rerender } = render(
    <>
      <UnsavedChangesGuard adapter={router.adapter} />
      <Form guardsChanges onSubmit={() => undefined} {...named}>
        <TextField name="name" label="Organization Name" />
        <FormActions save="Save organization" />
      </Form>
    </>,
  );
  await userEvent.fill(field('Organization Name'), 'Levinsky Bakery');
  // The guard hears of it in an effect, which may run after the field has changed.
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
