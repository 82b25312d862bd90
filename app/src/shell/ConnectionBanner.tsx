import { AlertIcon, announce, Button, NoCloudIcon, Notice, OfflineIcon } from '@console/ui';
import { useEffect, useRef } from 'react';
import { reloadWithDrafts } from '../core/forms/drafts.ts';
import { useWords } from '../core/i18n/index.ts';
import { useMoments } from '../core/i18n/moments.ts';
import css from './ConnectionBanner.module.css';
import { useConnection, useIsOutdated, useWrongClock } from './connection.queries.ts';

/**
 * Says what stands between this page and the server, for as long as it does: that nothing gets through, that the
 * console is a newer one by now, or that the clock of the device is wrong. The one that matters most.
 */
export function ConnectionBanner() {
  const connection = useConnection();
  const isOutdated = useIsOutdated();
  const lead = useWrongClock();
  const isLost = connection.connection !== 'online';

  return (
    <div className={css.place} role="status">
      <Return isLost={isLost} />
      {isLost ? (
        <Loss {...connection} />
      ) : isOutdated ? (
        <NewerConsole />
      ) : (
        lead !== null && <WrongClock lead={lead} />
      )}
    </div>
  );
}

/** Says that the connection is back. */
function Return({ isLost }: { isLost: boolean }) {
  const words = useWords();
  const wasLost = useRef(false);

  useEffect(() => {
    if (wasLost.current && !isLost) announce(words('connection.back'));
    wasLost.current = isLost;
  }, [isLost, words]);

  return null;
}

function Loss({ connection, since, isChecking, check }: ReturnType<typeof useConnection>) {
  const words = useWords();
  const moments = useMoments();
  const kind = connection === 'offline' ? 'offline' : 'away';

  return (
    <Notice
      tone="warning"
      icon={kind === 'offline' ? <OfflineIcon size={18} /> : <NoCloudIcon size={18} />}
      title={words(`connection.${kind}`)}
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
      {words(`connection.${kind}Text`)} {words('connection.since', { time: moments.short(since) })}
    </Notice>
  );
}

function NewerConsole() {
  const words = useWords();

  return (
    <Notice
      tone="info"
      title={words('connection.newer')}
      action={
        <Button size="row" onPress={reloadWithDrafts}>
          {words('crash.reload')}
        </Button>
      }
    >
      {words('connection.newerText')}
    </Notice>
  );
}

function WrongClock({ lead }: { lead: number }) {
  const words = useWords();
  const { length } = useMoments();
  const title = words(lead > 0 ? 'connection.clockAhead' : 'connection.clockBehind', {
    length: length(Math.abs(lead)),
  });

  return (
    <Notice tone="warning" icon={<AlertIcon size={18} />} title={title}>
      {words('connection.clockText')}
    </Notice>
  );
}
