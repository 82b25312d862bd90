export { control, controlShell } from './Field.css.ts';
export { Field, FieldMessages, type FieldWords, useField } from './Field.tsx';
