import { expect, onTestFinished, test, vi } from 'vitest';
import { startSession } from '../identity/sessions.ts';
import { startForTest } from '../testing/startForTest.ts';
import { usualLimits } from './rateLimits.ts';

test('bytes are limited per person, per minute and per day, across all sessions', async () => {
  const quotas = { megabytesPerMinute: 1, megabytesPerDay: 2 };
  const server = await startForTest({ limits: { ...usualLimits, session: 1000 }, quotas });
  onTestFinished(() => server.stop());
  const owner = await server.person();
  const orgId = await server.organization(owner.id);
  const { token } = await startSession(server.database.db, {
    ...{ userId: owner.id, userAgent: undefined, referer: null },
  });
  const body = { startTime: '2026-03-01T09:00:00Z', transcription: 'x'.repeat(199_000) };
  const send = (as: string) => server.call('POST', `/organization/${orgId}/sessions`, { as, body });
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());

  for (const as of [owner.token, token, owner.token, token, owner.token]) {
    expect((await send(as)).status).toBe(201);
  }
  const refused = await send(token);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
  expect(refused.body.detail).toBe('More than 1 MB in a minute.');
  expect((await server.call('GET', '/users/me', { as: token })).status).toBe(200);

  vi.setSystemTime(Date.now() + 60_000);
  for (let count = 0; count < 5; count += 1) expect((await send(token)).status).toBe(201);
  vi.setSystemTime(Date.now() + 60_000);
  expect((await send(token)).body.detail).toBe('More than 2 MB in a day.');
  const other = await server.person();
  const small = await server.call('PATCH', '/user/settings', { as: other.token, body: { phone: '1' } });
  expect(small.status).toBe(200);
});
