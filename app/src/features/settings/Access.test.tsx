// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { en } from '../../testing/messages.ts';
import { showPart } from '../../testing/showPart.tsx';
import { Access } from './Access.tsx';

const off = { password: true, secondFactor: { active: false, required: false, recoveryCodes: 0 } };
const on = { password: true, secondFactor: { active: true, required: false, recoveryCodes: 9 } };
const secret = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Console:ada%40example.test?issuer=Console&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};
const codes = ['aaaa-bbbb-cccc-dddd-eeee-ffff', 'gggg-hhhh-iiii-jjjj-kkkk-llll'];

const show = (credentials: unknown, answers = {}) =>
  showPart(<Access />, {
    words: ['SettingsScreen'],
    answers: { '/api/user/credentials': credentials, '/api/user/password': {}, ...answers },
  });
const field = (name: string | RegExp) => screen.findByLabelText(name);

/** Makes the server reject the calls to a path with these errors. */
function refuse(path: string, status: number, errors: object[]) {
  const answered = fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    address === path ? Promise.resolve(Response.json({ errors }, { status })) : answered(address, init),
  );
}

test('nothing is shown for accounts without a password, or if the server doesn’t support it', async () => {
  const without = await show({ ...off, password: false });
  await waitFor(() => expect(without.sent).toHaveLength(1));
  expect(without.container.textContent).toBe('');
  without.unmount();
  const unknown = await show(undefined);
  await waitFor(() => expect(unknown.sent).toHaveLength(1));
  expect(unknown.container.textContent).toBe('');
});

test('changing your password requires the current one, and the new one twice', async () => {
  const user = userEvent.setup();
  const { sent } = await show(off);
  await user.click(await screen.findByRole('button', { name: en('settings.changePassword') }));
  expect(await field(en('settings.currentPassword'))).toHaveProperty('autocomplete', 'current-password');
  await user.type(await field(en('settings.currentPassword')), 'correct horse battery');
  await user.type(await field(en('settings.newPassword')), 'short');
  const dialog = screen.getByRole('dialog', { name: en('settings.changePassword') });
  const send = within(dialog).getByRole('button', { name: en('settings.changePassword') });
  await user.click(send);
  expect(await screen.findAllByText('At least 12 characters')).not.toHaveLength(0);
  expect(screen.getAllByText(en('team.passwordsDiffer'))).not.toHaveLength(0);
  expect(sent.filter(({ call }) => call.startsWith('PUT'))).toEqual([]);

  for (const name of [en('settings.newPassword'), en('team.confirmPassword')]) {
    await user.clear(await field(name));
    await user.type(await field(name), 'another horse battery');
  }
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ call }) => call.startsWith('PUT'))).toEqual({
    call: 'PUT /api/user/password',
    body: { currentPassword: 'correct horse battery', password: 'another horse battery' },
  });
});

test('server validation errors are shown at their fields, as messages of the console', async () => {
  const user = userEvent.setup();
  await show(off);
  refuse('/api/user/password', 422, [
    { path: 'currentPassword', code: 'wrong-password', message: '-' },
    { path: 'password', code: 'common-password', message: '-' },
  ]);
  await user.click(await screen.findByRole('button', { name: en('settings.changePassword') }));
  for (const name of [en('settings.currentPassword'), en('settings.newPassword'), en('team.confirmPassword')])
    await user.type(await field(name), 'qwertyuiop123');
  await user.keyboard('{Enter}');
  await screen.findAllByText(en('forms.wrongPassword'));
  expect(screen.getByLabelText(en('settings.newPassword')).getAttribute('aria-describedby')).toBeTruthy();
  expect(screen.getAllByText(en('forms.commonPassword'))).not.toHaveLength(0);
});

test('setting up a second factor requires password and code, and confirming the recovery codes', async () => {
  const user = userEvent.setup();
  const { sent } = await show(off, { '/api/user/secondFactor': { ...secret, recoveryCodes: codes } });
  await user.click(await screen.findByRole('button', { name: en('twoStep.setUp') }));
  await user.type(await field(en('settings.currentPassword')), 'correct horse battery{Enter}');

  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  expect(await screen.findByRole('img', { name: en('twoStep.qr') })).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe(secret.uri);
  const code = await field(en('login.code'));
  expect(document.activeElement).toBe(code);
  expect(code).toMatchObject({ autocomplete: 'one-time-code', inputMode: 'numeric' });
  await user.paste('123 456');
  await user.keyboard('{Enter}');

  const title = await screen.findByRole('heading', { name: en('twoStep.isOn') });
  expect(document.activeElement).toBe(title);
  const list = screen.getByRole('list', { name: en('twoStep.codes') });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  await user.click(screen.getByRole('button', { name: en('twoStep.copy') }));
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: en('common.done') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.filter(({ call }) => call.includes('secondFactor'))).toEqual([
    { call: 'POST /api/user/secondFactor', body: { password: 'correct horse battery' } },
    { call: 'PUT /api/user/secondFactor', body: { code: '123 456' } },
  ]);
});

test('turning off a second factor requires the password and a code', async () => {
  const user = userEvent.setup();
  const { sent } = await show(on, { '/api/user/secondFactor/removal': {} });
  expect(await screen.findByText('On. 9 recovery codes are left.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: en('twoStep.turnOff') }));
  await user.type(await field(en('settings.currentPassword')), 'correct horse battery');
  await user.type(await field(en('login.code')), '{Enter}');
  await screen.findAllByText('Authentication Code is required');
  await user.type(await field(en('login.code')), '123456{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ call }) => call.endsWith('removal'))?.body).toEqual({
    password: 'correct horse battery',
    code: '123456',
  });
});
