export type Language = 'en' | 'he';

/** Spoken output, step by step. Recorded and simulated output have the same format. */
export interface Transcript {
  reader: string;
  browser: string;
  system: string;
  /** The date of the recording; empty for simulated output. */
  date: string;
  /** The ID of the story in Storybook, for a component. */
  story?: string;
  /** The path of the screen in the console, with placeholders. */
  screen?: string;
  steps: Said[];
  /** What the browser or the screen reader did wrong. Recordings with Chromium have none: they aren't stored then. */
  faults?: string[];
}

export interface Said {
  do: string;
  says: string[];
}

/** The file of a recording, from the root of the repository. Those with Chromium came first. */
export const recordingFile = (browser: string, name: string, language: Language) =>
  `docs/accessibility/spoken/recorded/${browser === 'chromium' ? '' : `${browser}/`}${name}.${language}.json`;

/** The content of the file. */
export const written = (transcript: Transcript) => `${JSON.stringify(transcript, null, 2)}\n`;

/** Orca announces them inconsistently, depending on event timing. Its log has the mode of each key. */
const modes = ['Focus mode', 'Browse mode'];

/** The steps with different output, with both versions. Announcements of Orca's modes don't count. */
export function differences(before: Said[], after: Said[]): string[] {
  const count = Math.max(before.length, after.length);
  return Array.from({ length: count }, (_, index) => [before[index], after[index]] as const).flatMap(
    ([old, now], index) =>
      lineOf(withoutModes(old)) === lineOf(withoutModes(now))
        ? []
        : [`  ${index + 1}.\n    - ${lineOf(old)}\n    + ${lineOf(now)}`],
  );
}

export const withoutModes = (said: Said | undefined) =>
  said && { ...said, says: said.says.filter((words) => !modes.includes(words)) };

const lineOf = (said: Said | undefined) =>
  said
    ? `${said.do}: ${saidIn(said)}${said.unheard ? ` (not ${said.unheard.join(', ')})` : ''}`
    : 'no such step';

const saidIn = ({ says }: Said) => says.map((words) => `“${words}”`).join(' ') || 'nothing';
