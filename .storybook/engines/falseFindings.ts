import type { Engine } from './engines.ts';

/** A rule that is wrong about some elements. */
export interface FalseFinding {
  /** Also the name of its picture. */
  id: string;
  engine: Engine;
  rule: string;
  /** Matches the elements. */
  selector: string;
  /** What the engine reports, and why that is not so. */
  why: string;
  /** The sentence of the standard. */
  quote: string;
  link: string;
}

/** Everything that the engines report and that isn't mended: at most ten entries. */
export const falseFindings: readonly FalseFinding[] = [];
