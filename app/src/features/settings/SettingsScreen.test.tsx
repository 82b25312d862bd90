// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { en } from '../../testing/messages.ts';
import { showPart } from '../../testing/showPart.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';

test('a server that knows only the specification: people read their name, and that costs aren’t available', async () => {
  await showPart(<SettingsScreen hash="" />, {
    words: ['SettingsScreen'],
    answers: {
      '/api/users/me': { id: 'u1', fullName: 'Maya Levin', picture: null, mainCreditCard: null },
      '/api/user/settings': { language: 'en', phone: '0501234567', subscribedWith: null, paypalToken: null },
      '/api/creditcards': [],
      '/api/organizations': [{ id: 'o1', name: 'Levinsky Bakery', channels: [] }],
    },
  });
  await screen.findByText(en('settings.signedInAs', { email: 'Maya Levin' }));
  await screen.findByText(en('common.usageMissing'));
  await screen.findByText(en('settings.placesMissing'));
  expect(screen.queryByRole('button', { name: en('common.retry') })).toBeNull();
  expect(screen.queryByRole('button', { name: en('settings.year') })).toBeNull();
});
