import { Page } from '@console/ui';
import { requestFailures } from '../../core/cache/requestFailures.ts';
import { FormWaiting, useAskedField } from '../../core/forms/index.ts';
import { useMessages } from '../../core/i18n/index.ts';
import { QueryView } from '../../core/loading/QueryView.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useCards, useMe, useSettings } from './settings.queries.ts';

export interface SettingsScreenProps {
  /** Names the button that gets focus, such as `#add-card`. */
  hash: string;
}

/** The person's own settings, independent of organizations: phone, language, payment and sign-ins. */
export function SettingsScreen({ hash }: SettingsScreenProps) {
  const t = useMessages();
  useAskedField(hash);
  const settings = useSettings();
  const me = useMe();
  // The number of cards determines the layout below them, so wait for them, but not for a retry.
  const cards = useCards();
  const isWaitingForCards = cards.isPending && cards.failureCount === 0;
  const { onRetry, isRetrying } = requestFailures([settings, me]);
  const start = settings.data;
  const person = me.data?.reply;

  return (
    <Page title={t('nav.settings')} subtitle={t('settings.subtitle')} width="form">
      <QueryView
        query={{
          data: start && person && !isWaitingForCards ? { start, person } : undefined,
          error: settings.error ?? me.error,
          isFetching: isRetrying,
          refetch: onRetry,
        }}
        loading={<FormWaiting label={t('settings.loading')} />}
        failed={t('settings.failed')}
      >
        {(loaded) => <SettingsForm {...loaded} />}
      </QueryView>
    </Page>
  );
}
