import type { ListedSession, Session } from '@console/contract';
import type { ListedRow, SessionRow } from './sessions.queries.ts';

/** A session in the contract's shape. */
export const toSession = (row: SessionRow): Session => ({
  ...toListed(row),
  summary: row.summary,
  transcription: row.transcription,
  transcriptionJSON: row.transcript ?? [],
});

/** A session in a list, in the contract's shape, with long texts only if requested. */
export const toListed = (row: ListedRow): ListedSession => ({
  id: row.id,
  channel: row.channel_id,
  contact: row.contact_id,
  kind: row.kind,
  startTime: row.start_time.toISOString(),
  endTime: row.end_time?.toISOString() ?? null,
  duration: row.duration ?? 0,
  active: row.active,
  status: row.status ?? '',
  transcription: row.transcription,
  summary: row.summary,
  organization: row.org_id,
  transcriptionJSON: row.transcript === null ? [] : row.transcript,
  recordingUrl: recordingUrl(row),
  caller: row.caller,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

/** The path of the recording, from the root of the site. */
export const recordingUrl = ({ recording_id }: Pick<SessionRow, 'recording_id'>) =>
  recording_id && `/recordings/${recording_id}`;
