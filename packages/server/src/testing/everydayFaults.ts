import type { CallReport } from '@console/conformance';
import type { EndpointName } from '@console/contract';
import type { Answered, Fault, RecordedRequest } from './faultyProxy.ts';

/** A fault of a backend in one endpoint, and the expected report. */
export interface Told extends Fault {
  verdict: CallReport['verdict'];
  told: RegExp;
}

export type Rows = Record<string, unknown>[];
export const rowsOf = ({ json }: Answered) => (Array.isArray(json) ? (json as Rows) : []);

export const losesHeader = (name: string) => (asked: RecordedRequest) => {
  delete asked.headers[name];
};
export const losesQuery = (name: string) => (asked: RecordedRequest) => {
  asked.url.searchParams.delete(name);
};
export const answersInstead = (from: number, to: number) => (answered: Answered) => {
  if (answered.status === from) answered.status = to;
};
export const always = (status: number) => (answered: Answered) => {
  answered.status = status;
};
/** Responds with success, but changes nothing. */
export const onlyReads = (asked: RecordedRequest) => {
  asked.method = 'GET';
};

/** One fault per endpoint. A backend can have all of them at the same time. */
export const everydayFaults: Partial<Record<EndpointName, Told>> = {
  listChannels: {
    answer(answered) {
      for (const row of rowsOf(answered)) delete row['name'];
    },
    verdict: 'differs',
    told: /not as described: 0\.name is missing/,
  },
  createContact: {
    answer: answersInstead(201, 200),
    verdict: 'differs',
    told: /answered 200 instead of 201/,
  },
  readAppointment: {
    ask: losesHeader('if-none-match'),
    verdict: 'without',
    told: /200 instead of 304/,
  },
  listQna: {
    answer({ headers }) {
      delete headers['x-total-count'];
    },
    verdict: 'without',
    told: /there is no X-Total-Count/,
  },
  createSession: {
    ask: losesHeader('idempotency-key'),
    verdict: 'without',
    told: /same Idempotency-Key again is answered with another body/,
  },
  inviteMember: { answer: always(500), verdict: 'differs', told: /answered 500 instead of 201/ },
  readContactById: { answer: always(404), verdict: 'missing', told: /answers 404/ },
  updateOrganization: {
    ask: losesHeader('if-match'),
    verdict: 'without',
    told: /stale If-Match is answered 200/,
  },
  readUsage: {
    answer: answersInstead(401, 403),
    verdict: 'differs',
    told: /without a token: 403 instead of 401/,
  },
  decideCallback: {
    ask(asked) {
      if (asked.body) asked.body = asked.body.replace('"open"', '"done"');
    },
    verdict: 'differs',
    told: /open does not bring back the entry as it was before done/,
  },
  updateIntegration: {
    answer({ json }) {
      delete (json as { errors?: unknown }).errors;
    },
    verdict: 'without',
    told: /errors of enabled: "perhaps" do not name enabled/,
  },
  listIntegrations: {
    answer(answered) {
      for (const row of rowsOf(answered)) row['app_tokens'] = 'conformance-secret';
    },
    verdict: 'differs',
    told: /a secret is sent back/,
  },
  listSessions: {
    ask: losesQuery('sort'),
    verdict: 'without',
    told: /sort=duration and sort=-duration are not each other's reverse/,
  },
  listContacts: {
    ask: losesQuery('q'),
    verdict: 'without',
    told: /q=Ada.* finds a row that does not have it/,
  },
  updateSettings: {
    ask: onlyReads,
    answer: ({ json }, { body }) => Object.assign(json ?? {}, JSON.parse(body ?? '{}')),
    verdict: 'differs',
    told: /GET \/user\/settings does not say what was sent: phone is "" instead of "05/,
  },
  deleteChannel: {
    answer: answersInstead(404, 403),
    verdict: 'differs',
    told: /an unknown channelId is answered 403 instead of 404/,
  },
  listAppointments: {
    answer({ headers }) {
      if (headers['link']) headers['link'] = headers['link'].replace(/cursor=[^&>]*/, '');
    },
    verdict: 'differs',
    told: /reaches some rows twice/,
  },
  deleteAppointment: {
    ask: onlyReads,
    answer: answersInstead(200, 204),
    verdict: 'differs',
    told: /what was deleted is still there in GET \/appointments\/:id/,
  },
  createQna: {
    answer({ headers }) {
      headers['content-type'] = 'text/html';
    },
    verdict: 'differs',
    told: /the content type is text\/html/,
  },
  copyContact: {
    answer({ headers, status }) {
      if (status === 200) headers['content-type'] = 'application/octet-stream';
    },
    verdict: 'differs',
    told: /the content type is application\/octet-stream instead of application\/zip/,
  },
  planErasure: {
    answer({ json, status }) {
      if (status === 200) (json as { removes: { calls: number } }).removes.calls = 0;
    },
    verdict: 'differs',
    told: /the plan does not count the contact and its call/,
  },
  undoErasure: {
    ask: onlyReads,
    answer: answersInstead(404, 204),
    verdict: 'differs',
    told: /undoing an erasure does not bring back the contact/,
  },
  restoreOrganization: {
    ask: onlyReads,
    answer: answersInstead(404, 204),
    verdict: 'differs',
    told: /restoring a deleted organization does not bring it back/,
  },
  appendTurns: {
    // A turn that is sent again has another number.
    ask(asked) {
      appended += 1;
      asked.body = asked.body?.replaceAll(
        /"number":(\d+)/g,
        (_, number) => `"number":${appended * 100 + +number}`,
      );
    },
    verdict: 'differs',
    told: /a turn that was sent twice is stored twice: Turn 2,Turn 2/,
  },
  ingestContact: {
    answer: answersInstead(404, 200),
    verdict: 'differs',
    told: /a token is answered 200 in another organization instead of 404/,
  },
  ingestAppointment: {
    answer({ json }) {
      const agreed = json as { status?: unknown };
      if (agreed.status === 'pending') agreed.status = 'scheduled';
    },
    verdict: 'differs',
    told: /on a channel that requires approval, its status is scheduled and not pending/,
  },
  fetchRecording: {
    answer: answersInstead(422, 200),
    verdict: 'differs',
    told: /https:\/\/127\.0\.0\.1\/a\.mp3 is not refused but answered 200/,
  },
  listServiceTokens: {
    answer(answered) {
      for (const row of rowsOf(answered)) row['lastUsedAt'] = null;
    },
    verdict: 'differs',
    told: /a token that was used has no time of its last use/,
  },
};

let appended = 0;
