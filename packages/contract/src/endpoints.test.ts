import { describe, expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const all = Object.entries<Endpoint>(endpoints);

/** The call without the names of its parameters and without a trailing slash. */
const address = (call: string) => call.replaceAll(/:\w+/g, ':').replace(/(?<=.)\/$/, '');
const offered = new Set(all.map(([, { method, path }]) => address(`${method} ${path}`)));

const specified = [
  'POST /user/loginAfterGoogle',
  'GET /users/me',
  'PATCH /users/me',
  'GET /organizations',
  'GET /organizations/:id',
  'POST /organizations',
  'PATCH /organizations/:id',
  'DELETE /organizations/:id',
  'GET /organization/:orgId/channels',
  'POST /organization/:orgId/channels',
  'PATCH /organization/:orgId/channels/:channelId',
  'DELETE /organization/:orgId/channels/:channelId',
  'POST /channels/:channelId/bots',
  'PATCH /channels/:channelId/bots',
  'GET /organization/:orgId/sessions',
  'POST /organization/:orgId/sessions',
  'PATCH /organization/:orgId/sessions/:id',
  'GET /organization/:orgId/contact/:contactId/session',
  'GET /organization/:orgId/contacts/',
  'POST /contacts',
  'PATCH /organization/:orgId/contacts/:id',
  'GET /organizations/:orgId/contacts/:id',
  'GET /contacts/:contactId',
  'DELETE /contacts/:id',
  'GET /organization/:orgId/appointments',
  'POST /organization/:orgId/appointments',
  'PATCH /organization/:orgId/appointments/:id',
  'GET /appointments/:id',
  'PUT /appointments/:id',
  'POST /appointments',
  'DELETE /appointments/:id',
  'GET /phones/available',
  'GET /phonenumbers/:id',
  'GET /user/settings',
  'PATCH /user/settings',
  'GET /creditcards',
  'POST /initcard',
  'GET /organization/:orgId/integrations',
  'POST /organization/:orgId/integrations',
  'PATCH /organization/:orgId/integrations/:id',
  'GET /integrationTypes/',
  'GET /organization/:orgId/reports/monthly',
  'GET /organization/:orgId/reports/daily',
  'GET /organization/:orgId/qna',
  'PATCH /organization/:orgId/qna/:id',
  'GET /managers/search/:text',
];

const extensions = [
  'POST /user/logout',
  'GET /user/methods',
  'GET /user/nonce',
  'POST /user/login',
  'GET /user/sessions',
  'DELETE /user/sessions',
  'DELETE /user/sessions/:id',
  'GET /user/credentials',
  'PUT /user/password',
  'POST /user/secondFactor',
  'PUT /user/secondFactor',
  'POST /user/secondFactor/removal',
  'DELETE /creditcards/:id',
  'POST /organization/:orgId/qna',
  'DELETE /organization/:orgId/qna/:id',
  'GET /organization/:orgId/members',
  'POST /organization/:orgId/members',
  'PATCH /organization/:orgId/members/:id',
  'DELETE /organization/:orgId/members/:id',
  'GET /organization/:orgId/usage',
  'GET /organization/:orgId/search',
  'PATCH /organization/:orgId/contacts',
  'GET /organization/:orgId/callbacks',
  'PUT /organization/:orgId/callbacks/:id',
  'GET /organization/:orgId/contacts/:id/copy',
  'GET /organization/:orgId/copy',
  'GET /organization/:orgId/contacts/:id/erasure',
  'POST /organization/:orgId/contacts/:id/erasure',
  'GET /organization/:orgId/erasures',
  'DELETE /organization/:orgId/erasures/:id',
  'GET /user/erasures',
  'DELETE /user/erasures/:',
  'GET /organization/:orgId/retention',
  'PUT /organization/:orgId/retention',
  'GET /organization/:orgId/calendarFeed',
  'PUT /organization/:orgId/calendarFeed',
  'DELETE /organization/:orgId/calendarFeed',
  'GET /organization/:orgId/serviceTokens',
  'POST /organization/:orgId/serviceTokens',
  'DELETE /organization/:orgId/serviceTokens/:id',
  'PUT /organization/:orgId/channels/:channelId/sessions/:externalId',
  'POST /organization/:orgId/channels/:channelId/sessions/:externalId/turns',
  'PUT /organization/:orgId/channels/:channelId/sessions/:externalId/end',
  'PUT /organization/:orgId/channels/:channelId/sessions/:externalId/recording',
  'POST /organization/:orgId/channels/:channelId/sessions/:externalId/recording',
  'POST /organization/:orgId/channels/:channelId/contacts',
  'PUT /organization/:orgId/channels/:channelId/appointments/:externalId',
];

/** Without cards and integration types, which are also in `specified`. */
const models = 'calls users contacts organizations sessions channels bots appointments phonenumbers';
const collections = models.split(' ').map((model) => `GET /${model}`);

describe('the endpoints', () => {
  test.each([...specified, ...extensions, ...collections])('%s is described', (call) => {
    expect(offered).toContain(address(call));
  });

  test('only specified endpoints and listed extensions are described', () => {
    const asked = new Set([...specified, ...extensions, ...collections].map(address));
    expect([...offered].filter((call) => !asked.has(call))).toEqual([]);
  });

  test('no two endpoints share a method and a path, ignoring case', () => {
    expect(new Set([...offered].map((call) => call.toLowerCase())).size).toBe(all.length);
  });

  test('the paths with a trailing slash keep it', () => {
    expect(all.map(([, { path }]) => path).filter((path) => path.endsWith('/'))).toEqual([
      '/organization/:orgId/contacts/',
      '/integrationTypes/',
    ]);
  });
});

describe.each(all)('%s', (_name, { method, path, params, status, reply, body, bytes, summary }) => {
  test('checks exactly the parameters of its path', () => {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(params?.shape ?? {}).sort()).toEqual(named.sort());
  });

  test('has an empty reply only with the status 204', () => {
    expect(reply.safeParse(undefined).success).toBe(status === 204);
  });

  test('has a body only if its method allows one, and has a summary', () => {
    if (method === 'GET' || method === 'DELETE' || bytes) expect(body).toBeUndefined();
    expect(summary).toMatch(/^[A-Z].*\.$/);
  });
});
