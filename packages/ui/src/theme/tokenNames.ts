import { light } from './colors.ts';
import { scale, shadow } from './scale.ts';

/** `surfaceRaised` is `surface-raised`. */
export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The custom property of a token: `propertyOf('color', 'surfaceRaised')` is `--console-color-surface-raised`. */
export const propertyOf = (...path: string[]) => `--console-${path.map(kebab).join('-')}`;

/** The deprecated names of the first three series, and their names now. */
export const deprecatedColors = {
  chartContacts: 'series1',
  chartAppointments: 'series2',
  chartCalls: 'series3',
} as const;

/** The custom properties of all tokens. */
export const tokenNames: readonly string[] = Object.entries({
  color: { ...light, ...deprecatedColors },
  ...scale,
  shadow,
}).flatMap(([group, tokens]) => Object.keys(tokens).map((token) => propertyOf(group, token)));
