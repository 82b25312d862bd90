export {
  type LeaveAdapter,
  type LeaveAttempt,
  UnsavedChangesGuard,
  type UnsavedChangesGuardProps,
} from './UnsavedChangesGuard.tsx';
export { type UnsavedChanges, useUnsavedChanges } from './useUnsavedChanges.ts';
