import { safeRedirect } from '@console/contract/rules';
import { Page } from '@console/ui';
import { useCallback } from 'react';
import { useMessages } from '../../../core/i18n/index.ts';
import { paths } from '../../../paths.ts';
import { useLogout } from './logout.queries.ts';

export interface LogoutScreenProps {
  /** The page to open after the next sign-in. */
  redirectTo: string | null;
}

/** Ends the session, then loads the login document, which clears everything in memory. */
export function LogoutScreen({ redirectTo }: LogoutScreenProps) {
  const t = useMessages();
  const leave = useCallback(
    (isHeard: boolean) => {
      const safe = (redirectTo && safeRedirect(redirectTo, location.origin, '')) || undefined;
      const next = new URL(paths.login(safe), location.origin);
      if (!isHeard) next.searchParams.set('ended', 'here');
      location.replace(next);
    },
    [redirectTo],
  );
  useLogout(leave);

  return (
    <Page title={t('logout.title')}>
      <p role="status">{t('logout.leaving')}</p>
    </Page>
  );
}
