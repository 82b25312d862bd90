import type { Accessibility, Claim } from './accessibility.ts';
import { type CriterionId, criteria } from './criteria.ts';

/** The claims about a component, in the order of the numbers of WCAG. */
export function claimsOf(claims: Accessibility['criteria']): [CriterionId, Claim][] {
  const ids = Object.keys(criteria) as CriterionId[];
  return ids.flatMap((id): [CriterionId, Claim][] => {
    const claim = claims[id];
    return claim ? [[id, claim]] : [];
  });
}
