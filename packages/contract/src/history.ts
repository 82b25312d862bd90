import { z } from 'zod';
import { id, instant, lengths, reference, text } from './fields.ts';
import { appointmentStatuses, speakers } from './rules/values.ts';

/** One turn of a call. Without `start` the transcript can't follow the playback. */
export const Turn = z
  .object({
    content: text(lengths.text),
    speaker: z.enum(speakers).optional(),
    start: z.number().min(0).optional().describe('Seconds from the beginning of the recording.'),
  })
  .meta({ id: 'Turn' });
export type Turn = z.infer<typeof Turn>;

/** A call in a contact's history; its ID is the session's. */
export const CallHistoryItem = z
  .object({
    type: z.literal('call'),
    id,
    channel: reference,
    startTime: instant,
    endTime: instant.nullable(),
    duration: z.int(),
    status: text(lengths.word),
    summary: text(),
    content: text(lengths.long),
    transcriptionJSON: z.array(Turn),
    recordingUrl: text(lengths.url).nullable().describe('Loaded from the root of the site.'),
  })
  .meta({ id: 'CallHistoryItem' });
export type CallHistoryItem = z.infer<typeof CallHistoryItem>;

/** An appointment in a contact's history; its ID is the appointment's. */
export const AppointmentHistoryItem = z
  .object({
    type: z.literal('appointment'),
    id,
    title: text(lengths.name),
    description: text(),
    startTime: instant,
    endTime: instant,
    status: z.enum(appointmentStatuses),
  })
  .meta({ id: 'AppointmentHistoryItem' });
export type AppointmentHistoryItem = z.infer<typeof AppointmentHistoryItem>;

/** An exchange of messages, WhatsApp or chat, in a contact's history; its ID is the session's. */
export const MessageHistoryItem = z
  .object({
    type: z.literal('whatsupMessage'),
    id,
    channel: reference,
    startTime: instant,
    summary: text(),
    content: text(lengths.long),
  })
  .meta({ id: 'MessageHistoryItem' });
export type MessageHistoryItem = z.infer<typeof MessageHistoryItem>;

/** One entry of a contact's history. */
export const HistoryItem = z
  .discriminatedUnion('type', [CallHistoryItem, AppointmentHistoryItem, MessageHistoryItem])
  .meta({ id: 'HistoryItem' });
export type HistoryItem = z.infer<typeof HistoryItem>;
