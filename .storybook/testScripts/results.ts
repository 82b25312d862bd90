import { csvOf } from '../reviews/file/csv.ts';
import type { Assertion, TestPlan } from './plans.ts';
import { commandOf, type Reader } from './readers.ts';

export const results = { passed: 'Passed', failed: 'Failed', cannotTell: 'Can’t tell' } as const;

export type Result = keyof typeof results;

/** What one tester noted on one script with one screen reader. */
export interface Run {
  /** By assertion: `3.1` is the second assertion of the fourth step, `k0` the first key. */
  results: Readonly<Record<string, Result>>;
  /** What the screen reader said, by step. */
  said: Readonly<Record<string, string>>;
}

/** Everything noted in this browser. */
export interface Notes {
  tester: string;
  /** The versions of screen reader and browser, by reader. */
  versions: Readonly<Record<string, string>>;
  /** By script and reader: `LineChart.en nvda`. */
  runs: Readonly<Record<string, Run>>;
}

export const noNotes: Notes = { tester: '', versions: {}, runs: {} };
export const noRun: Run = { results: {}, said: {} };

export const runId = (plan: TestPlan, reader: Reader) => `${plan.id} ${reader.id}`;

/** A result to fill in. */
export interface Box extends Assertion {
  id: string;
  step: number;
  command: string;
}

/** All boxes of a script, in order. */
export function boxesOf(plan: TestPlan, reader: Reader): Box[] {
  const ofSteps = plan.steps.flatMap(({ press, text, times = 1, assertions }, step) => {
    const command = commandOf(reader, press, text);
    return assertions.map((assertion, index) => ({
      ...assertion,
      id: `${step}.${index}`,
      step: step + 1,
      command: times > 1 ? `${command}, ${times} times` : command,
    }));
  });
  const ofKeys = plan.keys.map(({ key, where, does, rightToLeft }, index): Box => {
    const effect = plan.language === 'he' ? (rightToLeft ?? does) : does;
    return {
      id: `k${index}`,
      step: plan.steps.length + index + 1,
      command: key,
      priority: 'must',
      text: `In ${where}: ${effect}.`,
    };
  });
  return [...ofSteps, ...ofKeys];
}

/** Counts for the matrix. */
export function countsOf(boxes: readonly Box[], run: Run) {
  const filled = boxes.flatMap(({ id }) => run.results[id] ?? []);
  return {
    all: boxes.length,
    filled: filled.length,
    failed: filled.filter((one) => one === 'failed').length,
  };
}

/** One row for each box of the scripts that were begun, as CSV. */
export function writeResults(
  plans: readonly TestPlan[],
  readers: readonly Reader[],
  notes: Notes,
  date: string,
) {
  const head = [
    ...['Subject', 'Language', 'Screen reader', 'Versions', 'Tester', 'Date'],
    ...['Step', 'Command', 'Priority', 'Expected', 'Result', 'Said'],
  ];
  const rows = plans.flatMap((plan) =>
    readers.flatMap((reader) => {
      const run = notes.runs[runId(plan, reader)];
      if (!run) return [];
      return boxesOf(plan, reader).map(({ id, step, command, priority, text }) => [
        ...[plan.subject, plan.language, reader.name, notes.versions[reader.id] ?? '', notes.tester, date],
        ...[String(step), command, priority, text],
        run.results[id] ? results[run.results[id]] : 'Not tested',
        run.said[String(step - 1)] ?? '',
      ]);
    }),
  );
  return csvOf([head, ...rows]);
}

const key = 'console-ui.test-scripts';

/** Reads the notes of this browser. Damaged ones are dropped. */
export function readNotes(storage: Storage = localStorage): Notes {
  try {
    const { tester, versions, runs }: Partial<Notes> = JSON.parse(storage.getItem(key) ?? '{}');
    return { tester: tester ?? '', versions: { ...versions }, runs: { ...runs } };
  } catch {
    return noNotes;
  }
}

/** @returns whether the browser has stored them */
export function keepNotes(notes: Notes, storage: Storage = localStorage): boolean {
  try {
    storage.setItem(key, JSON.stringify(notes));
    return true;
  } catch {
    return false;
  }
}
