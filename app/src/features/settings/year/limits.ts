import { storedChoices } from '../../../core/preferences/storedChoices.ts';

const stored = storedChoices<number>('console.costLimits', (value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined,
);

/** The amounts in NIS above which a person wants a notice, by organization, in this browser. */
export function useLimits(personId: string) {
  const all = stored.useAll();
  const placeOf = (orgId: string) => `${personId}/${orgId}`;

  return {
    of: (orgId: string): number | undefined => all[placeOf(orgId)],
    set: (orgId: string, limit: number | null) => stored.change({ [placeOf(orgId)]: limit ?? undefined }),
  };
}
