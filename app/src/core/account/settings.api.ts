import type { SettingsPatch, settings } from '@console/contract';
import { call, callTagged } from '../http/call.ts';

/** The settings of the person who is signed in. */
export const readSettings = (signal: AbortSignal) =>
  callTagged<typeof settings.readSettings>('GET', '/user/settings', { signal });

/** Changes some of those settings. */
export const updateSettings = (choices: SettingsPatch) =>
  call<typeof settings.updateSettings>('PATCH', '/user/settings', { body: choices });

/** Changes some of them, unless they were changed since they were read with this `etag`. */
export const updateSettingsRead = (
  choices: SettingsPatch,
  etag: string | null,
  idempotencyKey?: string | undefined,
) =>
  callTagged<typeof settings.updateSettings>('PATCH', '/user/settings', {
    body: choices,
    etag,
    ...(idempotencyKey && { idempotencyKey }),
  });
