export type { AudioTimeline } from './player.ts';
