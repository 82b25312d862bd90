import type { Endpoint } from '@console/contract';
import { addressOf, type CallOptions } from './call.ts';
import { reportAnswer, reportSilence } from './connection.ts';
import { ApiError, errorFrom } from './errors.ts';
import { reportRefusal } from './rights.ts';
import { endSession, getSession } from './session.ts';

/** Milliseconds without a byte after which a download has failed. */
const longestPause = 60_000;

type Params<E extends Endpoint> = CallOptions<E> extends { params: infer Values } ? Values : never;

export interface DownloadOptions<E extends Endpoint> {
  params: Params<E>;
  signal: AbortSignal;
  /** Called with the number of bytes that have arrived. */
  onProgress?: (bytes: number) => void;
}

/** A file from the server, with the name that it suggests. */
export interface Downloaded {
  file: Blob;
  name: string | undefined;
}

/**
 * Downloads a file of any size. It fails after a minute without a byte.
 *
 * @throws {ApiError} for every answer but 2xx, for none, and for one that breaks off; an aborted download throws the
 * signal's own reason
 * @example
 * download<typeof personalData.copyOrganization>('/organization/:orgId/copy', { params: { orgId }, signal });
 */
export async function download<E extends Endpoint>(
  path: E['path'],
  { params, signal, onProgress }: DownloadOptions<E>,
): Promise<Downloaded> {
  const token = getSession()?.user.token;
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), longestPause);
  };
  wait();
  try {
    const response = await fetch(addressOf(path, { params: params as Record<string, string> }), {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok) throw await refusalFrom(response, token);
    let bytes = 0;
    const counted = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(part, parts) {
          wait();
          bytes += part.byteLength;
          onProgress?.(bytes);
          parts.enqueue(part);
        },
      }),
    );
    // The browser can move a large `Blob` out of memory, unlike the parts themselves.
    const type = response.headers.get('content-type') ?? '';
    const file = await new Response(counted ?? null, { headers: { 'content-type': type } }).blob();
    reportAnswer();
    return { file, name: nameIn(response.headers.get('content-disposition')) };
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    signal.throwIfAborted();
    reportSilence();
    throw new ApiError(silence.signal.aborted ? 'timeout' : 'network', { cause });
  } finally {
    clearTimeout(timer);
  }
}

async function refusalFrom(response: Response, token: string | undefined) {
  const error = await errorFrom(response);
  if (error.status === 401 && token && getSession()?.user.token === token) endSession();
  if ([403, 404].includes(error.status)) reportRefusal();
  console.error(error.message, error.status, new URL(response.url || '/', location.origin).pathname);
  return error;
}

/** The file name of a `Content-Disposition` (RFC 6266), without folders. */
function nameIn(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
  return (decoded(encoded) ?? plain)?.replace(/[/\\]/g, ' ') || undefined;
}

function decoded(text: string | undefined) {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
