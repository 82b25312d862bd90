export { Transcript, type TranscriptProps } from './Transcript.tsx';
export type { TranscriptTurn } from './turns.ts';
