// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { en, startingWith } from '../../testing/messages.ts';
import { showPart } from '../../testing/showPart.tsx';
import { ServiceTokens } from './ServiceTokens.tsx';

const place = '/api/organization/o1/serviceTokens';
const shop = { id: 'c1', name: 'Shop', active: true };
const bakery = { id: 'o1', name: 'Bakery', channels: [shop, { ...shop, id: 'c2', name: 'Orders' }] };
const owner = { ...bakery, role: 'owner', permissions: [] };
const pbx = {
  ...{ id: 't1', organization: 'o1', name: 'The PBX', channels: null, createdBy: 'u1', provider: null },
  ...{ createdAt: '2026-11-01T08:00:00Z', lastUsedAt: null },
};
const secret = 'console_abc';

interface Server {
  organization?: object;
  /** What `DELETE` answers, in turn. */
  revocations?: unknown[];
}

/** Shows the section. The server gives these lists in turn, and the last one from then on. */
async function show(lists: unknown[], { organization = owner, revocations = [] }: Server = {}) {
  let creation: (() => unknown) | undefined;
  const answers = {
    '/api/organizations': [organization],
    get [place]() {
      const create = creation;
      creation = undefined;
      return create ? create() : lists.length > 1 ? lists.shift() : lists[0];
    },
    get [`${place}/t1`]() {
      return revocations.shift();
    },
  };
  const options = { words: ['IntegrationsScreen'], answers };
  const shown = await showPart(<ServiceTokens orgId="o1" />, options);
  const requests = () => shown.sent.filter(({ call }) => call.includes('serviceTokens'));
  /** Sets the answer to the next `POST`. */
  const answerWith = (create: () => unknown) => {
    creation = create;
  };
  return { ...shown, requests, answerWith, user: userEvent.setup() };
}
const button = (key: Parameters<typeof en>[0]) => screen.findByRole('button', { name: en(key) });

test('each token has its channels, and when it was created and used', async () => {
  const used = { ...pbx, id: 't2', name: 'Retell', channels: ['c2'], lastUsedAt: '2026-11-02T08:00:00Z' };
  const orphan = { ...pbx, id: 't3', name: 'Old', channels: [] };
  const unknown = { ...pbx, id: 't4', name: 'New', channels: ['c1', 'c9'] };
  await show([[pbx, used, orphan, unknown]]);
  const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent ?? '');
  expect(rows[0]).toContain(`The PBX${en('integrations.allChannels')}Created: 1 Nov 2026`);
  expect(rows[0]).toContain(en('serviceTokens.neverUsed'));
  expect(rows[1]).toContain(en('serviceTokens.only', { channels: 'Orders' }));
  expect(rows[1]).toContain('Last used: 2 Nov 2026');
  expect(rows[2]).toContain(en('serviceTokens.noChannels'));
  expect(rows[3]).toContain(en('channels.count', { count: 2 }));
});

test('a new token is limited to the chosen channels, is shown once with its addresses, and can be copied', async () => {
  const limited = { ...pbx, channels: ['c2'] };
  const { user, requests, answerWith } = await show([[], [limited]]);
  await screen.findByText(en('serviceTokens.none'));
  await user.click(await button('serviceTokens.create'));
  const dialog = within(await screen.findByRole('dialog', { name: en('serviceTokens.new') }));
  await user.type(await dialog.findByLabelText(en('serviceTokens.name')), 'The PBX');
  await user.click(dialog.getByRole('button', { name: startingWith(en('integrations.allChannels')) }));
  await user.click(await screen.findByRole('option', { name: 'Orders' }));
  await user.keyboard('{Escape}');
  answerWith(() => ({ ...limited, token: secret }));
  await user.click(dialog.getByRole('button', { name: en('serviceTokens.create') }));

  await screen.findByText(secret);
  expect(requests().find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    name: 'The PBX',
    channels: ['c2'],
  });
  expect(document.activeElement?.textContent).toBe(en('serviceTokens.token'));
  screen.getByText(en('serviceTokens.once'));
  const places = screen.getAllByText(startingWith(location.origin)).map(({ textContent }) => textContent);
  expect(places).toEqual([`${location.origin}/api/organization/o1/channels/c2`]);
  await user.click(await button('serviceTokens.copy'));
  expect(await navigator.clipboard.readText()).toBe(secret);

  await user.keyboard('{Escape}');
  screen.getByText(secret);
  await user.click(await button('common.done'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(secret)).toBeNull();
  await screen.findByText('The PBX');
});

test('without a choice, a token is valid for all channels, and a name is needed', async () => {
  const { user, requests, answerWith } = await show([[]]);
  await user.click(await button('serviceTokens.create'));
  const dialog = within(await screen.findByRole('dialog'));
  const send = await dialog.findByRole('button', { name: en('serviceTokens.create') });
  await user.click(send);
  await screen.findAllByText(en('forms.required', { field: en('serviceTokens.name') }));
  expect(requests()).toHaveLength(1);
  await user.type(dialog.getByLabelText(startingWith(en('serviceTokens.name'))), 'The PBX');
  answerWith(() => ({ ...pbx, token: secret }));
  await user.click(send);
  await screen.findByText(secret);
  expect(requests()[1]?.body).toEqual({ name: 'The PBX', channels: null });
  expect(screen.getAllByText(startingWith(location.origin))).toHaveLength(2);
});

test('a provider that signs needs a secret instead of a token, and its addresses can be shown again', async () => {
  const signed = { ...pbx, provider: 'retell', channels: ['c2'] };
  const { user, requests, answerWith } = await show([[], [signed]]);
  await user.click(await button('serviceTokens.create'));
  const form = within(await screen.findByRole('dialog'));
  await user.type(await form.findByLabelText(en('serviceTokens.name')), 'The PBX');
  await user.selectOptions(form.getByRole('combobox'), 'Retell');
  const send = form.getByRole('button', { name: en('serviceTokens.create') });
  await user.click(send);
  await screen.findAllByText(en('forms.required', { field: en('serviceTokens.secret') }));
  expect(requests()).toHaveLength(1);
  const field = form.getByLabelText(en('serviceTokens.secret'));
  expect(field.getAttribute('type')).toBe('password');
  await user.type(field, 'key_123456');
  answerWith(() => ({ ...signed, token: null }));
  await user.click(send);

  const title = en('serviceTokens.addressesOf', { name: 'The PBX' });
  const address = `${location.origin}/webhooks/retell/t1/c2`;
  const shown = within(await screen.findByRole('dialog', { name: title }));
  shown.getByText(address);
  expect(shown.queryByText(en('serviceTokens.once'))).toBeNull();
  expect(requests()[1]?.body).toEqual({
    ...{ name: 'The PBX', channels: null, provider: 'retell', signingSecret: 'key_123456' },
  });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText(en('serviceTokens.signed', { provider: 'Retell' }));
  await user.click(screen.getByRole('button', { name: title }));
  await screen.findByText(address);
});

test('without an answer, a token isn’t requested again, and the list shows one that was created anyway', async () => {
  const { user, requests, answerWith } = await show([[], [pbx]]);
  await user.click(await button('serviceTokens.create'));
  await user.type(await screen.findByLabelText(en('serviceTokens.name')), 'The PBX');
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await user.keyboard('{Enter}');
  await screen.findByText('The PBX', { selector: 'bdi' });
  await screen.findAllByText(new RegExp(en('error.network')));
  expect(requests().map(({ call }) => call.split(' ')[0])).toEqual(['GET', 'POST', 'GET']);
});

test('a token is revoked after a question that says what stops, and focus moves to the title', async () => {
  const { user, requests } = await show([[pbx]], { revocations: [new Response(null, { status: 204 })] });
  await user.click(
    await screen.findByRole('button', { name: en('serviceTokens.revokeOf', { name: 'The PBX' }) }),
  );
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText(startingWith(en('serviceTokens.revokeText')));
  expect(requests()).toHaveLength(1);
  await user.click(question.getByRole('button', { name: en('serviceTokens.revoke') }));
  await screen.findByText(en('serviceTokens.none'));
  expect(requests().at(-1)?.call).toBe(`DELETE ${place}/t1`);
  const title = screen.getByRole('heading', { name: en('serviceTokens.title') });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test('a token that someone else has revoked disappears, and another failure keeps it', async () => {
  const revocations = [409, 404].map((status) => new Response(null, { status }));
  const { user } = await show([[pbx]], { revocations });
  await user.click(
    await screen.findByRole('button', { name: en('serviceTokens.revokeOf', { name: 'The PBX' }) }),
  );
  const question = within(await screen.findByRole('alertdialog'));
  const revoke = question.getByRole('button', { name: en('serviceTokens.revoke') });
  await user.click(revoke);
  await question.findByText(startingWith(en('error.conflict')));
  await user.click(revoke);
  await screen.findByText(en('serviceTokens.none'));
});

test('with 20 tokens, no other one can be created', async () => {
  const tokens = Array.from({ length: 20 }, (_, index) => ({ ...pbx, id: `t${index}` }));
  await show([tokens]);
  await screen.findByText(en('serviceTokens.most', { count: 20 }));
  expect(await button('serviceTokens.create')).toHaveProperty('disabled', true);
});

test('a failure has Retry', async () => {
  const { user } = await show([new Response(null, { status: 400 }), [pbx]]);
  await user.click(await button('common.retry'));
  await screen.findByText('The PBX');
});

test('only the owner and managers with the permission ask for tokens', async () => {
  for (const mine of [
    { role: 'manager', permissions: ['channels'] },
    { role: 'staff', permissions: ['integrations'] },
  ]) {
    const { sent, requests, container, unmount } = await show([[pbx]], {
      organization: { ...bakery, ...mine },
    });
    await waitFor(() => expect(sent).not.toEqual([]));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([container.textContent, requests()]).toEqual(['', []]);
    unmount();
  }
  await show([[pbx]], { organization: { ...bakery, role: 'manager', permissions: ['integrations'] } });
  await screen.findByText('The PBX');
});

test.each([404, 405, 501, 403])('if the server answers %i, there is no section', async (status) => {
  const { requests, container } = await show([new Response(null, { status })], { organization: bakery });
  await waitFor(() => expect(requests()).not.toEqual([]));
  await waitFor(() => expect(container.textContent).toBe(''));
});
