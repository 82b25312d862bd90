import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { found, Problem } from '../../api/errors.ts';
import { soundEndings as endings, saveAs } from '../../api/saveAs.ts';
import { checkSecondFactor } from '../../identity/authenticate.ts';
import { mediaSecretOf } from '../../identity/mediaCookie.ts';
import { hashOf } from '../../identity/secrets.ts';
import { findSession } from '../../identity/sessions.ts';
import { findRecording, sessionOfMedia } from './recordings.queries.ts';
import { sendSound } from './sound.ts';

const usualType = 'audio/mpeg';

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
