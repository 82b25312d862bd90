import type { EndpointName } from '@console/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema.ts';
import type { Told } from './everydayFaults.ts';
import type { RecordedRequest } from './faultyProxy.ts';

/** The context of a fault: the database behind the server, and the tokens of the run. */
export interface Behind {
  db: Kysely<Tables>;
  owner: string;
  stranger: string;
}

/** One rule that a backend breaks, and the endpoint at which the kit must report it. */
export interface Planted {
  rule: string;
  call: EndpointName;
  fault(behind: Behind): Told;
}

export const tokenIn = ({ headers }: RecordedRequest) =>
  /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '')?.[1];

/** People for whom `isLetIn` is true get the owner's responses. */
const asOwner =
  (isLetIn: (token: string, behind: Behind) => boolean) => (behind: Behind) => (asked: RecordedRequest) => {
    const token = tokenIn(asked);
    if (token && isLetIn(token, behind)) asked.headers.authorization = `Bearer ${behind.owner}`;
  };
const noWall = asOwner((token, { stranger }) => token === stranger);
const noRoles = asOwner((token, { owner, stranger }) => token !== owner && token !== stranger);

export const wall = (call: EndpointName, told: RegExp): Planted => ({
  rule: `access for strangers (${call})`,
  call,
  fault: (behind) => ({ ask: noWall(behind), verdict: 'differs', told }),
});

export const role = (call: EndpointName): Planted => ({
  rule: `ignored roles (${call})`,
  call,
  fault: (behind) => ({
    ask: noRoles(behind),
    verdict: 'differs',
    told: /^a viewer without (ownership|the permission "\w+") is answered 20\d instead of 403$/m,
  }),
});

export const constantTag = (call: EndpointName): Planted => ({
  rule: `an ETag that never changes (${call})`,
  call,
  fault: () => ({
    answer(answered, { headers }) {
      answered.headers['etag'] = '"1"';
      if (answered.status === 200 && headers['if-none-match'] === '"1"') answered.status = 304;
    },
    verdict: 'without',
    told: /^after PATCH \S+ the ETag is the same as before$/m,
  }),
});

/** A change also contains the given fields and clears them if they weren't sent. */
export const clears = (call: EndpointName, fields: object): Planted => ({
  rule: `a change that clears unsent fields (${call})`,
  call,
  fault: () => ({
    ask(asked) {
      if (asked.body) asked.body = JSON.stringify({ ...fields, ...JSON.parse(asked.body) });
    },
    verdict: 'differs',
    told: /^a change of [\w, ]+ alone changes \w+ \(.* instead of .*\) too$/m,
  }),
});

/** The end of a range is inclusive. */
export const inclusive = (call: EndpointName, name: string): Planted => ({
  rule: `an inclusive ${name}= (${call})`,
  call,
  fault: () => ({
    ask({ url }) {
      const asked = url.searchParams.get(name);
      if (asked) url.searchParams.set(name, new Date(Date.parse(asked) + 1).toISOString());
    },
    verdict: 'without',
    told: new RegExp(`^${name}=\\S+ finds a row that does not have it$`, 'm'),
  }),
});

/** Counts in UTC instead of the organization's time zone. */
export const inGreenwich = (call: EndpointName, told: RegExp): Planted => ({
  rule: `counting in UTC (${call})`,
  call,
  fault: ({ db }) => ({
    async ask() {
      await db.updateTable('organizations').set({ time_zone: 'UTC' }).execute();
    },
    verdict: 'differs',
    told,
  }),
});

/** The last ID in a URL. */
export const idIn = ({ url }: RecordedRequest) => url.pathname.split('/').at(-1) ?? '';
