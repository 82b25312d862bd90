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

/** Orca says them sometimes and sometimes not, as its events come; its log has the mode of each key. */
const modes = ['Focus mode', 'Browse mode'];

/** The steps in which the words differ, told so that both can be read. Words about Orca's modes do not count. */
export function differences(before: Said[], after: Said[]): string[] {
  const count = Math.max(before.length, after.length);
  return Array.from({ length: count }, (_, index) => [before[index], after[index]] as const).flatMap(
    ([old, now], index) =>
      lineOf(withoutModes(old)) === lineOf(withoutModes(now))
        ? []
        : [`  ${index + 1}.\n    - ${lineOf(old)}\n    + ${lineOf(now)}`],
  );
}

const withoutModes = (said: Said | undefined) =>
  said && { ...said, says: said.says.filter((words) => !modes.includes(words)) };

const lineOf = (said: Said | undefined) =>
  said ? `${said.do}: ${said.says.map((words) => `“${words}”`).join(' ') || 'nothing'}` : 'no such step';
