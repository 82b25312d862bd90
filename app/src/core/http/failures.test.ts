import { expect, test } from 'vitest';
import { isPhoneTaken } from '../../features/channels/form/channelForm.queries.ts';
import { en } from '../../testing/messages.ts';
import { loadMessages } from '../i18n/index.ts';
import { ApiError } from './errors.ts';
import { explain, isUnknownCall } from './failures.ts';

const full = new ApiError('conflict', {
  status: 409,
  type: 'urn:console:problem:quota-exceeded',
  fields: [{ path: 'phoneNumber', code: 'too-many', limit: 5, message: 'English' }],
});

test('a reached quota isn’t explained as an edit conflict', async () => {
  const t = await loadMessages('en');
  expect(explain(full, t).sentence).toBe(en('error.quota'));
  const conflict = new ApiError('conflict', { status: 409, fields: full.fields });
  expect(explain(conflict, t).sentence).toBe(en('error.conflict'));
  expect([isPhoneTaken(full), isPhoneTaken(conflict)]).toEqual([false, true]);
});

test('404, 405 and 501 mean that the server doesn’t have the endpoint', () => {
  const unknown = [403, 404, 405, 500, 501, 503].filter((status) =>
    isUnknownCall(new ApiError('server', { status })),
  );
  expect(unknown).toEqual([404, 405, 501]);
});
