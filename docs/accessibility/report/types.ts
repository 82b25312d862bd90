import type { CriterionId } from '../../../.storybook/accessibility/criteria.ts';

/** The products that the report covers, each with claims and files of its own. */
export type Product = 'console' | 'library';

/** The levels of the VPAT, in its words. `Not Evaluated` is only allowed at level AAA, so no claim here uses it. */
export type Level =
  | 'Supports'
  | 'Partially Supports'
  | 'Does Not Support'
  | 'Not Applicable'
  | 'Not Evaluated';

/** What the report claims about one row of a standard for one product. */
export interface Claim {
  level: Level;
  /** Why, in one or two sentences. Backticks mark code. */
  remark: string;
  /** IDs of evidence.md, or of a requirement in bars.md. */
  evidence: readonly string[];
  /** What is missing, if no barrier names it: usually a test. */
  gap?: Gap;
  /** What people found in reviews, as plain text. The generator adds it. */
  failures?: readonly string[];
}

/** Something that is planned and that people don't notice as a barrier. */
export interface Gap {
  what: string;
  /** The month by which it is planned: `YYYY-MM`. */
  due: string;
}

/** The claims about one row. */
export type Claims = Record<Product, Claim>;

export type WcagClaims = Record<CriterionId, Claims>;

/**
 * A functional performance statement: with which criteria people of a group depend on most. Its level isn't written but
 * computed: the lowest level of these criteria.
 */
export interface Functional {
  criteria: readonly CriterionId[];
  /** What the products offer this group. */
  remark: Record<Product, string>;
}

/** A known barrier. Those of the console are in app/src/features/accessibility/barriers.ts. */
export interface Barrier {
  id: string;
  criteria: readonly string[];
  /** `minor` is an annoyance, with `moderate` a task takes much longer, and with `serious` some can't complete it. */
  severity: 'minor' | 'moderate' | 'serious';
  /** The month by which it is planned to be removed: `YYYY-MM`. */
  due: string;
  what: string;
  /** What people can do instead. */
  workaround: string;
}

export interface ProductInfo {
  name: string;
  version: string;
  description: string;
  /** What the claims cover. */
  scope: string;
  /** The sample of WCAG-EM: what was evaluated, with addresses. */
  sample: readonly { what: string; where: string }[];
  /** Where people report a barrier. */
  contact: string;
}

export interface Tool {
  name: string;
  version: string;
  use: string;
}

/** Builds claims with less repetition. */
export const claim = (level: Level, remark: string, evidence: readonly string[] = [], gap?: Gap): Claim =>
  gap ? { level, remark, evidence, gap } : { level, remark, evidence };

export const supports = (remark: string, ...evidence: string[]) => claim('Supports', remark, evidence);

export const partially = (remark: string, ...evidence: string[]) =>
  claim('Partially Supports', remark, evidence);

export const notApplicable = (remark: string) => claim('Not Applicable', remark);

/** The same about both products. */
export const both = <One>(one: One): Record<Product, One> => ({ console: one, library: one });
