import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { Problem, type ProblemSlug, problems, problemType } from './problems.ts';

const slugs = Object.keys(problems) as ProblemSlug[];
const statuses = [...new Set(slugs.map((slug) => problems[slug].status))];

/** Whether a repeated request with the same `Idempotency-Key` gets the first answer. Service calls don't need it. */
export const takesKey = ({ method, public: isPublic, service }: Endpoint) =>
  method === 'POST' && !isPublic && !service;

/** The error statuses of an endpoint, lowest first. */
export function problemStatuses(endpoint: Endpoint): number[] {
  const { method, params, query, body, bytes, public: isPublic } = endpoint;
  const takesBody = method !== 'GET';
  const possible = {
    400: true,
    401: !isPublic,
    403: !isPublic,
    404: Boolean(params) || Boolean(body && !isPublic),
    409: method !== 'GET' && !isPublic,
    412: method !== 'GET' && method !== 'POST',
    // A body is read before the server knows that the endpoint doesn't take one.
    413: takesBody,
    415: takesBody,
    // Also for an idempotency key of another request. Invalid path parameters get 404 instead.
    422: Boolean(query || body || bytes) || takesKey(endpoint),
    429: true,
    500: true,
    503: true,
  };
  return statuses.filter((status) =>
    Object.entries(possible).some(([code, is]) => is && Number(code) === status),
  );
}

const asText = (description: string, schema: object = { type: 'string' }) => ({ description, schema });
const inHeader = (name: string, description: string) => ({
  name,
  in: 'header',
  required: false,
  ...asText(description),
});

function problemResponse(status: number, schema: object) {
  const possible = slugs.filter((slug) => problems[slug].status === status);
  const examples = Object.fromEntries(
    possible.map((slug) => [slug, { value: { type: problemType(slug), ...problems[slug] } }]),
  );
  return {
    description: possible.map((slug) => `${problems[slug].title}.`).join(' '),
    headers: {
      'X-Request-Id': { $ref: '#/components/headers/RequestId' },
      ...(status === 429 || status === 503
        ? { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }
        : {}),
    },
    content: { 'application/problem+json': { schema, examples } },
  };
}

/** The shared components of the document: security, headers and problems. */
export function components(jsonSchema: (schema: z.ZodType) => object) {
  const problem = jsonSchema(Problem);
  return {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', description: 'The token of a sign-in; opaque.' },
      service: {
        type: 'http',
        scheme: 'bearer',
        description: 'A service token of the organization, for its channels.',
      },
    },
    parameters: {
      IdempotencyKey: inHeader(
        'Idempotency-Key',
        'Makes a repeated request answer like the first; kept for 24 hours for this person and this call.',
      ),
      IfMatch: inHeader(
        'If-Match',
        'The ETag of the row as the caller knows it; 412 when it has changed since.',
      ),
      IfNoneMatch: inHeader(
        'If-None-Match',
        'The ETag of the answer the caller has; 304 when it still holds.',
      ),
    },
    headers: {
      ETag: asText('The version of the row or of the list.'),
      Link: asText('The next page: <...>; rel="next". Missing on the last one.'),
      TotalCount: asText('How many rows there are on all pages.', { type: 'integer' }),
      SearchedCount: asText('How many of the newest rows were searched. Missing where all were.', {
        type: 'integer',
      }),
      Replayed: asText('true when this is the kept answer to an earlier request of the same key.'),
      RequestId: asText('The id of this request, as it stands in the log.', {
        type: 'string',
        format: 'uuid',
      }),
      RetryAfter: asText('Seconds to wait.', { type: 'integer' }),
    },
    responses: {
      NotModified: { description: 'What the caller has still holds.' },
      ...Object.fromEntries(statuses.map((status) => [`Problem${status}`, problemResponse(status, problem)])),
    },
  };
}
