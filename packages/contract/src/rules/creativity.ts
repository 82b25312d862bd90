/** The creativity slider. */
export const creativity = { min: 0, max: 1, step: 0.01 } as const;

/** How a representative speaks. */
export const personalityTypes = ['Professional', 'Friendly', 'Daily'] as const;
export type PersonalityType = (typeof personalityTypes)[number];

const presets: Partial<Record<PersonalityType, number>> = { Friendly: 0.5, Daily: 0.75 };

/**
 * The creativity after a personality is chosen: Friendly and Daily set their own, Professional leaves it.
 *
 * @example creativityAfter('Daily', 0.2) // 0.75
 */
export const creativityAfter = (personality: PersonalityType, current: number) =>
  presets[personality] ?? current;
