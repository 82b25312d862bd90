export { namedBy } from './namedBy.ts';
export { ReadOnlyChoice } from './ReadOnlyChoice.tsx';
export { button, icon, list, menu, note, option, value, words } from './Select.css.ts';
export { Select, type SelectOption } from './Select.tsx';
