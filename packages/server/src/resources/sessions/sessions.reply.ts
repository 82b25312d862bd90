import type { Session } from '@console/contract';
import type { SessionRow } from './sessions.queries.ts';

/** A session as the contract says it. */
export const toSession = (row: SessionRow): Session => ({
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
  transcriptionJSON: row.transcript ?? [],
  recordingUrl: recordingUrl(row),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

/** Where the sound is, from the root of the site. */
export const recordingUrl = ({ recording_id }: Pick<SessionRow, 'recording_id'>) =>
  recording_id && `/recordings/${recording_id}`;
