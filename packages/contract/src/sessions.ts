import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { decimal, id, inOrganization, instant, lengths, reference, stamps, text } from './fields.ts';
import { HistoryItem, Turn } from './history.ts';
import { listQuery, longTexts, yesOrNo } from './lists.ts';
import { callOutcomes, sessionKinds } from './rules/values.ts';

const fields = {
  channel: reference,
  contact: reference,
  kind: z.enum(sessionKinds),
  startTime: instant,
  endTime: instant.nullable(),
  duration: z.int().min(0).max(31_536_000).describe('Seconds.'),
  active: z.boolean(),
  status: text(lengths.word).describe('completed, in-progress, failed, missed, no-answer, or another word.'),
  transcription: text(lengths.long),
  summary: text(),
};

/** The fields of a conversation that is entered by hand. */
export const SessionFields = z
  .object(fields)
  .partial()
  .required({ startTime: true })
  .meta({ id: 'SessionFields' });
export type SessionFields = z.infer<typeof SessionFields>;

export const SessionPatch = SessionFields.partial().meta({ id: 'SessionPatch' });
export type SessionPatch = z.infer<typeof SessionPatch>;

/** One conversation: a call, a chat or an exchange of messages. */
export const Session = z
  .object({
    id,
    ...fields,
    organization: id,
    transcriptionJSON: z.array(Turn),
    recordingUrl: text(lengths.url).nullable(),
    ...stamps,
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;

/** The contact of a conversation, as a list shows it. */
const Caller = z.object({ name: text(lengths.name), phone: text(lengths.phone) });

/** A conversation in a list. It has long texts if the list was requested without a limit, or if `fields` names them. */
export const ListedSession = Session.partial({
  summary: true,
  transcription: true,
  transcriptionJSON: true,
})
  .extend({
    caller: Caller.nullable()
      .optional()
      .describe('If `fields` names it: the name and number of the contact. Null without a contact.'),
  })
  .meta({ id: 'ListedSession' });
export type ListedSession = z.infer<typeof ListedSession>;

/** The long texts of a conversation. */
export const sessionTexts = longTexts('summary', 'transcription', 'transcriptionJSON');

/** A contact's latest conversation (without its fields if there was none) and the history before it. */
export const ContactSession = Session.partial()
  .extend({ sessionHistory: z.array(HistoryItem).describe('Newest first.') })
  .meta({ id: 'ContactSession' });
export type ContactSession = z.infer<typeof ContactSession>;

const idOrNone = z.union([id, z.literal('none')]).describe('An id, or `none` for what has none.');

const filters = {
  ...longTexts('summary', 'transcription', 'transcriptionJSON', 'caller'),
  q: text(lengths.name)
    .optional()
    .describe('Words in the summary or transcription, or the name, email or phone number of the contact.'),
  id: id.optional(),
  channel: idOrNone.optional(),
  contact: idOrNone.optional(),
  active: yesOrNo.optional(),
  orStartedWithin: decimal(z.int().min(1).max(3600))
    .optional()
    .describe(
      'Seconds. With `active=true`, conversations that started so recently are included, even if they have ended.',
    ),
  outcome: z
    .enum(callOutcomes)
    .optional()
    .describe('How they ended: `missed` also finds those with the status no-answer. Excludes ongoing ones.'),
  appointment: yesOrNo
    .optional()
    .describe(
      'Whether an appointment was booked for the contact during the conversation or up to 5 minutes later.',
    ),
  from: instant.optional().describe('Those that started then or later.'),
  to: instant.optional().describe('Those that started before then.'),
};

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/organization/:orgId/sessions',
  summary: 'The conversations of an organization, newest first.',
  params: inOrganization,
  query: listQuery(['startTime', 'endTime', 'duration', 'status'], filters),
  reply: z.array(ListedSession),
});
export const createSession = defineEndpoint({
  method: 'POST',
  path: '/organization/:orgId/sessions',
  summary: 'Writes a conversation down.',
  params: inOrganization,
  body: SessionFields,
  reply: Session,
  status: 201,
});
export const updateSession = defineEndpoint({
  method: 'PATCH',
  path: '/organization/:orgId/sessions/:id',
  summary: 'Changes a conversation.',
  params: z.object({ orgId: id, id }),
  body: SessionPatch,
  reply: Session,
});
export const readContactSession = defineEndpoint({
  method: 'GET',
  path: '/organization/:orgId/contact/:contactId/session',
  summary: "A contact's latest conversation and the whole history.",
  params: z.object({ orgId: id, contactId: id }),
  reply: ContactSession,
});
