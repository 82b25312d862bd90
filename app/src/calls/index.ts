export { CallRecord } from './CallRecord.tsx';
export { CallStatus, stateWords } from './CallStatus.tsx';
export { isOnGoing, stateOf, turnsOf } from './call.ts';
