export { AllCalls } from './all/later.ts';
export { useSessionsView } from './all/useSessionsView.ts';
export { CallRecord } from './CallRecord.tsx';
export { CallStatus } from './CallStatus.tsx';
export {
  type CallFacts,
  type CallTurn,
  isOnGoing,
  outcomeOf,
  recordingOf,
  stateOf,
  turnsOf,
} from './call.ts';
export { useFollowedCall } from './followedCall.queries.ts';
export { sessionsKey } from './form/sessionForm.queries.ts';
export { useSetNextContact } from './nextContact.queries.ts';
export { linksTo, nextDateItems } from './reach.ts';
export { listSessions } from './sessions.api.ts';
