export { SessionForm } from './SessionForm.tsx';
export { newValues, valuesOf } from './sessionFields.ts';
