import { announce, Button, NoCloudIcon, Notice, OfflineIcon } from '@console/ui';
import { useEffect, useRef } from 'react';
import { useWords } from '../messages/index.ts';
import css from './ConnectionBanner.module.css';
import { useConnection } from './connection.data.ts';

/** Says that nothing gets through, for as long as that is so. Disappears by itself. */
export function ConnectionBanner() {
  const words = useWords();
  const { connection, isChecking, check } = useConnection();
  const wasLost = useRef(false);
  const isLost = connection !== 'online';

  useEffect(() => {
    if (wasLost.current && !isLost) announce(words('connection.back'));
    wasLost.current = isLost;
  }, [isLost, words]);

  return (
    <div className={css.place} role="status">
      {isLost && (
        <Notice
          tone="warning"
          icon={connection === 'offline' ? <OfflineIcon size={18} /> : <NoCloudIcon size={18} />}
          title={words(`connection.${connection}`)}
          action={
            <Button
              size="row"
              isBusy={isChecking}
              busyLabel={words('connection.checking')}
              onPress={() => void check()}
            >
              {words('connection.retry')}
            </Button>
          }
        >
          {words(`connection.${connection}Text`)}
        </Notice>
      )}
    </div>
  );
}
