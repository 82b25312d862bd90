export type InteractionType = 'mouse' | 'keyboard' | 'touch';

/**
 * How a tester of react-aria works a component in a direction. A pointer presses the same element in both directions,
 * so right to left only the keyboard does.
 */
export function interactionTypes<Type extends InteractionType>(
  direction: 'ltr' | 'rtl',
  types: readonly Type[],
) {
  return types.filter((type) => direction === 'ltr' || type === 'keyboard');
}
