import { type LeaveAdapter, UnsavedChangesGuard } from '@console/ui';
import { useMemo } from 'react';
import type { Router } from '../router/index.ts';

export interface LeaveGuardProps {
  router: Router;
}

/** Asks before unsaved changes are left behind, on every way out of a form. One for the whole console. */
export function LeaveGuard({ router }: LeaveGuardProps) {
  const adapter = useMemo<LeaveAdapter>(
    () => ({
      block: (onAttempt) =>
        router.guard((attempt) => {
          onAttempt(attempt);
          return true;
        }),
    }),
    [router],
  );

  return <UnsavedChangesGuard adapter={adapter} />;
}
