export { dark } from './dark.ts';
export { light } from './light.ts';
export type { Colors } from './scale.ts';
export { vars } from './vars.css.ts';
