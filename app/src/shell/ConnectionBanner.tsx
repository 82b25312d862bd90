import { announce } from '@console/ui';
import { useEffect, useRef } from 'react';
import { useMessages } from '../core/i18n/index.ts';
import css from './ConnectionBanner.module.css';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { useConnection, useIsOutdated, useWrongClock } from './connection.queries.ts';

/**
 * Shows the most important problem between this page and the server: no connection, a newer build of the console, or a
 * wrong clock on the device.
 */
export function ConnectionBanner() {
  const connection = useConnection();
  const isOutdated = useIsOutdated();
  const lead = useWrongClock();
  const isLost = connection.connection !== 'online';

  return (
    <div className={css.place} role="status">
      <Return isLost={isLost} />
      {(isLost || isOutdated || lead !== null) && (
        <ConnectionNotice connection={isLost ? connection : null} isOutdated={isOutdated} lead={lead ?? 0} />
      )}
    </div>
  );
}

/** Announces that the connection is back. */
function Return({ isLost }: { isLost: boolean }) {
  const t = useMessages();
  const wasLost = useRef(false);

  useEffect(() => {
    if (wasLost.current && !isLost) announce(t('connection.back'));
    wasLost.current = isLost;
  }, [isLost, t]);

  return null;
}
