export { control, controlShell } from './Field.css.ts';
export { Field, FieldMessages, type FieldWords } from './Field.tsx';
export { useField } from './useField.ts';
