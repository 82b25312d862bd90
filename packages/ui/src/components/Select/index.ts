export { button, icon, list, menu, note, option, value, words } from './Select.css.ts';
export { namedBy, ReadOnlyChoice, Select, type SelectOption } from './Select.tsx';
