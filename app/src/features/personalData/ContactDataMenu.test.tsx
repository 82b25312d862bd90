// @vitest-environment jsdom
import { clearToasts, ToastRegion } from '@console/ui';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { en } from '../../testing/messages.ts';
import { showPart } from '../../testing/showPart.tsx';
import { ContactDataMenu } from './ContactDataMenu.tsx';

const saved = vi.hoisted(() => [] as { name: string; size: number }[]);
vi.mock('../../core/saveFile.ts', () => ({
  saveFile: (file: Blob, name: string) => void saved.push({ name, size: file.size }),
}));

const bakery = { id: 'o1', name: 'Levinsky Bakery', role: 'owner', channels: [] };
const everything = ['contacts', 'calls', 'transcripts'];
const person = { id: 'p1', name: 'Ada Levi', phone: '0524401187' };
const removed = {
  ...{ contacts: 1, calls: 2, turns: 9, summaries: 0, transcriptions: 0, recordings: 1 },
  ...{ appointments: 3, notes: 1, decisions: 0 },
};
const dueAt = '2026-11-30T03:00:00+02:00';
const erasure = {
  ...{ id: 'e1', kind: 'contact', name: 'Ada Levi', requestedAt: '2026-11-28T18:00:00Z', dueAt },
  ...{ erasedAt: null, backupsUntil: null, removed },
};
const place = '/api/organization/o1/contacts/p1';
const erasures = '/api/organization/o1/erasures';

beforeEach(() => {
  saved.length = 0;
  clearToasts();
});

/** The server answers a POST of the erasure with these in turn, and the last one from then on. */
function serverWith(...inTurn: unknown[]) {
  const answers: Record<string, unknown> = {
    '/api/organizations': [{ ...bakery, permissions: everything }],
    [erasures]: [],
    [`${erasures}/e1`]: new Response(null, { status: 204 }),
  };
  const turns = [{ removes: removed, dueAt }, ...inTurn];
  Object.defineProperty(answers, `${place}/erasure`, {
    get: () => (turns.length > 1 ? turns.shift() : turns[0]),
    configurable: true,
  });
  return answers;
}

async function show(answers: Record<string, unknown>) {
  const onErased = vi.fn();
  const { sent } = await showPart(
    <>
      <ContactDataMenu orgId="o1" person={person} onErased={onErased} />
      <ToastRegion />
    </>,
    { words: ['SummaryScreen'], answers },
  );
  return { sent, onErased, user: userEvent.setup() };
}

const menu = () => screen.findByRole('button', { name: en('contacts.more', { name: person.name }) });

async function choose(user: ReturnType<typeof userEvent.setup>, item: 'eraseContact' | 'copyContact') {
  await user.click(await menu());
  await user.click(await screen.findByRole('menuitem', { name: en(`personalData.${item}`) }));
}

test('an erasure says what it removes, is confirmed by typing, and can be undone in the toast', async () => {
  const { sent, onErased, user } = await show(serverWith(erasure));
  await choose(user, 'eraseContact');
  const dialog = within(await screen.findByRole('alertdialog'));
  const field = dialog.getByRole('textbox', { name: en('personalData.confirmLabel') });
  await dialog.findByText(en('personalData.calls', { count: 2 }));
  dialog.getByText(en('personalData.appointments', { count: 3 }));
  dialog.getByText(/30 Nov 2026/);
  dialog.getByText(en('personalData.stays'));
  expect(dialog.queryByText(en('personalData.decisions', { count: 0 }))).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(field));

  await user.keyboard('Ada{Enter}');
  await dialog.findByText(en('personalData.confirmWrong'));
  expect(document.activeElement).toBe(field);
  expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false);

  await user.clear(field);
  await user.keyboard('ada  levi{Enter}');
  await waitFor(() => expect(onErased).toHaveBeenCalledTimes(1));
  expect(sent.at(-1)?.call).toBe(`POST ${place}/erasure`);
  await screen.findByText(en('personalData.hidden', { name: person.name }));
  await user.click(screen.getByRole('button', { name: en('common.undo') }));
  await screen.findByText(en('personalData.restored', { name: person.name }));
  expect(sent.some(({ call }) => call === `DELETE ${erasures}/e1`)).toBe(true);
});

test('if an erasure fails, the dialog says why and keeps what was typed, and the button tries again', async () => {
  const { onErased, user } = await show(serverWith(new Response(null, { status: 400 }), erasure));
  await choose(user, 'eraseContact');
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(en('personalData.calls', { count: 2 }));
  await user.keyboard(`${person.phone}{Enter}`);
  await dialog.findByText(en('personalData.notErased'));
  expect(onErased).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: en('personalData.eraseContact') }));
  await waitFor(() => expect(onErased).toHaveBeenCalledTimes(1));
});

test('until it is known what an erasure removes, nothing can be erased; a failed load has Retry', async () => {
  const answers = serverWith(erasure);
  const plans = [new Response(null, { status: 400 }), { removes: removed, dueAt }];
  Object.defineProperty(answers, `${place}/erasure`, { get: () => plans.shift() });
  const { sent, user } = await show(answers);
  await choose(user, 'eraseContact');
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(en('personalData.planFailed'));
  await user.type(dialog.getByRole('textbox'), `${person.name}{Enter}`);
  expect(dialog.getByRole('button', { name: en('personalData.eraseContact') })).toHaveProperty(
    'disabled',
    true,
  );
  await user.click(dialog.getByRole('button', { name: en('common.retry') }));
  await dialog.findByText(en('personalData.calls', { count: 2 }));
  expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false);
});

test('an erasure that can’t be undone any more says so', async () => {
  const answers = serverWith(erasure);
  answers[`${erasures}/e1`] = new Response(null, { status: 409 });
  const { user } = await show(answers);
  await choose(user, 'eraseContact');
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(en('personalData.calls', { count: 2 }));
  await user.keyboard(`${person.name}{Enter}`);
  await user.click(await screen.findByRole('button', { name: en('common.undo') }));
  await screen.findByText(en('personalData.tooLate'));
});

test('a copy is saved under the name that the server sends, and a failed one has Retry', async () => {
  const archive = new Response('PK', {
    headers: { 'content-disposition': "attachment; filename*=UTF-8''Ada%20Levi%202026-11-28.zip" },
  });
  const inTurn = [new Response(null, { status: 503 }), archive];
  const answers = serverWith();
  Object.defineProperty(answers, `${place}/copy`, { get: () => inTurn.shift() });
  const { user } = await show(answers);
  await choose(user, 'copyContact');
  const dialog = within(await screen.findByRole('dialog', { name: en('personalData.copyTitle', person) }));
  await user.click(dialog.getByRole('button', { name: en('personalData.copyContact') }));
  await dialog.findByText(en('personalData.copyFailed'));
  expect(saved).toEqual([]);
  await user.click(dialog.getByRole('button', { name: en('common.retry') }));
  await screen.findByText(en('personalData.copied'));
  expect(saved).toEqual([{ name: 'Ada Levi 2026-11-28.zip', size: 2 }]);
});

test('without the permission or with a server that has no erasures, there is no menu', async () => {
  const viewer = { ...bakery, permissions: ['contacts', 'calls'] };
  const { sent } = await show({ ...serverWith(), '/api/organizations': [viewer] });
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain('GET /api/organizations'));
  expect(sent.map(({ call }) => call)).not.toContain(`GET ${erasures}`);
  expect(screen.queryByRole('button', { name: en('contacts.more', person) })).toBeNull();

  cleanup();
  const other = await show({ ...serverWith(), [erasures]: undefined });
  await waitFor(() => expect(other.sent.map(({ call }) => call)).toContain(`GET ${erasures}`));
  expect(screen.queryByRole('button', { name: en('contacts.more', person) })).toBeNull();
});
