// @vitest-environment node
import { expect, test } from 'vitest';
import { screensByAddress } from './earlyFiles.ts';

test('each address has its screen, also where one screen has several', () => {
  const screens = new Map(screensByAddress().map(({ address, file }) => [address, file]));
  expect(screens.get('/admin')).toBe('screens/dashboard/DashboardScreen.tsx');
  expect(screens.get('/organization/:orgId/contact/:contactId/edit')).toBe(
    'screens/summary/SummaryScreen.tsx',
  );
  expect(screens.get('/logout')).toBe('screens/logout/LogoutScreen.tsx');
  expect(screens.size).toBeGreaterThan(20);
});
