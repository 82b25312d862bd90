import type { Kysely } from 'kysely';
import { quotaExceeded } from '../../api/errors.ts';
import type { Tables } from '../../database/schema.ts';
import { hold } from './externalSessions.queries.ts';
import type { ExternalPlace } from './externalTurns.queries.ts';
import { sentDifferently } from './sent.ts';
import type { ReceivedSound } from './storeSound.ts';

/** What a conversation's recording is recognized by: the hash of its URL, if it was fetched, and of its bytes. */
const markOf = (urlHash: string, digest: string) => `${urlHash}:${digest}`;

/** Whether a conversation already has the recording with this URL. */
export async function hasFetched(
  trx: Kysely<Tables>,
  { orgId, channelId, externalId }: ExternalPlace,
  urlHash: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('external_sessions')
    .select('recording_hash')
    .where('org_id', '=', orgId)
    .where('channel_id', '=', channelId)
    .where('external_id', '=', externalId)
    .executeTakeFirst();
  return row?.recording_hash?.startsWith(markOf(urlHash, '')) ?? false;
}

/**
 * Attaches a recording to a conversation, unless it has the same one already.
 *
 * @param most the maximum number of bytes of all recordings of the organization
 * @returns whether the file is in use now
 */
export async function attach(
  trx: Kysely<Tables>,
  place: ExternalPlace,
  { sound, urlHash = '', most }: { sound: ReceivedSound; urlHash?: string; most: number },
): Promise<boolean> {
  const held = await hold(trx, place);
  if (held.recording_hash !== null) {
    if (held.recording_hash.endsWith(markOf('', sound.digest))) return false;
    throw sentDifferently('externalId', 'The conversation has another recording');
  }
  const { orgId, externalId } = place;
  const { bytes } = await trx
    .selectFrom('recordings')
    .select(({ fn }) => fn.sum<string | null>('size').as('bytes'))
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow();
  if (Number(bytes ?? 0) + sound.size > most) {
    const message = 'The stored recordings exceed the limit';
    throw quotaExceeded({ path: '', code: 'too-much', limit: most / 1_000_000, message });
  }
  const { id } = await trx
    .insertInto('recordings')
    .values({ org_id: orgId, file_name: sound.fileName, media_type: sound.type, size: sound.size })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('external_sessions')
    .set({ recording_id: id, recording_hash: markOf(urlHash, sound.digest) })
    .where('org_id', '=', orgId)
    .where('external_id', '=', externalId)
    .execute();
  if (held.session_id !== null) {
    await trx
      .updateTable('sessions')
      .set({ recording_id: id })
      .where('id', '=', held.session_id)
      .where('recording_id', 'is', null)
      .execute();
  }
  return true;
}
