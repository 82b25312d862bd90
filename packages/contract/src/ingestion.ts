import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { withCode } from './fieldErrors.ts';
import { filled, id, instant, lengths, optionalEmail, reference, text } from './fields.ts';
import { normalisePhone } from './rules/phone.ts';
import { longestTurn, mostRecordingBytes, mostTurns, recordingTypes } from './rules/serviceTokens.ts';
import { endsAfterStart } from './rules/times.ts';
import { appointmentStatuses, sessionKinds, speakers } from './rules/values.ts';

/*
 * What a phone service sends with a service token. Each conversation and appointment has an ID of the phone service.
 * The parts of a conversation can arrive in any order and more than once; the stored conversation is always the same.
 */

/** An ID that a phone service chose. It is in paths and therefore in logs, so it must not be a phone number. */
export const ExternalId = z
  .string()
  .regex(/^[\w][\w.:~@+=-]{0,199}$/)
  .describe("The phone service's own ID, unique in the organization: 1 to 200 characters.");

/** The number of a caller. Separators are dropped, and a leading 972 or +972 becomes 0; other countries keep theirs. */
const callerNumber = text(lengths.phone)
  .overwrite(normalisePhone)
  .refine(
    (number) => /^\+?[0-9]{3,20}$/.test(number),
    withCode('invalid', 'A phone number has 3 to 20 digits'),
  );

/** The beginning of a conversation. The contact with the number is found or created; without a number there is none. */
export const SessionBeginning = z
  .object({
    startTime: instant,
    kind: z.enum(sessionKinds),
    phone: callerNumber.describe('Of the caller. Left out if it is withheld.'),
    name: filled().describe('Of the caller, if it is known. A contact that has a name keeps it.'),
  })
  .partial({ kind: true, phone: true, name: true })
  .meta({ id: 'SessionBeginning' });
export type SessionBeginning = z.infer<typeof SessionBeginning>;

/** One turn with its place in the conversation. */
export const NumberedTurn = z
  .object({
    number: z
      .int()
      .min(0)
      .max(1_000_000)
      .describe('Its place, unique in the conversation. Gaps are allowed.'),
    content: text(longestTurn),
    speaker: z.enum(speakers).optional(),
    start: z
      .number()
      .min(0)
      .max(31_536_000)
      .optional()
      .describe('Seconds from the beginning of the recording.'),
  })
  .meta({ id: 'NumberedTurn' });
export type NumberedTurn = z.infer<typeof NumberedTurn>;

/** Turns to add. An empty list only states that the call was answered. */
export const SessionTurns = z
  .object({ turns: z.array(NumberedTurn).max(mostTurns.atOnce) })
  .meta({ id: 'SessionTurns' });
export type SessionTurns = z.infer<typeof SessionTurns>;

/** The end of a conversation. */
export const SessionEnd = z
  .object({
    endTime: instant,
    status: filled(lengths.word).describe(
      'completed (the default), failed, missed, no-answer, or another word.',
    ),
    summary: text(),
    duration: z.int().min(0).max(31_536_000).describe('Seconds. Without it, from the start to the end.'),
  })
  .partial({ status: true, summary: true, duration: true })
  .meta({ id: 'SessionEnd' });
export type SessionEnd = z.infer<typeof SessionEnd>;

/** The state of a conversation as the server has it. It has none of its texts. */
export const IngestedSession = z
  .object({
    session: reference.describe('The ID of the conversation. Null until its beginning has arrived.'),
    state: z
      .enum(['waiting', 'ongoing', 'ended'])
      .describe('`waiting`: the beginning is missing. A person can also have ended it in the console.'),
    contact: reference,
    turns: z.int().min(0).describe('The number of turns so far.'),
    hasRecording: z.boolean(),
  })
  .meta({ id: 'IngestedSession' });
export type IngestedSession = z.infer<typeof IngestedSession>;

/** The address of a recording for the server to fetch. */
export const RecordingAddress = z
  .object({
    url: text(lengths.url).describe('https, on a host that the operator of the server allows.'),
  })
  .meta({ id: 'RecordingAddress' });
export type RecordingAddress = z.infer<typeof RecordingAddress>;

/** A caller to find or to add. Only the empty fields of a known contact are filled in. */
export const CallerFields = z
  .object({ phone: callerNumber, name: filled(), email: optionalEmail, source: text(lengths.name) })
  .partial({ email: true, source: true })
  .meta({ id: 'CallerFields' });
export type CallerFields = z.infer<typeof CallerFields>;

export const IngestedContact = z
  .object({ contact: id, isNew: z.boolean().describe('Whether this request added it.') })
  .meta({ id: 'IngestedContact' });
export type IngestedContact = z.infer<typeof IngestedContact>;

/** An appointment that was made in a conversation. The channel decides whether it must be approved. */
export const AgreedAppointment = z
  .object({
    title: filled(),
    description: text(),
    startTime: instant,
    endTime: instant,
    contact_name: filled(),
    phone: callerNumber.describe('The contact with this number is found or created.'),
  })
  .partial({ description: true, phone: true })
  .refine(endsAfterStart, {
    ...withCode('ends-not-after-start', 'Ends must be after starts'),
    path: ['endTime'],
  })
  .meta({ id: 'AgreedAppointment' });
export type AgreedAppointment = z.infer<typeof AgreedAppointment>;

export const IngestedAppointment = z
  .object({
    appointment: reference.describe('Null if a person has deleted it.'),
    status: z.enum(appointmentStatuses).nullable(),
    contact: reference,
  })
  .meta({ id: 'IngestedAppointment' });
export type IngestedAppointment = z.infer<typeof IngestedAppointment>;

const inChannel = z.object({ orgId: id, channelId: id });
const one = inChannel.extend({ externalId: ExternalId });

export const beginSession = defineEndpoint({
  method: 'PUT',
  path: '/organization/:orgId/channels/:channelId/sessions/:externalId',
  summary: 'Begins a conversation. 409 if it began differently, or on another channel.',
  params: one,
  body: SessionBeginning,
  reply: IngestedSession,
  service: true,
});
export const appendTurns = defineEndpoint({
  method: 'POST',
  path: '/organization/:orgId/channels/:channelId/sessions/:externalId/turns',
  summary: 'Adds turns to a conversation, in any order. 409 if a turn of the same number is different.',
  params: one,
  body: SessionTurns,
  reply: IngestedSession,
  service: true,
});
export const endSession = defineEndpoint({
  method: 'PUT',
  path: '/organization/:orgId/channels/:channelId/sessions/:externalId/end',
  summary: 'Ends a conversation. 409 if it ended differently.',
  params: one,
  body: SessionEnd,
  reply: IngestedSession,
  service: true,
});
export const uploadRecording = defineEndpoint({
  method: 'PUT',
  path: '/organization/:orgId/channels/:channelId/sessions/:externalId/recording',
  summary: 'Attaches a recording that is sent as bytes. 409 if the conversation has another one.',
  params: one,
  bytes: { types: recordingTypes, most: mostRecordingBytes },
  reply: IngestedSession,
  service: true,
});
export const fetchRecording = defineEndpoint({
  method: 'POST',
  path: '/organization/:orgId/channels/:channelId/sessions/:externalId/recording',
  summary: 'Attaches a recording that the server fetches from an allowed host.',
  params: one,
  body: RecordingAddress,
  reply: IngestedSession,
  service: true,
});
export const ingestContact = defineEndpoint({
  method: 'POST',
  path: '/organization/:orgId/channels/:channelId/contacts',
  summary: 'Finds the contact with a phone number, or adds it.',
  params: inChannel,
  body: CallerFields,
  reply: IngestedContact,
  service: true,
});
export const ingestAppointment = defineEndpoint({
  method: 'PUT',
  path: '/organization/:orgId/channels/:channelId/appointments/:externalId',
  summary: 'Adds an appointment once. 409 if the same ID was sent with other values.',
  params: one,
  body: AgreedAppointment,
  reply: IngestedAppointment,
  service: true,
});
