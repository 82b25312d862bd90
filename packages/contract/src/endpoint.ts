import type { z } from 'zod';

/** The HTTP methods the API uses (RFC 9110). */
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * One call of the API: what goes in, what comes out, and where. Both sides read it: the server checks and
 * filters with its schemas, the console takes its types, so a wrong path or field compiles on neither side.
 */
export interface Endpoint {
  method: Method;
  /** Below `/api`, with `:name` for each path parameter. A trailing slash is part of the name, not of the match. */
  path: `/${string}`;
  /** One sentence for the OpenAPI document. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body of the successful answer; `z.void()` with status 204. */
  reply: z.ZodType;
  /** Status of the successful answer. @default 200 */
  status?: 200 | 201 | 204;
  /** Callable without a bearer token. @default false */
  public?: boolean;
}

/** The names of a path's parameters: `'orgId' | 'id'` for `/organization/:orgId/qna/:id`. */
export type ParamNames<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamNames<`/${Tail}`>
    : Rest
  : never;

/** The parameters of a path as they stand in an address. @example PathParams<'/organization/:orgId'> */
export type PathParams<Path extends string> = { [Name in ParamNames<Path>]: string };

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type ParamKeys<E> = E extends { params: z.ZodObject<infer Shape> } ? keyof Shape : never;

/** Nothing to add when `params` names exactly the path's parameters; an impossible demand otherwise. */
type MatchingParams<E extends Endpoint> =
  Same<ParamKeys<E>, ParamNames<E['path']>> extends true
    ? unknown
    : { params: { 'params must name exactly these': ParamNames<E['path']> } };

/**
 * Declares an endpoint and keeps its exact types. A `params` schema that does not name exactly the
 * parameters of the path does not compile.
 *
 * @example
 * export const readPhone = defineEndpoint({
 *   method: 'GET', path: '/phonenumbers/:id', summary: 'One phone.', params: z.object({ id }), reply: Phone,
 * });
 */
export function defineEndpoint<const E extends Endpoint>(endpoint: E & MatchingParams<E>): E {
  return endpoint;
}

type Part<E, Key extends string> = E extends Record<Key, infer Schema extends z.ZodType> ? Schema : never;

/** What a caller may put into the address. */
export type ParamsOf<E> = z.input<Part<E, 'params'>>;
/** What a caller may ask with. */
export type QueryOf<E> = z.input<Part<E, 'query'>>;
/** What a caller may send. */
export type BodyOf<E> = z.input<Part<E, 'body'>>;
/** What a caller gets back. */
export type ReplyOf<E> = z.output<Part<E, 'reply'>>;
