import type { EndpointName } from '@console/contract';
import type { Need } from '../api/permissions.ts';
import type { Kind, Side } from '../testing/world.ts';

/** How to try one call, and who can make it. */
export interface CallCase {
  /** The permission that the call requires; `self` if it concerns only the caller, `service` for service tokens. */
  need: Need | 'self' | 'service';
  /** The kind of row that the path parameter `id` refers to. `orgId`, `channelId` and `contactId` need no entry. */
  id?: Kind;
  /** The text of `/managers/search/:text`. */
  text?: (side: Side) => string;
  body?: (side: Side) => Record<string, unknown>;
  query?: (side: Side) => Record<string, string>;
  /** The status here, where no account has a password; `credentials.test.ts` tests the call with one. */
  answers?: 409;
  /** A POST whose response isn't stored for a repeated request, because it has a secret. */
  isNeverRepeated?: true;
  /** What to prepare for the call, such as a channel without a bot. */
  before?: 'no bot';
  /** The status for a stranger if the organization is in the body. @default 404 */
  strangerGets?: 422;
  /** A body field that takes free text or an ID. */
  idAsText?: 'responsible';
  /** Body fields with IDs that don't belong to an organization, such as free phones and integration types. */
  shared?: readonly string[];
}

const times = { startTime: '2026-04-01T09:00:00Z', endTime: '2026-04-01T10:00:00Z' };
const self = { need: 'self' } as const;
const references = ({ ids }: Side) => ({ channel: ids.channel, contact: ids.contact });
const meeting = (side: Side) => ({ title: 'New', contact_name: 'A Contact', ...times, ...references(side) });
const caller = (side: Side) => ({
  ...{ name: 'New', phone: '0501234567', channel: side.ids.channel, responsible: side.ids.user },
});

/** One entry for each call of the contract. A missing entry fails the tests. */
export const callCases: Partial<Record<EndpointName, CallCase>> = {
  readMe: self,
  updateMe: { need: 'self', body: ({ ids }) => ({ fullName: 'New Name', mainCreditCard: ids.card }) },
  logout: self,
  readSettings: self,
  updateSettings: { need: 'self', body: () => ({ language: 'ru' }) },
  readCredentials: self,
  changePassword: {
    need: 'self',
    body: () => ({ currentPassword: 'a long password', password: 'another long one' }),
    answers: 409,
  },
  setUpSecondFactor: { need: 'self', body: () => ({ password: 'a long password' }), answers: 409 },
  activateSecondFactor: { need: 'self', body: () => ({ code: '123456' }), answers: 409 },
  removeSecondFactor: {
    need: 'self',
    body: () => ({ password: 'a long password', code: '123456' }),
    answers: 409,
  },
  listLoginSessions: self,
  endOtherLoginSessions: self,
  endLoginSession: { need: 'self', id: 'loginSession' },
  listCreditCards: self,
  removeCreditCard: { need: 'self', id: 'spareCard' },
  initCard: self,

  listOrganizations: self,
  createOrganization: { need: 'self', body: () => ({ name: 'Another Business' }) },
  readOrganization: { need: 'membership', id: 'organization' },
  updateOrganization: { need: 'team', id: 'organization', body: () => ({ name: 'New Name' }) },
  deleteOrganization: { need: 'ownership', id: 'organization' },
  listMembers: { need: 'membership' },
  inviteMember: {
    need: 'team',
    body: () => ({ name: 'New', email: 'new@example.test', role: 'viewer' }),
  },
  updateMember: { need: 'team', id: 'member', body: () => ({ role: 'viewer' }) },
  removeMember: { need: 'team', id: 'member' },
  readCalendarFeed: { need: 'membership' },
  createCalendarFeed: { need: 'membership', body: () => ({ hidesNames: true }) },
  deleteCalendarFeed: { need: 'membership' },
  searchManagers: { need: 'self', text: () => 'a person' },

  listChannels: { need: 'membership' },
  createChannel: {
    need: 'channels',
    body: ({ ids }) => ({ name: 'New', phoneNumber: ids.freePhone }),
    shared: ['phoneNumber'],
  },
  updateChannel: {
    need: 'channels',
    body: ({ ids }) => ({ active: false, phoneNumber: ids.freePhone }),
    shared: ['phoneNumber'],
  },
  deleteChannel: { need: 'channels' },
  createBot: { need: 'channels', before: 'no bot', body: () => ({ name: 'Noa' }) },
  updateBot: { need: 'channels', body: () => ({ name: 'Noa' }) },
  listAvailablePhones: self,
  readPhone: { need: 'membership', id: 'phone' },

  listSessions: { need: 'calls', query: references },
  createSession: { need: 'transcripts', body: (side) => ({ ...times, ...references(side) }) },
  updateSession: { need: 'transcripts', id: 'session', body: references },
  readContactSession: { need: 'calls' },
  listCallbacks: { need: 'calls' },
  decideCallback: { need: 'transcripts', id: 'callback', body: () => ({ state: 'done' }) },
  searchSessions: { need: 'transcripts', query: ({ secret }) => ({ q: secret }) },
  readUsage: { need: 'calls' },
  readDailyReport: { need: 'membership' },
  readMonthlyReport: { need: 'membership' },

  listContacts: { need: 'membership', query: ({ ids }) => ({ channel: ids.channel }) },
  setContactsStatus: {
    need: 'contacts',
    body: ({ ids }) => ({ ids: [ids.contact], status: 'contacted' }),
  },
  createContact: {
    need: 'contacts',
    strangerGets: 422,
    body: (side) => ({ ...caller(side), organization: side.ids.organization }),
    idAsText: 'responsible',
  },
  updateContact: { need: 'contacts', id: 'contact', body: caller, idAsText: 'responsible' },
  readContact: { need: 'membership', id: 'contact' },
  readContactById: { need: 'membership', id: 'contact' },
  deleteContact: { need: 'contacts', id: 'contact' },

  copyContact: { need: 'contacts', id: 'contact' },
  copyOrganization: { need: 'ownership' },
  planErasure: { need: 'contacts', id: 'contact' },
  eraseContact: { need: 'contacts', id: 'contact' },
  listErasures: { need: 'contacts' },
  undoErasure: { need: 'contacts', id: 'erasure' },
  listOwnErasures: self,
  restoreOrganization: { need: 'self', id: 'ownErasure' },
  readRetention: { need: 'ownership' },
  setRetention: { need: 'ownership', body: () => ({ days: 90 }) },

  listAppointments: { need: 'membership', query: ({ ids }) => ({ channel: ids.channel }) },
  createAppointment: { need: 'appointments', body: meeting },
  createAppointmentAnywhere: {
    need: 'appointments',
    strangerGets: 422,
    body: (side) => ({ ...meeting(side), organization: side.ids.organization }),
  },
  updateAppointment: { need: 'appointments', id: 'appointment', body: references },
  readAppointment: { need: 'membership', id: 'appointment' },
  replaceAppointment: { need: 'appointments', id: 'appointment', body: meeting },
  deleteAppointment: { need: 'appointments', id: 'appointment' },

  listQna: { need: 'membership' },
  saveQna: { need: 'channels', id: 'qna', body: () => ({ question: 'New?', answer: 'New.' }) },
  createQna: { need: 'channels', body: () => ({ id: 12_345, question: 'New?', answer: 'New.' }) },
  deleteQna: { need: 'channels', id: 'qna' },

  listIntegrations: { need: 'membership' },
  createIntegration: {
    need: 'integrations',
    body: ({ ids }) => ({ type: ids.freeType, channel: ids.channel }),
    shared: ['type'],
  },
  updateIntegration: {
    need: 'integrations',
    id: 'integration',
    body: ({ ids }) => ({ enabled: false, type: ids.type, channel: ids.channel }),
    shared: ['type'],
  },
  listIntegrationTypes: self,

  listServiceTokens: { need: 'serviceTokens' },
  createServiceToken: {
    need: 'serviceTokens',
    body: ({ ids }) => ({ name: 'New', channels: [ids.channel] }),
    isNeverRepeated: true,
  },
  revokeServiceToken: { need: 'serviceTokens', id: 'serviceToken' },
  beginSession: {
    need: 'service',
    body: () => ({ startTime: times.startTime, kind: 'call', phone: '0501234567', name: 'New' }),
  },
  appendTurns: {
    need: 'service',
    body: () => ({ turns: [{ number: 1, content: 'Hello', speaker: 'caller', start: 0 }] }),
  },
  endSession: { need: 'service', body: () => ({ endTime: times.endTime, summary: 'Said hello' }) },
  uploadRecording: { need: 'service' },
  fetchRecording: { need: 'service', body: () => ({ url: 'https://recordings.example/1.mp3' }) },
  ingestContact: { need: 'service', body: () => ({ phone: '0501234567', name: 'New' }) },
  ingestAppointment: {
    need: 'service',
    body: () => ({ title: 'New', contact_name: 'A Contact', phone: '0501234567', ...times }),
  },

  collectCalls: self,
  collectUsers: self,
  collectContacts: self,
  collectSessions: self,
  collectChannels: self,
  collectBots: self,
  collectAppointments: self,
  collectPhoneNumbers: self,
};
