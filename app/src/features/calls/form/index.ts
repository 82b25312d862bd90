export { SessionForm } from './SessionForm.tsx';
export { newSessionValues, sessionValuesOf } from './sessionFields.ts';
