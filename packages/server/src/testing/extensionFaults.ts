import type { EndpointName } from '@console/contract';
import { answersInstead, onlyReads, type Told } from './everydayFaults.ts';
import type { Planted } from './plantedRules.ts';

/** The conversations that have begun. */
const begun = new Set<string>();

/** One fault per endpoint of calendars and phone services. A backend can have them with the everyday ones. */
export const extensionFaults: Partial<Record<EndpointName, Told>> = {
  deleteCalendarFeed: {
    ask: onlyReads,
    answer: answersInstead(200, 204),
    verdict: 'differs',
    told: /^a revoked address is answered 200 instead of 404$/m,
  },
  beginSession: {
    // A beginning that is sent again has another ID.
    ask({ url }) {
      if (begun.has(url.pathname)) url.pathname += '-again';
      else begun.add(url.pathname);
    },
    verdict: 'differs',
    told: /^the same beginning again is another conversation$/m,
  },
};

/** The organization in a path. */
const orgIdIn = ({ url }: { url: URL }) => url.pathname.split('/')[3] ?? '';

/** Faults of erasures and phone services that need the database or the tokens, or an endpoint with another fault. */
export const plantedExtensionFaults: Planted[] = [
  {
    rule: 'a search that finds an erased contact',
    call: 'eraseContact',
    fault: ({ db }) => ({
      async answer({ status, json }, asked) {
        if (status !== 201) return;
        const { name } = json as { name: string };
        const left = { org_id: orgIdIn(asked), name, channel_id: null, responsible_id: null };
        await db.insertInto('contacts').values(left).execute();
      },
      verdict: 'differs',
      told: /^a search still finds a contact whose erasure waits$/m,
    }),
  },
  {
    rule: 'an undone erasure without the notes',
    call: 'undoErasure',
    fault: ({ db }) => ({
      async answer({ status }, asked) {
        if (status !== 204) return;
        await db.updateTable('contacts').set({ notes: '' }).where('org_id', '=', orgIdIn(asked)).execute();
      },
      verdict: 'differs',
      told: /^undoing an erasure loses the notes of the contact$/m,
    }),
  },
  {
    rule: 'turns in the order of their arrival',
    call: 'appendTurns',
    fault() {
      const arrived = new Map<string, number>();
      return {
        ask(asked) {
          asked.body = asked.body?.replaceAll(/"number":(\d+)/g, (_, number) => {
            const turn = `${asked.url.pathname} ${number}`;
            const place = arrived.get(turn) ?? arrived.size + 1;
            arrived.set(turn, place);
            return `"number":${place}`;
          });
        },
        verdict: 'differs',
        told: /^the turns are not complete and in the order of their numbers: Turn 2,Turn 3,Turn 1,Turn 4$/m,
      };
    },
  },
  {
    rule: 'a service token that reads',
    call: 'createServiceToken',
    fault: ({ owner }) => ({
      answer({ status, json }) {
        if (status === 201) (json as { token: string }).token = owner;
      },
      verdict: 'differs',
      told: /^a service token is answered 200 at GET \/organization\/:orgId\/contacts\/ instead of 401$/m,
    }),
  },
];
