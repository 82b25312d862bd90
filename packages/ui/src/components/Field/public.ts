export { control as fieldControl } from './Field.css.ts';
export { Field, type FieldProps, useField } from './Field.tsx';
