import { type CriterionId, criteria } from './criteria.ts';

/** The reason why a section is empty. */
export interface Nothing {
  none: string;
}

/** A claim about one criterion. A claim that isn't fully met states what is missing. */
export type Claim = {
  /** The reason for the claim, in a sentence. */
  how: string;
  /** IDs in docs/accessibility/evidence.md or bars.md. */
  evidence: readonly [string, ...string[]];
} & ({ claim: 'Supports' } | { claim: 'Partially Supports' | 'Does Not Support'; missing: string });

export type Claims = Partial<Record<CriterionId, Claim>>;

/** Something that only the author of a page can supply, and what reports it if it is missing. */
export interface Duty {
  what: string;
  /**
   * `type`: it doesn't compile without it. `warning`: a warning in the browser console in development. `lint`: a lint
   * rule. `story`: the checks of every story. `nobody`: nothing reports it.
   */
  askedBy: 'type' | 'warning' | 'lint' | 'story' | 'nobody';
  /** The name of the type, the warning or the rule; for `nobody`, the reason. */
  by: string;
}

/** A known limitation, and its workaround. */
export interface Limitation {
  what: string;
  workAround?: string;
}

/** A deliberately broken story, which the checks flag. */
export interface BrokenStory {
  /** Its ID in Storybook. */
  story: string;
  shows: string;
}

/** The written part of a component's accessibility page. The rest of the page is generated. */
export interface Accessibility {
  /** The folder in packages/ui/src/components. */
  name: string;
  kind: 'signature' | 'composite';
  /** The date on which the claims were last reviewed, such as `2026-11-21`. */
  stated: `${number}-${number}-${number}`;
  pattern: {
    name: string;
    /** The pattern in the ARIA Authoring Practices, or the element in the HTML standard. */
    href: string;
    why: string;
    /** Similar patterns, and why it doesn't follow them. */
    neighbours: readonly [{ name: string; whyNot: string }, ...{ name: string; whyNot: string }[]];
  };
  criteria: Claims;
  duties: readonly [Duty, ...Duty[]];
  /** The names of its keyboard tables, which tests write. */
  keyboard: readonly [string, ...string[]] | Nothing;
  /** The ID of the story whose accessibility tree is recorded. */
  tree: string;
  /** The component whose recording includes it, if it has none of its own. */
  spokenWith?: string;
  limitations: readonly Limitation[] | Nothing;
  /** The dictionaries of its strings, by their names in packages/ui/src/components. */
  dictionaries: readonly [string, ...string[]] | Nothing;
  rightToLeft: { mirrors: readonly string[]; doesNot: readonly string[] };
  dos: readonly [string, ...string[]];
  donts: readonly [string, ...string[]];
  broken: readonly [BrokenStory, ...BrokenStory[]];
  /** The last manual test with a screen reader. */
  manual: { reader: string; date: string } | 'never';
}

/** The claims about a component, in WCAG order. */
export function claimsOf(claims: Claims): [CriterionId, Claim][] {
  return (Object.keys(criteria) as CriterionId[]).flatMap((id): [CriterionId, Claim][] => {
    const claim = claims[id];
    return claim ? [[id, claim]] : [];
  });
}
