export { control, controlShell } from './Field.css.ts';
export { Field, FieldFrame, FieldMessages, type FieldWords, useField } from './Field.tsx';
