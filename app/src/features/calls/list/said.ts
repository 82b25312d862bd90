import type { Session } from '../sessions.queries.ts';

/** The text of a conversation: its transcription, or its turns on separate lines. */
export const saidIn = ({ transcription, transcriptionJSON }: Session) =>
  transcription || (transcriptionJSON ?? []).map(({ content }) => content).join('\n');
