import { announce, Button, CircleAlertIcon, CloudOffIcon, Notice, WifiOffIcon } from '@console/ui';
import { useEffect, useRef } from 'react';
import { reloadWithDrafts } from '../core/forms/drafts.ts';
import { regionalTag, useLanguage, useMessages } from '../core/i18n/index.ts';
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

function Loss({ connection, since, isChecking, check }: ReturnType<typeof useConnection>) {
  const t = useMessages();
  const language = useLanguage();
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
      {t(`connection.${kind}Text`)} {t('connection.since', { time: timeIn(regionalTag(language), since) })}
    </Notice>
  );
}

/** "16:45", on another day "27 Nov, 16:45". The frame doesn't load the formats of the screens. */
function timeIn(region: string, at: Date) {
  const isToday = at.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(region, {
    ...(!isToday && { day: 'numeric', month: 'short' }),
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).format(at);
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
  const [unit, seconds] = Math.abs(lead) < 3570 ? (['minute', 60] as const) : (['hour', 3600] as const);
  const length = new Intl.NumberFormat(useLanguage(), { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.round(Math.abs(lead) / seconds),
  );
  const title = t(lead > 0 ? 'connection.clockAhead' : 'connection.clockBehind', { length });

  return (
    <Notice tone="warning" icon={<CircleAlertIcon size={18} />} title={title}>
      {t('connection.clockText')}
    </Notice>
  );
}
