import { type CriterionId, criteria } from './criteria.ts';

/** What a section says when it has nothing to show: the reason. */
export interface Nothing {
  none: string;
}

/** A claim about one criterion. What is only met in part, or is not met, says what is missing. */
export type Claim = {
  /** What it rests on, in a sentence. */
  how: string;
  /** Ids of docs/accessibility/evidence.md or bars.md. */
  evidence: readonly [string, ...string[]];
} & ({ claim: 'Supports' } | { claim: 'Partially supports' | 'Does not support'; missing: string });

export type Claims = Partial<Record<CriterionId, Claim>>;

/** Something that only the author of a page can bring, and who asks for it. */
export interface Duty {
  what: string;
  /**
   * `type`: it does not compile without. `warning`: the console of the browser asks for it in development. `lint`:
   * a rule of the linter does. `story`: the checks of every story find it. `nobody`: nothing asks for it.
   */
  askedBy: 'type' | 'warning' | 'lint' | 'story' | 'nobody';
  /** The name of the type, the warning or the rule; for `nobody` why not. */
  by: string;
}

/** A limit that is known, and what to do about it. */
export interface Limitation {
  what: string;
  workAround?: string;
}

/** A wrong thing to do, and the story that shows it and that the checks flag. */
export interface BrokenStory {
  /** Its id in Storybook. */
  story: string;
  shows: string;
}

/** All that a person says about the accessibility of a component; the rest of its page is generated. */
export interface Accessibility {
  /** The folder in packages/ui/src/components. */
  name: string;
  kind: 'signature' | 'composite';
  /** The day on which the claims were last gone through, as `2026-11-21`. */
  stated: `${number}-${number}-${number}`;
  pattern: {
    name: string;
    /** The pattern in the ARIA Authoring Practices, or the element in the HTML standard. */
    href: string;
    why: string;
    /** The patterns beside it, and why it is none of them. */
    neighbours: readonly [{ name: string; whyNot: string }, ...{ name: string; whyNot: string }[]];
  };
  criteria: Claims;
  duties: readonly [Duty, ...Duty[]];
  /** The keyboard tables that its tests have written. */
  keyboard: readonly [string, ...string[]] | Nothing;
  /** The id of the story whose accessibility tree is kept. */
  tree: string;
  /** The component in whose story it is heard, where it has no recording of its own. */
  spokenWith?: string;
  limitations: readonly Limitation[] | Nothing;
  /** The dictionaries it speaks from, by their names in packages/ui/src/components. */
  dictionaries: readonly [string, ...string[]] | Nothing;
  rightToLeft: { mirrors: readonly string[]; doesNot: readonly string[] };
  dos: readonly [string, ...string[]];
  donts: readonly [string, ...string[]];
  broken: readonly [BrokenStory, ...BrokenStory[]];
  /** When a person last tried it with a screen reader: which, and on which day. */
  manual: { reader: string; date: string } | 'never';
}

/** The claims about a component, in the order of the numbers of WCAG. */
export function claimsOf(claims: Claims): [CriterionId, Claim][] {
  return (Object.keys(criteria) as CriterionId[]).flatMap((id): [CriterionId, Claim][] => {
    const claim = claims[id];
    return claim ? [[id, claim]] : [];
  });
}
