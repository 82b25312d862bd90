import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { writeAudit } from '../../../api/audit.ts';
import { Problem } from '../../../api/errors.ts';
import { needChannel } from '../../../api/permissions.ts';
import type { Tables } from '../../../database/schema.ts';
import { hashOf } from '../../../identity/secrets.ts';
import type { Signer } from '../../../identity/serviceTokens.ts';
import { attachSound, type RecordingStore } from '../attachSound.ts';
import { stateOf } from '../externalState.queries.ts';
import type { ExternalPlace } from '../externalTurns.queries.ts';
import { FetchRefused } from '../fetchSound.ts';
import { hasFetched } from '../recordings.queries.ts';
import { SoundRefused } from '../storeSound.ts';
import type { SentRecording } from './bridge.ts';

/**
 * Stores the recording of an event. The call is complete without it, so one that can't be stored is left out: its host
 * isn't allowed, it isn't a sound, the limit is reached, or there is another one.
 *
 * @throws {Problem} `unavailable` if it can't be fetched now, so that the provider sends the event again
 */
export async function storeRecording(
  request: FastifyRequest,
  { db, folder, most, fetchSound }: RecordingStore & { db: Kysely<Tables> },
  { signer, place, recording }: { signer: Signer; place: ExternalPlace; recording: SentRecording },
): Promise<void> {
  if (folder === undefined) return;
  const { url } = recording;
  const urlHash = url === undefined ? undefined : hashOf(url);
  if (urlHash !== undefined && (await hasFetched(db, place, urlHash))) return;
  try {
    const source = url === undefined ? Readable.from([recording.bytes]) : await fetchSound(url);
    await attachSound(place, source, {
      ...{ db, folder, most, urlHash },
      check: (trx) => needChannel(trx, signer, place),
      async complete(trx) {
        const { session } = await stateOf(trx, place);
        const subjectId = session ?? place.externalId;
        await writeAudit(trx, request, { action: 'ingestion.record', orgId: place.orgId, subjectId });
      },
    }).finally(() => source.destroy());
  } catch (error) {
    if (!isFinal(error)) throw new Problem('unavailable', { headers: { 'retry-after': '30' } });
    request.log.warn({ reason: error.message }, 'A recording was left out');
  }
}

/** Whether the same event can't succeed later. */
const isFinal = (error: unknown): error is Error =>
  error instanceof SoundRefused ||
  (error instanceof FetchRefused && error.code !== 'not-found') ||
  (error instanceof Problem && error.status < 500);
