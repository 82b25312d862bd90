export { dark, light } from './colors.ts';
export type { Colors, DeprecatedColor } from './scale.ts';
export { vars } from './vars.css.ts';
