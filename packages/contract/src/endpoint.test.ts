import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import {
  type BodyOf,
  defineEndpoint,
  type ParamsOf,
  type PathParams,
  type QueryOf,
  type ReplyOf,
} from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const call = { method: 'GET', summary: 'A call.', reply: z.string() } as const;
const name = z.string();

test('PathParams has the parameter names of the path', () => {
  expectTypeOf<PathParams<'/organization/:orgId/qna/:id'>>().toEqualTypeOf<{ orgId: string; id: string }>();
  expectTypeOf<PathParams<'/organization/:orgId/contacts/'>>().toEqualTypeOf<{ orgId: string }>();
  expectTypeOf<keyof PathParams<'/users/me'>>().toEqualTypeOf<never>();
});

test('an endpoint whose params don’t match its path doesn’t compile', () => {
  expect(defineEndpoint({ ...call, path: '/a/:b', params: z.object({ b: name }) }).path).toBe('/a/:b');
  // @ts-expect-error another name
  defineEndpoint({ ...call, path: '/a/:b', params: z.object({ c: name }) });
  // @ts-expect-error one too many
  defineEndpoint({ ...call, path: '/a/:b', params: z.object({ b: name, c: name }) });
  // @ts-expect-error none at all
  defineEndpoint({ ...call, path: '/a/:b' });
  // @ts-expect-error a path without any
  defineEndpoint({ ...call, path: '/a', params: z.object({ b: name }) });
});

test('requests and replies have exact types', () => {
  expectTypeOf<ParamsOf<typeof endpoints.updateChannel>>().toEqualTypeOf<{
    orgId: string;
    channelId: string;
  }>();
  expectTypeOf<BodyOf<typeof endpoints.setContactsStatus>['ids']>().toEqualTypeOf<string[]>();
  expectTypeOf<BodyOf<typeof endpoints.updateOrganization>['country']>().toEqualTypeOf<
    string | { code: string } | undefined
  >();
  expectTypeOf<QueryOf<typeof endpoints.readUsage>>().toEqualTypeOf<{ month?: string | undefined }>();
  expectTypeOf<ReplyOf<typeof endpoints.readOrganization>['channels'][number]['bot']>().toBeNullable();
  expectTypeOf(endpoints.updateChannel.method).toEqualTypeOf<'PATCH'>();
});
