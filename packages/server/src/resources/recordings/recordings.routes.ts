import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { found, Problem } from '../../api/errors.ts';
import { checkSecondFactor } from '../../identity/authenticate.ts';
import { mediaSecretOf } from '../../identity/mediaCookie.ts';
import { hashOf } from '../../identity/secrets.ts';
import { findSession } from '../../identity/sessions.ts';
import { findRecording, sessionOfMedia } from './recordings.queries.ts';
import { sendSound } from './sound.ts';

const usualType = 'audio/mpeg';
/** The maximum length of the name of a saved recording, in characters. */
const longestName = 100;

/** The media types of recordings, with their file extensions. */
const endings: Readonly<Record<string, string>> = {
  'audio/mpeg': '.mp3',
  'audio/wav': '.wav',
  'audio/ogg': '.ogg',
  'audio/mp4': '.m4a',
};

/**
 * The recording of a call, at the root of the site: `/recordings/{id}`, with `?download` to save it. Audio elements
 * authenticate with a cookie, API clients with the bearer token.
 *
 * @param dataDir contains the files in `recordings`; without it, every recording gets 404
 */
export function recordingsRoutes(app: FastifyInstance, dataDir: string | undefined) {
  app.route<RecordingRequest>({
    method: ['GET', 'HEAD'],
    url: '/recordings/:id',
    schema: { params: z.object({ id: z.guid() }) },
    onRequest: async (request, reply) => {
      request.session = (await sessionOf(app, request)) ?? null;
      await app.consume('session', request, reply);
      if (!request.session) throw new Problem('unauthenticated');
      checkSecondFactor(request);
    },
    handler: async (request, reply) => {
      const { session, params, query } = request;
      const recording = found(session && (await findRecording(app.database.db, session.user, params.id)));
      if (!dataDir) throw new Problem('not-found');
      const type = recording.media_type in endings ? recording.media_type : usualType;
      return sendSound(request, reply, join(dataDir, 'recordings', recording.file_name), {
        'content-type': type,
        // A browser can cache the file but must revalidate it, so that lost permissions take effect.
        'cache-control': 'private, no-cache',
        vary: 'Cookie, Authorization',
        ...(query.download !== undefined && offerAs(recording, endings[type] ?? '')),
      });
    },
  });
}

interface RecordingRequest {
  Params: { id: string };
  Querystring: { download?: string };
}

async function sessionOf(app: FastifyInstance, request: FastifyRequest) {
  const { db } = app.database;
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const token = /^Bearer ([\w-]{43})$/.exec(authorization)?.[1];
    return token === undefined
      ? undefined
      : (await app.lookUp(request, token, () => findSession(db, token)))?.session;
  }
  const secret = mediaSecretOf(request);
  return secret === undefined
    ? undefined
    : app.lookUp(request, secret, () => sessionOfMedia(db, hashOf(secret)));
}

function offerAs({ contact, day }: { contact: string | null; day: string }, ending: string) {
  const fallback = `Recording ${day}`;
  return { 'content-disposition': saveAs(contact ? `${contact} ${day}` : fallback, fallback, ending) };
}

/**
 * `Content-Disposition` that saves a file under a name (RFC 6266): the full name for browsers since 2011, and an ASCII
 * one for older browsers. A name can't end the header, choose a folder or change the text direction.
 *
 * @param fallback the ASCII name if `name` has no ASCII letter
 */
function saveAs(name: string, fallback: string, ending: string): string {
  const plain = clean(name);
  const ascii = clean(plain.replace(/[^ -~]/g, ''));
  const safe = /[a-z]/i.test(ascii) ? ascii : fallback;
  return `attachment; filename="${safe}${ending}"; filename*=UTF-8''${encode(plain + ending)}`;
}

/** One line without control characters, direction characters and characters with a meaning in file systems. */
const clean = (name: string) =>
  [...name.replace(/[\p{C}/\\:*?"<>|%]+/gu, ' ')]
    .slice(0, longestName)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');

/** Percent-encodes for RFC 8187, which allows fewer characters than `encodeURIComponent` leaves. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
