export { AllCalls } from './all/later.ts';
export { useSessionsView } from './all/useSessionsView.ts';
export { ViewSwitch } from './all/ViewSwitch.tsx';
export { CallRecord } from './CallRecord.tsx';
export { CallStatus } from './CallStatus.tsx';
export { type CallTurn, isOnGoing, recordingOf, stateOf, turnsOf } from './call.ts';
export { useFollowedCall } from './followedCall.queries.ts';
export { sessionsKey } from './form/sessionForm.queries.ts';
export { listSessions } from './sessions.api.ts';
