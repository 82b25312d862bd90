// @vitest-environment jsdom
import { clearToasts, ToastRegion } from '@console/ui';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { en } from '../../testing/messages.ts';
import { showPart } from '../../testing/showPart.tsx';
import { OrganizationData } from './OrganizationData.tsx';
import { OwnReceipts } from './OwnReceipts.tsx';

const removed = {
  ...{ contacts: 1, calls: 2, turns: 9, summaries: 0, transcriptions: 0, recordings: 1 },
  ...{ appointments: 0, notes: 0, decisions: 0 },
};
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const waiting = {
  ...{ id: 'e1', kind: 'contact', name: 'Ada Levi', requestedAt: day(0), dueAt: day(2) },
  ...{ erasedAt: null, backupsUntil: null, removed },
};
const done = {
  ...{ ...waiting, id: 'e2', name: null, requestedAt: '2026-01-01T10:00:00Z' },
  ...{ erasedAt: '2026-01-03T01:00:00Z', backupsUntil: '2026-01-18T01:00:00Z' },
};
const erasures = '/api/organization/o1/erasures';
const retention = '/api/organization/o1/retention';
const unlimited = { days: null, removes: { recordings: 0, transcripts: 0 } };
const counted = { days: null, removes: { recordings: 3, transcripts: 2 } };

beforeEach(() => clearToasts());

/** Answers of the server, each in turn, and the last one from then on. */
function inTurn(answers: Record<string, unknown>, path: string, ...turns: unknown[]) {
  return Object.defineProperty(answers, path, {
    get: () => (turns.length > 1 ? turns.shift() : turns[0]),
    enumerable: true,
  });
}

const permissions = ['contacts', 'calls', 'transcripts'];
const organizations = (mine: object) => [
  { id: 'o1', name: 'Levinsky Bakery', channels: [], role: 'owner', permissions, ...mine },
];

async function show(answers: Record<string, unknown>, mine = {}, isOwner = true) {
  const all = Object.defineProperties(
    { '/api/organizations': organizations(mine) },
    Object.getOwnPropertyDescriptors(answers),
  );
  const { sent } = await showPart(
    <>
      <OrganizationData orgId="o1" isOwner={isOwner} />
      <ToastRegion />
    </>,
    { words: ['OrganizationScreen'], answers: all },
  );
  return { sent, user: userEvent.setup() };
}

const days = () => screen.findByRole('textbox', { name: en('personalData.days') });
const puts = (sent: { call: string; body: unknown }[]) =>
  sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);

test('a shorter time is saved only after a question, with what it removes', async () => {
  const answers = inTurn({ [erasures]: [] }, retention, unlimited, counted, counted, {
    ...unlimited,
    days: 30,
  });
  const { sent, user } = await show(answers);
  await user.type(await days(), '0{Enter}');
  await screen.findByText(en('personalData.daysWrong', { most: 3650 }));
  await user.clear(await days());
  await user.type(await days(), '30{Enter}');
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText(/2 transcripts and 3 recordings/);
  await user.click(question.getByRole('button', { name: en('common.cancel') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(puts(sent)).toEqual([]);

  await user.click(await screen.findByRole('button', { name: en('personalData.saveDays') }));
  const again = within(await screen.findByRole('alertdialog'));
  await user.click(again.getByRole('button', { name: en('personalData.saveDays') }));
  await screen.findByText(en('personalData.keptFor', { count: 30 }));
  expect(puts(sent)).toEqual([{ days: 30 }]);
});

test('a longer time and none are saved at once', async () => {
  const { sent, user } = await show(
    inTurn({ [erasures]: [] }, retention, { ...unlimited, days: 30 }, { ...unlimited, days: 60 }, unlimited),
  );
  await user.clear(await days());
  await user.type(await days(), '60{Enter}');
  await screen.findByText(en('personalData.keptFor', { count: 60 }));
  await user.clear(await days());
  await user.type(await days(), '{Enter}');
  await screen.findByText(en('personalData.keptForEver'));
  expect(puts(sent)).toEqual([{ days: 60 }, { days: null }]);
});

test('an erasure that waits is undone in the list, and focus stays there; a done one has a receipt', async () => {
  const answers = inTurn(
    { [retention]: unlimited, [`${erasures}/e1`]: new Response(null, { status: 204 }) },
    erasures,
    [done, waiting],
    [done],
  );
  const { user } = await show(answers);
  const [first, second] = await screen.findAllByRole('listitem');
  within(first as HTMLElement).getByText('Ada Levi');
  const receipt = within(second as HTMLElement);
  receipt.getByText(
    en('personalData.removed', { list: '1 contact, 2 calls, 9 turns in transcripts and 1 recording' }),
  );
  receipt.getByText(/^Backups .+ 18 Jan 2026/);
  await user.click(screen.getByRole('button', { name: en('lists.undoOf', { name: 'Ada Levi' }) }));
  await waitFor(() => expect(screen.queryByText('Ada Levi')).toBeNull());
  expect(document.activeElement?.contains(screen.getByText(/18 Jan 2026/))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);

  await user.click(screen.getByRole('button', { name: en('personalData.copyReceiptOf', { id: 'e2' }) }));
  const text = await navigator.clipboard.readText();
  expect(text).toContain(en('personalData.receipt', { id: 'e2' }));
  expect(text).toContain('9 turns');
});

test('of many receipts, the newest ten are shown first', async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ ...done, id: `e${index}` }));
  const { user } = await show({ [retention]: unlimited, [erasures]: many });
  expect(await screen.findAllByRole('listitem')).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: en('personalData.showAll', { count: 30 }) }));
  expect(screen.getAllByRole('listitem')).toHaveLength(30);
});

test('people who can erase contacts see only the erasures, and others nothing', async () => {
  const { sent } = await show({ [erasures]: [] }, { role: 'manager' }, false);
  await screen.findByText(en('personalData.noErasures'));
  expect(screen.queryByRole('button', { name: en('personalData.copyContact') })).toBeNull();
  expect(sent.map(({ call }) => call)).not.toContain(`GET ${retention}`);
  cleanup();
  await show({}, { role: 'viewer', permissions: ['calls'] }, false);
  expect(screen.queryByText(en('personalData.erasures'))).toBeNull();
});

test('a server without these calls has no section, and a failed load has Retry', async () => {
  const { sent } = await show({});
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain(`GET ${erasures}`));
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  cleanup();

  const answers = inTurn({ [retention]: unlimited }, erasures, new Response(null, { status: 400 }), []);
  const { user } = await show(answers);
  await screen.findByText(en('personalData.erasuresFailed'));
  await user.click(screen.getByRole('button', { name: en('common.retry') }));
  await screen.findByText(en('personalData.noErasures'));
});

test('deleted organizations are in a section, with Undo or their receipt, which isn’t there without any', async () => {
  const organization = { ...waiting, id: 'e3', kind: 'organization', name: 'Levinsky Bakery' };
  const answers = {
    '/api/user/erasures': [organization, { ...done, kind: 'organization' }],
    '/api/user/erasures/e3': new Response(null, { status: 204 }),
  };
  const first = await showPart(
    <>
      <OwnReceipts />
      <ToastRegion />
    </>,
    { words: ['SettingsScreen'], answers },
  );
  await screen.findByText(en('personalData.ofOrganization'));
  screen.getByText(/^Hidden: .*1 contact/);
  await userEvent.click(screen.getByRole('button', { name: en('lists.undoOf', organization) }));
  await screen.findByText(en('personalData.restored', organization));
  expect(first.sent.map(({ call }) => call)).toContain('DELETE /api/user/erasures/e3');
  expect(document.activeElement?.contains(screen.getByText(en('personalData.ofOrganization')))).toBe(true);
  first.unmount();

  const last = inTurn(
    { '/api/user/erasures/e3': new Response(null, { status: 204 }) },
    '/api/user/erasures',
    [organization],
    [],
  );
  const only = await showPart(<OwnReceipts />, { words: ['SettingsScreen'], answers: last });
  await userEvent.click(await screen.findByRole('button', { name: en('lists.undoOf', organization) }));
  const none = await screen.findByText(en('personalData.noOwn'));
  expect(document.activeElement?.contains(none)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  only.unmount();
  for (const none of [[], undefined]) {
    const { sent, unmount } = await showPart(<OwnReceipts />, { answers: { '/api/user/erasures': none } });
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('GET /api/user/erasures'));
    expect(screen.queryByRole('group')).toBeNull();
    unmount();
  }
});
