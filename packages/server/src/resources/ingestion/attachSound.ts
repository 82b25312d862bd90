import type { Readable } from 'node:stream';
import { mostRecordingBytes } from '@console/contract/rules';
import type { Kysely } from 'kysely';
import { retried } from '../../database/retried.ts';
import type { Tables } from '../../database/schema.ts';
import type { ExternalPlace } from './externalTurns.queries.ts';
import type { soundFetcher } from './fetchSound.ts';
import { attach } from './recordings.queries.ts';
import { receiveSound } from './storeSound.ts';

export interface RecordingStore {
  /** The folder with the files; without it, recordings aren't accepted. */
  folder: string | undefined;
  /** The maximum number of bytes of all recordings of an organization. */
  most: number;
  fetchSound: ReturnType<typeof soundFetcher>;
}

interface Attachment<Result> {
  db: Kysely<Tables>;
  folder: string;
  most: number;
  /** The hash of the URL, if the sound was fetched. */
  urlHash?: string | undefined;
  /** Checks in the same transaction, before anything is stored. */
  check: (trx: Kysely<Tables>) => Promise<unknown>;
  /** Completes the transaction. */
  complete: (trx: Kysely<Tables>) => Promise<Result>;
}

/**
 * Stores a sound and attaches it to a conversation. A file that isn't attached is removed.
 *
 * @throws {SoundRefused} if it is too large or not a sound
 * @throws {Problem} if the conversation has another recording, or those of the organization exceed the limit
 */
export async function attachSound<Result>(
  place: ExternalPlace,
  source: Readable,
  { db, folder, most, urlHash, check, complete }: Attachment<Result>,
): Promise<Result> {
  const sound = await receiveSound(source, folder, mostRecordingBytes);
  let isKept = false;
  try {
    return await retried(() =>
      db.transaction().execute(async (trx) => {
        await check(trx);
        isKept = await attach(trx, place, { sound, most, ...(urlHash !== undefined && { urlHash }) });
        const result = await complete(trx);
        // Last, so that a file has its name only if nothing before has failed.
        if (isKept) await sound.keep();
        return result;
      }),
    );
  } catch (error) {
    isKept = false;
    throw error;
  } finally {
    if (!isKept) await sound.discard();
  }
}
