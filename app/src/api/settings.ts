import type { SettingsPatch, settings } from '@console/contract';
import { call } from './call.ts';

/** Changes some of the choices of the person who is signed in. */
export const updateSettings = (choices: SettingsPatch) =>
  call<typeof settings.updateSettings>('PATCH', '/user/settings', { body: choices });
