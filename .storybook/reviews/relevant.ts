import { claimsOf } from '../accessibility/accessibility.ts';
import { reviewed } from '../accessibility/components.ts';
import type { CriterionId } from '../accessibility/criteria.ts';
import { everyField, everyStory } from '../accessibility/everyStory.ts';
import { criterionIds } from './review.ts';
import { screenGroup } from './subjects.ts';

/** Criteria that concern every component. */
const always: readonly CriterionId[] = [
  ...['1.1.1', '1.3.1', '1.3.2', '1.4.1', '2.1.1', '2.1.2', '2.4.3', '2.4.6', '2.5.3', '4.1.2'],
  ...Object.keys(everyStory),
] as CriterionId[];

/** The criteria that a review of a component covers, in the order of WCAG. A review of a screen covers all of them. */
export function relevantTo(group: string): CriterionId[] {
  if (group === screenGroup) return criterionIds;
  const claims = reviewed.find(({ name }) => name === group)?.criteria ?? everyField;
  const relevant = new Set([...always, ...claimsOf(claims).map(([id]) => id)]);
  return criterionIds.filter((id) => relevant.has(id));
}
