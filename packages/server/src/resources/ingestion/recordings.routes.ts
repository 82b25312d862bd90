import { Readable } from 'node:stream';
import * as contract from '@console/contract';
import { mostRecordingBytes, recordingTypes } from '@console/contract/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { writeAudit } from '../../api/audit.ts';
import { Problem } from '../../api/errors.ts';
import { needChannel } from '../../api/permissions.ts';
import { serve } from '../../api/serve.ts';
import { retried } from '../../database/retried.ts';
import type { Tables } from '../../database/schema.ts';
import { hashOf } from '../../identity/secrets.ts';
import { attachSound, type RecordingStore } from './attachSound.ts';
import { stateOf } from './externalState.queries.ts';
import type { ExternalPlace } from './externalTurns.queries.ts';
import { FetchRefused } from './fetchSound.ts';
import { hasFetched } from './recordings.queries.ts';
import { SoundRefused } from './storeSound.ts';

const options = { bucket: 'recording', opensTransactions: true } as const;

/** The recordings that phone services attach to a conversation: as bytes, or as a URL to fetch. */
export async function ingestedRecordingsRoutes(
  app: FastifyInstance,
  { folder, most, fetchSound }: RecordingStore,
) {
  const { db } = app.database;
  const change = <Result>(work: (trx: Kysely<Tables>) => Promise<Result>) =>
    retried(() => db.transaction().execute(work));

  async function store(request: FastifyRequest, place: ExternalPlace, source: Readable, urlHash?: string) {
    if (folder === undefined) throw new Problem('not-found');
    return attachSound(place, source, {
      ...{ db, folder, most, urlHash },
      check: (trx) => needChannel(trx, tokenOf(request), place),
      async complete(trx) {
        const state = await stateOf(trx, place);
        await note(trx, request, place, state);
        return state;
      },
    });
  }

  serve(
    app,
    contract.fetchRecording,
    async ({ params, body, request }) => {
      const urlHash = hashOf(body.url);
      const known = await change(async (trx) => {
        if (!(await hasFetched(trx, params, urlHash))) return undefined;
        const state = await stateOf(trx, params);
        await note(trx, request, params, state);
        return state;
      });
      if (known) return known;
      const answer = await fetchSound(body.url).catch(toFieldError);
      return store(request, params, answer, urlHash)
        .catch(toFieldError)
        .finally(() => answer.destroy());
    },
    { ...options, may: ({ trx, service, params }) => needChannel(trx, service, params) },
  );

  // The only route that takes anything but JSON. Elsewhere, these types still get 415.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser([...recordingTypes], (_request, payload, done) => done(null, payload));
    serve(
      scope,
      contract.uploadRecording,
      async ({ params, request }) => {
        const { body } = request;
        if (!(body instanceof Readable)) throw refusedAt('', 'invalid', 'The request has no bytes');
        return store(request, params, body).catch((error) => {
          if (error instanceof SoundRefused && error.why === 'too-large')
            throw new Problem('payload-too-large');
          if (error instanceof SoundRefused) throw refusedAt('', 'invalid', error.message);
          throw error;
        });
      },
      { ...options, may: ({ trx, service, params }) => needChannel(trx, service, params) },
    );
  });
}

function tokenOf({ service }: FastifyRequest) {
  if (!service) throw new Problem('unauthenticated');
  return service;
}

const note = (
  trx: Kysely<Tables>,
  request: FastifyRequest,
  { orgId, externalId }: ExternalPlace,
  { session }: contract.IngestedSession,
) => writeAudit(trx, request, { action: 'ingestion.record', orgId, subjectId: session ?? externalId });

const refusedAt = (path: string, code: contract.FieldErrorCode, message: string, limit?: number) =>
  new Problem('validation', { errors: [{ path, code, message, ...(limit !== undefined && { limit }) }] });

function toFieldError(error: unknown): never {
  if (error instanceof FetchRefused) throw refusedAt('url', error.code, error.message);
  if (error instanceof SoundRefused) {
    const isTooLarge = error.why === 'too-large';
    throw refusedAt(
      'url',
      isTooLarge ? 'too-large' : 'invalid',
      error.message,
      isTooLarge ? mostRecordingBytes : undefined,
    );
  }
  if (error instanceof Error && /^(AbortError|TimeoutError)$/.test(error.name)) {
    throw refusedAt('url', 'not-found', 'The host took too long');
  }
  throw error;
}
