import type { credentials } from '@console/contract';
import { call } from '../../../core/http/call.ts';

/** The credentials of the account: whether it has a password, and the state of its second factor. */
export const readCredentials = (signal?: AbortSignal) =>
  call<typeof credentials.readCredentials>('GET', '/user/credentials', { signal });

/** Changes the password of the person. */
export const changePassword = (currentPassword: string, password: string) =>
  call<typeof credentials.changePassword>('PUT', '/user/password', { body: { currentPassword, password } });

/** Creates the secret of a second factor, which is active once a first code has confirmed it. */
export const setUpSecondFactor = (password: string) =>
  call<typeof credentials.setUpSecondFactor>('POST', '/user/secondFactor', { body: { password } });

/** Turns the second factor on. Returns the recovery codes. */
export const activateSecondFactor = (code: string) =>
  call<typeof credentials.activateSecondFactor>('PUT', '/user/secondFactor', { body: { code } });

/** Turns the second factor off. */
export const removeSecondFactor = (password: string, code: string) =>
  call<typeof credentials.removeSecondFactor>('POST', '/user/secondFactor/removal', {
    body: { password, code },
  });
