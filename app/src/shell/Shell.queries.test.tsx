import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getSession } from '../core/http/session.ts';
import { currentLanguage, keepLanguage } from '../core/preferences/preferences.ts';
import { maya, showPart } from '../testing/showPart.tsx';
import { useStoredPerson } from './Shell.queries.ts';

function Person() {
  useStoredPerson();
  return null;
}

const show = (answers: Record<string, unknown>) => {
  keepLanguage('en');
  return showPart(<Person />, { answers });
};

test('language, name and picture are updated if they were changed elsewhere', async () => {
  await show({
    '/api/users/me': { id: 'u1', fullName: 'Maya Cohen', picture: '/maya.png' },
    '/api/user/settings': { language: 'he' },
  });
  await waitFor(() => expect(getSession()?.user.fullName).toBe('Maya Cohen'));
  expect(getSession()?.user.picture).toBe('/maya.png');
  await waitFor(() => expect(currentLanguage()).toBe('he'));
  expect(getSession()?.settings.language).toBe('he');
});

test('missing fields and an unknown language leave the session unchanged', async () => {
  const { sent } = await show({ '/api/users/me': { id: 'u1' }, '/api/user/settings': { language: 'tlh' } });
  await waitFor(() =>
    expect(sent.map(({ call }) => call)).toEqual(
      expect.arrayContaining(['GET /api/users/me', 'GET /api/user/settings']),
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(getSession()?.user).toEqual(maya);
  expect(currentLanguage()).toBe('en');
  expect(sent).toHaveLength(2);
});

test('a person who never chose a language keeps that of the page, and it is saved', async () => {
  const { sent } = await show({ '/api/users/me': { id: 'u1' }, '/api/user/settings': { language: null } });
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({ call: 'PATCH /api/user/settings', body: { language: 'en' } }),
  );
  expect(currentLanguage()).toBe('en');
});
