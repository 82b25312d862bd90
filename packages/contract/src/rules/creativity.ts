/** The range of the creativity slider. */
export const creativity = { min: 0, max: 1, step: 0.01 } as const;

/** The personalities of a representative. */
export const personalityTypes = ['Professional', 'Friendly', 'Daily'] as const;
export type PersonalityType = (typeof personalityTypes)[number];

const presets: Partial<Record<PersonalityType, number>> = { Friendly: 0.5, Daily: 0.75 };

/**
 * The creativity after a personality is selected: Friendly and Daily set their own, Professional keeps the current one.
 *
 * @example creativityAfter('Daily', 0.2) // 0.75
 */
export const creativityAfter = (personality: PersonalityType, current: number) =>
  presets[personality] ?? current;
