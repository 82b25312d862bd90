import type { ContactSession, HistoryItem } from '@console/contract';
import { completedCall } from '@console/contract/rules';
import type { AppointmentRow } from './history.queries.ts';
import type { SessionRow } from './sessions.queries.ts';
import { recordingUrl, toSession } from './sessions.reply.ts';

/** A contact's latest conversation, and all conversations and appointments with the contact, newest first. */
export function toContactSession(
  sessions: readonly SessionRow[],
  appointments: readonly AppointmentRow[],
): ContactSession {
  const [latest] = sessions;
  const sessionHistory = [...sessions.map(toEntry), ...appointments.flatMap(toAppointment)].sort(newestFirst);
  return { ...(latest && toSession(latest)), sessionHistory };
}

function toEntry(row: SessionRow): HistoryItem {
  const { id, channel_id: channel, summary, transcription: content } = row;
  const startTime = row.start_time.toISOString();
  if (row.kind !== 'call') return { type: 'whatsupMessage', id, channel, startTime, summary, content };
  return {
    ...{ type: 'call', id, channel, startTime, summary, content },
    endTime: row.end_time?.toISOString() ?? null,
    duration: row.duration ?? 0,
    status: row.status || (row.active ? 'in-progress' : completedCall),
    transcriptionJSON: row.transcript ?? [],
    recordingUrl: recordingUrl(row),
  };
}

function toAppointment({ id, title, description, status, ...times }: AppointmentRow): HistoryItem[] {
  const { start_time, end_time } = times;
  if (!id || title === null || description === null || !status || !start_time || !end_time) return [];
  const [startTime, endTime] = [start_time.toISOString(), end_time.toISOString()];
  return [{ type: 'appointment', id, title, description, startTime, endTime, status }];
}

/** Items with equal start times are sorted by ID, so that the order is stable. */
const newestFirst = (a: HistoryItem, b: HistoryItem) =>
  Date.parse(b.startTime) - Date.parse(a.startTime) || (a.id < b.id ? 1 : -1);
