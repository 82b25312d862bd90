import { type LeaveAdapter, UnsavedChangesGuard } from '@console/ui';
import { useMemo } from 'react';
import type { Router } from '../router/index.ts';

export interface LeaveGuardProps {
  router: Router;
}

/** Prompts before a navigation that would lose unsaved changes. Mounted once for the whole console. */
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
