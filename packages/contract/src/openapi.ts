import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { components, problemStatuses, takesKey } from './openapiParts.ts';

type Json = Record<string, unknown>;
type Direction = 'input' | 'output';

const successes = { 200: 'Done.', 201: 'Made.', 204: 'Done; there is nothing to say.' } as const;

/** Converts a schema to JSON Schema. Named schemas are added to `named` once and referenced everywhere else. */
function jsonSchema(schema: z.ZodType, io: Direction, named: Map<string, Json>): Json {
  // Inside a wrapper even the outermost named schema becomes a reference.
  const whole = z.toJSONSchema(z.object({ schema }), {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // The format is enough; zod's pattern for it is very long.
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });
  const { $defs = {}, properties = {} } = JSON.parse(
    JSON.stringify(whole).replaceAll('"#/$defs/', '"#/components/schemas/'),
  );
  for (const [name, definition] of Object.entries<Json>($defs)) {
    const { id: _, ...rest } = definition;
    const known = named.get(name);
    if (known && JSON.stringify(known) !== JSON.stringify(rest)) {
      throw new Error(`${name} is not the same coming in and going out: give the two shapes a name each`);
    }
    named.set(name, rest);
  }
  return properties.schema;
}

/** Converts a path to OpenAPI syntax: `/contacts/:id` to `/contacts/{id}`. */
const template = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

/** Whether a reply is one row that can change, and therefore has an ETag. */
const isRow = (reply: z.ZodType) => reply instanceof z.ZodObject && 'updatedAt' in reply.shape;

/** Whether a read has an ETag. A file is made anew for each request. */
const isTagged = ({ method, public: isPublic, media }: Endpoint) => method === 'GET' && !isPublic && !media;

const isPaged = ({ query }: Endpoint) => Boolean(query && 'cursor' in query.shape);

/** Whether a response has the total number of rows: lists do, searches don't. */
const isCounted = ({ query }: Endpoint) => Boolean(query && 'sort' in query.shape);

const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` });
const header = (name: string) => ({ $ref: `#/components/headers/${name}` });

function parameters(endpoint: Endpoint, named: Map<string, Json>) {
  const inPlace = (schema: z.ZodObject | undefined, place: 'path' | 'query') =>
    Object.entries<z.ZodType>(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || !field.safeParse(undefined).success,
      schema: jsonSchema(field, 'input', named),
    }));
  const { method, path, reply } = endpoint;
  const changesRow =
    method !== 'GET' && method !== 'POST' && (isRow(reply) || (method === 'DELETE' && /\/:\w+$/.test(path)));
  return [
    ...inPlace(endpoint.params, 'path'),
    ...inPlace(endpoint.query, 'query'),
    ...(takesKey(endpoint) ? [parameter('IdempotencyKey')] : []),
    ...(changesRow ? [parameter('IfMatch')] : []),
    ...(isTagged(endpoint) ? [parameter('IfNoneMatch')] : []),
  ];
}

function responses(endpoint: Endpoint, named: Map<string, Json>) {
  const { reply, status = 200, media } = endpoint;
  const headers = {
    'X-Request-Id': header('RequestId'),
    ...(isTagged(endpoint) || isRow(reply) ? { ETag: header('ETag') } : {}),
    ...(isPaged(endpoint) ? { Link: header('Link'), 'X-Searched-Count': header('SearchedCount') } : {}),
    ...(isCounted(endpoint) ? { 'X-Total-Count': header('TotalCount') } : {}),
    ...(takesKey(endpoint) ? { 'Idempotent-Replayed': header('Replayed') } : {}),
  };
  const content = {
    [media ?? 'application/json']: { schema: status === 204 ? {} : jsonSchema(reply, 'output', named) },
  };
  const failures = problemStatuses(endpoint).map((code) => [
    code,
    { $ref: `#/components/responses/Problem${code}` },
  ]);
  return {
    [status]: { description: successes[status], headers, ...(status === 204 ? {} : { content }) },
    ...(isTagged(endpoint) ? { 304: { $ref: '#/components/responses/NotModified' } } : {}),
    ...Object.fromEntries(failures),
  };
}

function operation(name: string, endpoint: Endpoint, named: Map<string, Json>): Json {
  const { body, bytes, summary } = endpoint;
  return {
    operationId: name,
    summary,
    ...(endpoint.public ? { security: [] } : endpoint.service ? { security: [{ service: [] }] } : {}),
    parameters: parameters(endpoint, named),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(body, 'input', named) } },
      },
    }),
    ...(bytes && {
      requestBody: {
        required: true,
        description: `At most ${bytes.most} bytes.`,
        content: Object.fromEntries(bytes.types.map((type) => [type, {}])),
      },
    }),
    responses: responses(endpoint, named),
  };
}

/** The OpenAPI 3.1 document of the whole API, generated only from the endpoints. */
export function openApiDocument() {
  const named = new Map<string, Json>();
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = template(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint, named) };
  }
  const shared = components((schema) => jsonSchema(schema, 'output', named));
  const inOrder = <Value>(entries: Iterable<[string, Value]>) =>
    Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Console API',
      version: '1',
      description:
        'Every call of the console. A trailing slash may be left out or added. Times are ISO 8601 with their offset.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    paths: inOrder(Object.entries(paths)),
    components: { schemas: inOrder(named), ...shared },
  };
}
