import { Button, CircleAlertIcon, CloudOffIcon, Notice, WifiOffIcon } from '@console/ui';
import { reloadWithDrafts } from '../core/forms/drafts.ts';
import { useDateFormats } from '../core/i18n/dateFormats.ts';
import { useMessages } from '../core/i18n/index.ts';
import type { useConnection } from './connection.queries.ts';

export interface ConnectionNoticeProps {
  /** The lost connection, or `null`. */
  connection: ReturnType<typeof useConnection> | null;
  isOutdated: boolean;
  /** Seconds by which the clock of the device is ahead. */
  lead: number;
}

/** The most important problem of `ConnectionBanner`. */
export function ConnectionNotice({ connection, isOutdated, lead }: ConnectionNoticeProps) {
  if (connection) return <Loss {...connection} />;
  return isOutdated ? <NewerConsole /> : <WrongClock lead={lead} />;
}

function Loss({ connection, since, isChecking, check }: ReturnType<typeof useConnection>) {
  const t = useMessages();
  const moments = useDateFormats();
  const kind = connection === 'offline' ? 'offline' : 'away';

  return (
    <Notice
      tone="warning"
      icon={kind === 'offline' ? <WifiOffIcon size={18} /> : <CloudOffIcon size={18} />}
      title={t(`connection.${kind}`)}
      action={
        <Button
          size="row"
          isBusy={isChecking}
          busyLabel={t('connection.checking')}
          onPress={() => void check()}
        >
          {t('common.retry')}
        </Button>
      }
    >
      {t(`connection.${kind}Text`)} {t('connection.since', { time: moments.short(since) })}
    </Notice>
  );
}

function NewerConsole() {
  const t = useMessages();

  return (
    <Notice
      tone="info"
      title={t('connection.newer')}
      action={
        <Button size="row" onPress={reloadWithDrafts}>
          {t('crash.reload')}
        </Button>
      }
    >
      {t('connection.newerText')}
    </Notice>
  );
}

function WrongClock({ lead }: { lead: number }) {
  const t = useMessages();
  const { length } = useDateFormats();
  const title = t(lead > 0 ? 'connection.clockAhead' : 'connection.clockBehind', {
    length: length(Math.abs(lead)),
  });

  return (
    <Notice tone="warning" icon={<CircleAlertIcon size={18} />} title={title}>
      {t('connection.clockText')}
    </Notice>
  );
}
