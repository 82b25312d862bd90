// @vitest-environment jsdom
import { Form, FormActions, TextField, UIProvider } from '@console/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { en } from '../../testing/messages.ts';
import { ApiError } from '../http/errors.ts';
import { endSession, startSession } from '../http/session.ts';
import { loadMessages, MessagesProvider, type Translate } from '../i18n/index.ts';
import { SavingNews } from './SavingNews.tsx';
import type { SavingOptions } from './savingOptions.ts';
import { useSaving } from './useSaving.ts';

type Values = { name: string; secret: string };
type Options = SavingOptions<Values, { etag: string | null }>;

const signIn = (id = 'maya') =>
  startSession({
    user: { id, fullName: id, picture: null, token: `token of ${id}` },
    settings: { language: 'en' },
    organizations: [],
    channels: [],
  });

let t: Translate;
beforeAll(async () => {
  t = await loadMessages('en');
  // Not implemented in jsdom, and not relevant here.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Object.assign(Element.prototype, { checkVisibility: () => true, scrollIntoView() {} });
});
beforeEach(() => {
  sessionStorage.clear();
  signIn();
});
afterEach(cleanup);

function Example(options: Pick<Options, 'send'> & Partial<Options>) {
  const saving = useSaving<Values, { etag: string | null }>({
    name: 'thing/1',
    label: 'Thing',
    start: { values: { name: 'Bakery', secret: '' }, etag: '"1"' },
    labels: { name: 'Name' },
    secrets: ['secret'],
    ...options,
  });
  return (
    <>
      <SavingNews saving={saving} />
      <Form key={saving.version} {...saving.form}>
        <TextField name="name" label="Name" defaultValue={saving.values.name} />
        <TextField name="secret" label="Secret" defaultValue={saving.values.secret} />
        <FormActions save="Save" />
      </Form>
    </>
  );
}

function show(options: Parameters<typeof Example>[0]) {
  render(
    <UIProvider locale="en">
      <MessagesProvider locale="en" t={t}>
        <Example {...options} />
      </MessagesProvider>
    </UIProvider>,
  );
  const user = userEvent.setup();
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  return {
    user,
    name,
    save: () => user.click(screen.getByRole('button', { name: 'Save' })),
    async type(text: string) {
      await user.clear(name());
      await user.type(name(), text);
    },
  };
}

/** The accessible description. */
const descriptionOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('a save sends the ETag that was loaded, and the next save the ETag of the response', async () => {
  const send = vi.fn<Options['send']>(async () => ({ etag: '"2"' }));
  const onSaved = vi.fn();
  const { save, type } = show({ send, onSaved });
  await type('Bakery 2');
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ etag: '"2"' }));
  expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Bakery 2', secret: '' });
  expect(send.mock.calls[0]?.[1].etag).toBe('"1"');
  await type('Bakery 3');
  await save();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls[1]?.[1].etag).toBe('"2"');
  expect(send.mock.calls[1]?.[1].idempotencyKey).not.toBe(send.mock.calls[0]?.[1].idempotencyKey);
});

test('a server validation error appears at its field and moves focus there', async () => {
  const fields = [{ path: 'name', code: 'required', message: 'Nothing to see' }];
  const send = vi
    .fn<Options['send']>()
    .mockRejectedValue(new ApiError('validation', { status: 422, fields }));
  const { save, name } = show({ send });
  await save();
  await waitFor(() => expect(descriptionOf(name())).toBe('Error: Name is required'));
  expect(document.activeElement).toBe(name());
});

test('a retry after a network error reuses the idempotency key', async () => {
  const send = vi.fn<Options['send']>().mockRejectedValueOnce(new ApiError('network'));
  send.mockResolvedValue({ etag: null });
  const { user, type, save, name } = show({ send });
  await type('Bakery 2');
  await save();
  const again = await screen.findByRole('button', { name: en('common.retry') });
  expect(name().value).toBe('Bakery 2');
  await user.click(again);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls[1]?.[1].idempotencyKey).toBe(send.mock.calls[0]?.[1].idempotencyKey);
});

test('a failed save shows what happened and the request ID', async () => {
  const failure = new ApiError('server', { status: 500, requestId: 'abc' });
  const { save } = show({ send: vi.fn().mockRejectedValue(failure) });
  await save();
  const sentence = await screen.findByText(en('error.server'), { exact: false });
  expect(sentence.textContent).toContain(en('common.request', { id: 'abc' }));
});

const changedMeanwhile = () => new ApiError('precondition', { status: 412 });
const theirs = { values: { name: 'Patisserie', secret: '' }, etag: '"7"' };

test('keeping your own version after a conflict sends it with the current ETag', async () => {
  const send = vi.fn<Options['send']>().mockRejectedValueOnce(changedMeanwhile());
  send.mockResolvedValue({ etag: '"8"' });
  const { user, type, save } = show({ send, refresh: async () => theirs });
  await type('Bakery 2');
  await save();
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain(`${en('forms.mine')} Bakery 2`);
  expect(dialog.textContent).toContain(`${en('forms.theirs')} Patisserie`);
  await user.click(screen.getByRole('button', { name: en('forms.keepMine') }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls[1]).toMatchObject([{ name: 'Bakery 2' }, { etag: '"7"' }]);
});

test('a conflict with your own change is resolved without a dialog', async () => {
  const send = vi.fn<Options['send']>().mockRejectedValueOnce(changedMeanwhile());
  send.mockResolvedValue({ etag: '"8"' });
  const onSaved = vi.fn();
  const own = { values: { name: 'Bakery 2', secret: '' }, etag: '"7"' };
  const { type, save } = show({ send, onSaved, refresh: async () => own });
  await type('Bakery 2 ');
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ etag: '"8"' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(send.mock.calls[1]?.[1].etag).toBe('"7"');
});

test.each([
  ['after a timeout, Retry reuses the idempotency key', new ApiError('timeout'), true],
  ['after a 500, Retry reuses the idempotency key', new ApiError('server', { status: 500 }), true],
  ['after a 409, Retry has a new idempotency key', new ApiError('conflict', { status: 409 }), false],
])('%s', async (_title, failure, isSame) => {
  const send = vi.fn<Options['send']>().mockRejectedValueOnce(failure);
  send.mockResolvedValue({ etag: null });
  const { user, type, save } = show({ send });
  await type('Bakery 2');
  await save();
  await user.click(await screen.findByRole('button', { name: en('common.retry') }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls[1]?.[1].idempotencyKey === send.mock.calls[0]?.[1].idempotencyKey).toBe(isSame);
});

test('taking the other version shows it, and the next save sends its ETag', async () => {
  const send = vi.fn<Options['send']>().mockRejectedValueOnce(changedMeanwhile());
  send.mockResolvedValue({ etag: '"8"' });
  const { user, type, save, name } = show({ send, refresh: async () => theirs });
  await type('Bakery 2');
  await save();
  await user.click(await screen.findByRole('button', { name: en('forms.takeTheirs') }));
  await waitFor(() => expect(name().value).toBe('Patisserie'));
  expect(document.activeElement).toBe(name());
  await type('Patisserie 2');
  await save();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls[1]?.[1].etag).toBe('"7"');
});

test('dismissing the conflict dialog keeps the input and shows that it isn’t saved', async () => {
  const send = vi.fn<Options['send']>().mockRejectedValueOnce(changedMeanwhile());
  const { user, type, save, name } = show({ send, refresh: async () => theirs });
  await type('Bakery 2');
  await save();
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  expect(await screen.findByText(en('forms.conflictOpen'), { exact: false })).toBeTruthy();
  expect(name().value).toBe('Bakery 2');
});

test('unsaved input is restored after the session ends and a new sign-in, except for secrets', async () => {
  const { user, type } = show({ send: vi.fn() });
  await type('Bakery 2');
  await user.type(screen.getByRole('textbox', { name: 'Secret' }), 'hush');
  endSession();
  cleanup();
  signIn();
  const again = show({ send: vi.fn() });
  expect(again.name().value).toBe('Bakery 2');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Secret' }).value).toBe('');
  await again.user.click(screen.getByRole('button', { name: en('forms.discardDraft') }));
  expect(again.name().value).toBe('Bakery');
  expect(document.activeElement).toBe(again.name());
});

test('unsaved input isn’t restored for a different person', async () => {
  const { type } = show({ send: vi.fn() });
  await type('Bakery 2');
  endSession();
  cleanup();
  signIn('noa');
  expect(show({ send: vi.fn() }).name().value).toBe('Bakery');
  expect(sessionStorage.length).toBe(0);
});
