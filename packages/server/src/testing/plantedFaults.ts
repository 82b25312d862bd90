import { sql } from 'kysely';
import { rowsOf } from './everydayFaults.ts';
import type { Answered } from './faultyProxy.ts';
import {
  clears,
  constantTag,
  idIn,
  inclusive,
  inGreenwich,
  type Planted,
  role,
  tokenIn,
  wall,
} from './plantedRules.ts';

interface Reports {
  daily: Record<string, { period: string }[]>;
}

const byOneAndAHalf = ({ json, status }: Answered) => {
  if (status !== 200) return;
  const usage = json as { cost: number; channels: { cost: number }[] };
  for (const part of [usage, ...usage.channels]) part.cost *= 1.5;
};

/** Faults that need the database or tokens, and variants. Simple faults are in `everydayFaults`. */
export const plantedFaults: Planted[] = [
  ...(['readContact', 'listContacts', 'readOrganization'] as const).map(constantTag),
  wall('readContactById', /^a stranger is answered (200|304) instead of 404$/m),
  wall('updateContact', /^a stranger is answered 200 instead of 404$/m),
  wall('deleteContact', /^a stranger is answered 204 instead of 404$/m),
  wall('searchSessions', /^a stranger is answered (200|304) instead of 404$/m),
  wall('createContact', /^a stranger who names the organization in the body is answered 201$/m),
  wall('collectContacts', /^a stranger is shown rows of this person$/m),
  ...(['updateContact', 'searchSessions', 'deleteOrganization'] as const).map(role),
  clears('updateContact', { email: '' }),
  clears('updateOrganization', { features: '' }),
  clears('updateAppointment', { description: '' }),
  inclusive('listSessions', 'to'),
  inclusive('listAppointments', 'to'),
  inclusive('listContacts', 'dueBefore'),
  inGreenwich('readDailyReport', /^counted by another calendar: /m),
  inGreenwich(
    'readUsage',
    /^(seconds|minutes|cost) (\d+|missing) instead of \d+ \(a channel with known calls/m,
  ),
  {
    rule: 'a report that is a day off',
    call: 'readDailyReport',
    fault: () => ({
      answer({ json, status }) {
        if (status !== 200) return;
        for (const item of Object.values((json as Reports).daily).flat()) {
          const next = Date.parse(item.period) + 24 * 60 * 60_000;
          item.period = new Date(next).toISOString().slice(0, 10);
        }
      },
      verdict: 'differs',
      told: /^counted by another calendar: nothing instead of 1 \(calls of /m,
    }),
  },
  {
    rule: 'a cost that is 1.5 times too high',
    call: 'readUsage',
    fault: () => ({ answer: byOneAndAHalf, verdict: 'differs', told: /^cost 129 instead of 86 \(/m }),
  },
  {
    rule: 'a deletion of a contact with its calls',
    call: 'deleteContact',
    fault: ({ db, owner }) => ({
      async ask(asked) {
        if (tokenIn(asked) === owner && !asked.headers['if-match'])
          await db.deleteFrom('sessions').where('contact_id', '=', idIn(asked)).execute();
      },
      verdict: 'differs',
      told: /^a call of the contact is gone with what was deleted$/m,
    }),
  },
  {
    rule: 'a deletion of a channel with its contacts',
    call: 'deleteChannel',
    fault: ({ db, owner }) => ({
      async ask(asked) {
        if (tokenIn(asked) === owner && !asked.headers['if-match'])
          await db.deleteFrom('contacts').where('channel_id', '=', idIn(asked)).execute();
      },
      verdict: 'differs',
      told: /^a contact of the channel is gone with what was deleted$/m,
    }),
  },
  {
    rule: 'a people search across all organizations',
    call: 'searchManagers',
    fault: ({ db }) => ({
      async answer(answered, { url }) {
        if (answered.status !== 200) return;
        const words = decodeURIComponent(url.pathname.split('/').at(-1) ?? '').toLowerCase();
        answered.json = await db
          .selectFrom('users')
          .select(['id', 'full_name as fullName', 'email', 'picture'])
          .where(sql<boolean>`strpos(lower(full_name || email), ${words}) > 0`)
          .limit(20)
          .execute();
      },
      verdict: 'differs',
      told: /^somebody of another organization is found$/m,
    }),
  },
  {
    rule: 'a case-sensitive search',
    call: 'listContacts',
    fault: () => ({
      answer(answered, { url }) {
        const words = url.searchParams.get('q');
        if (words) answered.json = rowsOf(answered).filter(({ name }) => String(name).includes(words));
      },
      verdict: 'without',
      told: /^q=ADA\S* does not find the row that has it$/m,
    }),
  },
  {
    rule: 'a sign-out without effect',
    call: 'logout',
    fault: () => ({
      ask(asked) {
        if (!tokenIn(asked)) return;
        asked.method = 'GET';
        asked.url.pathname = '/api/users/me';
      },
      answer(answered) {
        if (answered.status === 200) answered.status = 204;
      },
      verdict: 'differs',
      told: /^the token that was ended is still answered 200$/m,
    }),
  },
  {
    rule: 'an error as text/plain',
    call: 'updateContact',
    fault: () => ({
      answer({ status, headers }) {
        if (status >= 400) headers['content-type'] = 'text/plain';
      },
      verdict: 'without',
      told: /^an unknown id is no problem\+json of the type not-found$/m,
    }),
  },
  {
    rule: '404 instead of 422',
    call: 'createAppointment',
    fault: () => ({
      answer(answered) {
        if (answered.status === 422) answered.status = 404;
      },
      verdict: 'without',
      told: /^title: "" is answered 404 instead of 422$/m,
    }),
  },
];
