import type { Press } from './keys.ts';

export type Language = 'en' | 'he';

/** What was said, step by step. Recorded and simulated ones have the same shape. */
export interface Transcript {
  reader: string;
  browser: string;
  system: string;
  /** The day it was made; a simulated one is as old as the code. */
  date: string;
  /** Storybook's id of the story. */
  story: string;
  steps: Said[];
}

export interface Said {
  do: Press;
  says: string[];
}

/** As it is kept. */
export const written = (transcript: Transcript) => `${JSON.stringify(transcript, null, 2)}\n`;

/** The steps in which the words differ, told so that both can be read. */
export function differences(before: Said[], after: Said[]): string[] {
  const count = Math.max(before.length, after.length);
  return Array.from({ length: count }, (_, index) => [before[index], after[index]] as const).flatMap(
    ([old, now], index) =>
      lineOf(old) === lineOf(now) ? [] : [`  ${index + 1}.\n    - ${lineOf(old)}\n    + ${lineOf(now)}`],
  );
}

const lineOf = (said: Said | undefined) =>
  said ? `${said.do}: ${said.says.map((words) => `“${words}”`).join(' ') || 'nothing'}` : 'no such step';
