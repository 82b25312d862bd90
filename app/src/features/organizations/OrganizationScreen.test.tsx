// @vitest-environment jsdom
import { clearToasts, ToastRegion } from '@console/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { en } from '../../testing/messages.ts';
import { showPart } from '../../testing/showPart.tsx';
import { OrganizationScreen } from './OrganizationScreen.tsx';

const organization = {
  ...{ id: 'o1', name: 'Levinsky Bakery', pronounciation_name: '', owner: 'u1', country: 'il', address: '' },
  ...{ official_phone: '', industry: '', workingHoursAndDays: '', pricing: '', features: '', channels: [] },
};

beforeEach(() => clearToasts());

const onDeleted = vi.fn();

/** Shows the screen. The person's deleted organizations are these in turn, and the last ones from then on. */
function show(more: object, ...erasures: object[][]) {
  const answers = {
    '/api/organizations/o1': { ...organization, ...more },
    '/api/organizations': [organization],
    '/api/user/erasures/e1': new Response(null, { status: 204 }),
  };
  Object.defineProperty(answers, '/api/user/erasures', {
    get: () => (erasures.length > 1 ? erasures.shift() : erasures[0]),
  });
  return showPart(
    <>
      <OrganizationScreen orgId="o1" hash="" onDeleted={onDeleted} />
      <ToastRegion />
    </>,
    { words: ['OrganizationScreen'], answers },
  );
}

const none = {
  contacts: 0,
  calls: 0,
  summaries: 0,
  transcriptions: 0,
  recordings: 0,
  notes: 0,
  decisions: 0,
};
const erasure = {
  ...{ id: 'e1', kind: 'organization', name: organization.name, requestedAt: '2026-11-28T18:00:00Z' },
  ...{ dueAt: '2026-11-30T01:00:00Z', erasedAt: null, backupsUntil: null },
  removed: { ...none, appointments: 0 },
};

async function openQuestion() {
  await userEvent.click(await screen.findByRole('button', { name: en('organization.delete') }));
  return within(await screen.findByRole('alertdialog'));
}

test('an organization is deleted after its name was typed, and the toast brings it back', async () => {
  const { sent } = await show({}, [], [erasure]);
  const isDeletion = ({ call }: { call: string }) => call === 'DELETE /api/organizations/o1';
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain('GET /api/user/erasures'));
  const dialog = await openQuestion();
  dialog.getByText(en('organization.deleteText', organization));
  await userEvent.keyboard('Levinsky{Enter}');
  await dialog.findByText(en('organization.confirmWrong'));
  expect(sent.some(isDeletion)).toBe(false);
  await userEvent.keyboard(' bakery{Enter}');
  await screen.findByText(en('organization.deleted', organization));
  screen.getByText(/^Until 30 Nov 2026/);
  expect(sent.filter(isDeletion)).toHaveLength(1);
  await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByRole('button', { name: en('common.undo') }));
  await screen.findByText(en('personalData.restored', organization));
  expect(sent.map(({ call }) => call)).toContain('DELETE /api/user/erasures/e1');
});

test('a server that deletes organizations at once: the dialog says so, and the toast has no Undo', async () => {
  await show({});
  const dialog = await openQuestion();
  dialog.getByText(en('organization.deleteTextForGood', organization));
  await userEvent.keyboard('Levinsky Bakery{Enter}');
  await screen.findByText(en('organization.deleted', organization));
  expect(screen.queryByRole('button', { name: en('common.undo') })).toBeNull();
});

test('a server without roles: the organization can be changed and deleted, and the server decides', async () => {
  await show({});
  await screen.findByRole('button', { name: en('organization.delete') });
  screen.getByRole('button', { name: en('organization.save') });
  expect(screen.queryByText(/undefined/)).toBeNull();
});

test('someone who isn’t the owner reads that only the owner can delete the organization', async () => {
  await show({ role: 'manager', permissions: ['team'] });
  await screen.findByText(en('organization.onlyOwnerDeletes', { role: en('role.manager') }));
  expect(screen.queryByRole('button', { name: en('organization.delete') })).toBeNull();
});
