import type { z } from 'zod';

/** The HTTP methods the API uses (RFC 9110). */
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * An endpoint of the API: its method, path, input and output. The server validates and filters with its schemas, and
 * the console uses its types, so a wrong path or field doesn't compile on either side.
 */
export interface Endpoint {
  method: Method;
  /** Relative to `/api`, with `:name` for each path parameter. A trailing slash is optional in requests. */
  path: `/${string}`;
  /** One sentence for the OpenAPI document. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Instead of `body`: the media types of the bytes that it takes, and their maximum number. */
  bytes?: { readonly types: readonly string[]; readonly most: number };
  /** The body of the successful response; `z.void()` with status 204. */
  reply: z.ZodType;
  /** The status of the successful response. @default 200 */
  status?: 200 | 201 | 204;
  /** The media type of a file as the successful response. @default JSON */
  media?: 'application/zip';
  /** Callable without a bearer token. @default false */
  public?: boolean;
  /** Callable only with a service token, and not with the token of a person. @default false */
  service?: boolean;
}

/** The names of a path's parameters: `'orgId' | 'id'` for `/organization/:orgId/qna/:id`. */
export type ParamNames<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamNames<`/${Tail}`>
    : Rest
  : never;

/** The parameters of a path, as strings. @example PathParams<'/organization/:orgId'> */
export type PathParams<Path extends string> = { [Name in ParamNames<Path>]: string };

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type ParamKeys<E> = E extends { params: z.ZodObject<infer Shape> } ? keyof Shape : never;

/** `unknown` if `params` has exactly the parameters of the path; otherwise a type that nothing satisfies. */
type MatchingParams<E extends Endpoint> =
  Same<ParamKeys<E>, ParamNames<E['path']>> extends true
    ? unknown
    : { params: { 'params must name exactly these': ParamNames<E['path']> } };

/**
 * Declares an endpoint and keeps its exact types. A `params` schema whose keys aren't exactly the parameters of the
 * path doesn't compile.
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

/** The path parameters that a caller can pass. */
export type ParamsOf<E> = z.input<Part<E, 'params'>>;
/** The query that a caller can pass. */
export type QueryOf<E> = z.input<Part<E, 'query'>>;
/** The body that a caller can send. */
export type BodyOf<E> = z.input<Part<E, 'body'>>;
/** The body that a caller gets back. */
export type ReplyOf<E> = z.output<Part<E, 'reply'>>;
