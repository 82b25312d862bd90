export type { TranscriptTurn } from './model.ts';
export { Transcript, type TranscriptProps } from './Transcript.tsx';
