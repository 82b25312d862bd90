// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listOrganizations } from '../../../core/account/organizations.api.ts';
import { useIsFactorRequired } from '../../../shell/Shell.queries.ts';
import { en } from '../../../testing/messages.ts';
import { showPart } from '../../../testing/showPart.tsx';
import { SetUpGate } from './SetUpGate.tsx';

const Gate = () => (useIsFactorRequired() ? <SetUpGate /> : 'the screen');

test('the setup of a second factor replaces the screen once the server requires it', async () => {
  await showPart(<Gate />, { words: ['secondFactor'] });
  expect(screen.getByText('the screen')).toBeTruthy();
  const type = 'urn:console:problem:second-factor-setup-required';
  vi.stubGlobal('fetch', async () => Response.json({ type }, { status: 403 }));
  await listOrganizations(new AbortController().signal).catch(() => {});
  expect(await screen.findByRole('heading', { name: en('twoStep.setUp') })).toBeTruthy();
  expect(screen.getByText(en('twoStep.required'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: en('common.cancel') })).toBeNull();
});
