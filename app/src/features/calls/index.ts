export { CallRecord } from './CallRecord.tsx';
export { CallStatus, stateWords } from './CallStatus.tsx';
export { type CallTurn, isOnGoing, recordingOf, stateOf, turnsOf } from './call.ts';
export { useFollowedCall } from './followedCall.queries.ts';
export { sessionsKey } from './form/sessionForm.queries.ts';
export { listSessions } from './sessions.api.ts';
