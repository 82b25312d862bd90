import { announce } from '@console/ui';
import { Suspense, useEffect, useRef } from 'react';
import { useMessages } from '../core/i18n/index.ts';
import { whenIdle } from '../core/loading/lazyOnIdle.tsx';
import { lazyUnseen } from '../core/loading/lazyWithRetry.ts';
import css from './ConnectionBanner.module.css';
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
        <Suspense>
          <ConnectionNotice
            connection={isLost ? connection : null}
            isOutdated={isOutdated}
            lead={lead ?? 0}
          />
        </Suspense>
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

/** Fetched on idle, since it is needed when nothing can be fetched. */
const load = async () => (await import('./ConnectionNotice.tsx')).ConnectionNotice;
const ConnectionNotice = lazyUnseen(load);
whenIdle(() => void load().catch(() => undefined));
