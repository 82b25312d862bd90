import type { Accessibility } from './accessibility.ts';

const modules = import.meta.glob<{ accessibility: Accessibility }>(
  '../../packages/ui/src/components/*/*.accessibility.ts',
  { eager: true },
);

/** Every component with an accessibility page: signature components first, then by name. */
export const reviewed: readonly Accessibility[] = Object.values(modules)
  .map(({ accessibility }) => accessibility)
  .sort((one, other) => order(one).localeCompare(order(other), 'en'));

function order({ kind, name }: Accessibility) {
  return `${kind === 'signature' ? 0 : 1}${name}`;
}
