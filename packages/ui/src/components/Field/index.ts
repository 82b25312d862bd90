export { control, controlShell } from './Field.css.ts';
export { Field, FieldMessages, type FieldProps, type FieldWords } from './Field.tsx';
export { useField } from './useField.ts';
