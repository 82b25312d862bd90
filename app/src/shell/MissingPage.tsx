import { Button, CircleAlertIcon, CloudOffIcon, EmptyState, LinkButton, Page } from '@console/ui';
import { useEffect, useRef } from 'react';
import type { MissingReason } from '../core/http/build.ts';
import { useMessages } from '../core/i18n/index.ts';
import { paths } from '../paths.ts';
import { useConnection } from './connection.queries.ts';

export interface MissingPageProps {
  reason: Exclude<MissingReason, 'unknown'>;
}

/** Replaces a page whose code couldn't be loaded. It reloads when the connection is back, or on request. */
export function MissingPage({ reason }: MissingPageProps) {
  const t = useMessages();
  const { connection, isChecking, check } = useConnection();
  const isSilent = reason === 'silence';
  const wasLost = useRef(false);

  useEffect(() => {
    if (isSilent && wasLost.current && connection === 'online') location.reload();
    wasLost.current = connection !== 'online';
  }, [isSilent, connection]);

  return (
    <Page
      title={t(isSilent ? 'crash.unreachableTitle' : 'crash.newerTitle')}
      actions={<LinkButton href={paths.dashboard()}>{t('notFound.back')}</LinkButton>}
    >
      <EmptyState
        tone={isSilent ? 'danger' : 'neutral'}
        icon={isSilent ? <CloudOffIcon size={20} /> : <CircleAlertIcon size={20} />}
        title={t(isSilent ? 'crash.unreachableText' : 'crash.newerText')}
        action={
          isSilent ? (
            <Button isBusy={isChecking} busyLabel={t('connection.checking')} onPress={() => void check()}>
              {t('common.retry')}
            </Button>
          ) : (
            <Button onPress={() => location.reload()}>{t('crash.reload')}</Button>
          )
        }
      />
    </Page>
  );
}
