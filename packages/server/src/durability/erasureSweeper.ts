import { writeSync } from 'node:fs';
import { open } from '../database/open.ts';
import { eraseHeld, requestErasure } from '../resources/personalData/erasures.queries.ts';
import { erasureLogOf } from '../resources/personalData/erasureTerms.ts';
import { recordErasures } from '../resources/personalData/sweep.ts';
import { peopleIn } from '../testing/fixtures.ts';

/**
 * The process that `erasures.test.ts` kills: opens the database in the folder of its first argument, and adds, hides and
 * erases one contact after the other. It prints a line after each contact.
 */
const [dataDir = ''] = process.argv.slice(2);
const { db } = await open({ dataDir });
const terms = { fingerprint: (id: string) => id, backupDays: 15 };
const erasureLog = erasureLogOf(dataDir);
const { person, organization, contact, session, appointment } = peopleIn(db);
const owner = await person();
const orgId = await organization(owner.id);
for (;;) {
  const contactId = await contact(orgId);
  for (let call = 0; call < 3; call += 1) await session(orgId, { contact_id: contactId });
  await appointment(orgId, { contact_id: contactId });
  const id = await db.transaction().execute((trx) => requestErasure(trx, owner.id, { orgId, contactId }));
  await db.transaction().execute((trx) => eraseHeld(trx, id ?? '', terms));
  await recordErasures({ db, terms, erasureLog });
  writeSync(1, 'erased\n');
}
