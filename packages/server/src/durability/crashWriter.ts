import { writeSync } from 'node:fs';
import { open } from '../database/open.ts';

/**
 * The process that `crash.test.ts` kills: opens the database in the folder of its first argument and commits two rows
 * at a time, numbered from its second argument. It prints each number when the commit is acknowledged.
 */
const [dataDir = '', first = '0'] = process.argv.slice(2);
const { db } = await open({ dataDir });
writeSync(1, 'open\n');

for (let number = Number(first); ; number += 1) {
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('server_state')
      .values({ key: `left ${number}`, value: 'x'.repeat(500) })
      .execute();
    await trx
      .insertInto('server_state')
      .values({ key: `right ${number}`, value: 'x'.repeat(500) })
      .execute();
  });
  writeSync(1, `${number}\n`);
}
