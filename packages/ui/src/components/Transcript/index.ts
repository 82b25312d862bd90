export { Transcript, type TranscriptProps } from './Transcript.tsx';
export type { SpeakerColor, TranscriptSpeaker, TranscriptTurn } from './turns.ts';
export { parseWebVtt, type WebVtt, type WebVttProblem } from './webVtt.ts';
