import { join } from 'node:path';
import type { Encryption } from '../../config/encryption.ts';
import type { Database } from '../../database/open.ts';
import { type ErasureLog, erasureLogIn } from './erasureLog.ts';
import type { Terms } from './erasures.queries.ts';

/** 14 backups are kept, at most 25 hours apart. */
const backupDays = 15;

/** How erasures are recognized, and until when the server's own backups contain what they removed. */
export const erasureTerms = ({ fingerprint }: Encryption, { engine }: Pick<Database, 'engine'>): Terms => ({
  fingerprint: (id) => fingerprint(id, 'erasures'),
  backupDays: engine === 'embedded' ? backupDays : null,
});

/** The list of erasures in a data folder. It is next to the backups, so that copies of the backups include it. */
export const erasureLogOf = (dataDir: string): ErasureLog =>
  erasureLogIn(join(dataDir, 'backups', 'erasures.jsonl'));
