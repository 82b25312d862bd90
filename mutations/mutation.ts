import type { tasks } from './tasks.ts';

/** A small change that breaks a requirement, and the test that must fail because of it. */
export interface Mutation {
  /** Short and unique: `node mutations/run.ts focus` runs the mutations with "focus" in their name. */
  name: string;
  /** The effect of the change, in one sentence. */
  breaks: string;
  /** The file to change, relative to the root of the checkout. */
  file: string;
  /** A string that occurs exactly once in the file. */
  find: string;
  replace: string;
  red: Red;
}

/** The test that must fail. */
export interface Red {
  task: keyof typeof tasks;
  /** Vitest and Playwright: a part of the path of the test file. Types and lint: the path to check. */
  file?: string;
  /**
   * A part of the title of a test that must fail, as `group > title` if it is in a group. For other commands, a part of
   * the output.
   */
  title: string;
}
