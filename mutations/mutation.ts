import type { tasks } from './tasks.ts';

/** A small change that breaks a promise, and the test that must fail because of it. */
export interface Mutation {
  /** Short and unique: `node mutations/run.ts focus` runs the mutations with "focus" in their name. */
  name: string;
  /** What no longer works, in one sentence. */
  breaks: string;
  /** The file to change, from the root of the checkout. */
  file: string;
  /** A text that occurs exactly once in the file. */
  find: string;
  replace: string;
  red: Red;
}

/** Where the failure must show. */
export interface Red {
  task: keyof typeof tasks;
  /** Vitest and Playwright: a part of the path of the test file. Types and lint: what to check. */
  file?: string;
  /** A part of the title of a test that must fail, with `group > title` where it is in a group; for other commands, a part of the output. */
  title: string;
}
