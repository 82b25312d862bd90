export { UnsavedChangesGuard, type UnsavedChangesGuardProps } from './UnsavedChangesGuard.tsx';
export type { LeaveAdapter, LeaveAttempt } from './useLeaving.ts';
export { type UnsavedChanges, useUnsavedChanges } from './useUnsavedChanges.ts';
