export type InteractionType = 'mouse' | 'keyboard' | 'touch';

/**
 * Interaction types to test in a direction. A pointer presses the same element in both directions, so right to left
 * only tests the keyboard.
 */
export function interactionTypes<Type extends InteractionType>(
  direction: 'ltr' | 'rtl',
  types: readonly Type[],
) {
  return types.filter((type) => direction === 'ltr' || type === 'keyboard');
}
