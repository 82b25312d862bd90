export { control, controlShell } from './Field.css.ts';
export { Field, FieldFrame, FieldMessages, type FieldWords, useField, useOwnError } from './Field.tsx';
