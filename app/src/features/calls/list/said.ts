import type { Session } from '../sessions.queries.ts';

/** What was said in a conversation, as one text: its transcription, or its turns one after the other. */
export const saidIn = ({ transcription, transcriptionJSON }: Session) =>
  transcription || (transcriptionJSON ?? []).map(({ content }) => content).join('\n');
