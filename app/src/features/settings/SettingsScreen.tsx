import { ErrorPanel, Page } from '@console/ui';
import { requestFailures } from '../../core/cache/requestFailures.ts';
import { FormWaiting } from '../../core/forms/index.ts';
import { explain } from '../../core/http/failures.ts';
import { useMessages } from '../../core/i18n/index.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { useCards, useMe, useSettings } from './settings.queries.ts';

/** What belongs to the person and to no organization: phone, language, payment, and where they are signed in. */
export function SettingsScreen() {
  const t = useMessages();
  const settings = useSettings();
  const me = useMe();
  // How many there are decides where all below them stands. Nothing waits for a second try.
  const cards = useCards();
  const isWaitingForCards = cards.isPending && cards.failureCount === 0;
  const error = settings.error ?? me.error;
  const failure = error && explain(error, t);
  const { onRetry, isRetrying } = requestFailures([settings, me]);

  return (
    <Page title={t('settings.title')} subtitle={t('settings.subtitle')} width="form">
      {settings.data && me.data && !isWaitingForCards ? (
        <SettingsForm start={settings.data} email={me.data.reply.email} />
      ) : failure ? (
        <ErrorPanel
          title={t('settings.failed')}
          onRetry={onRetry}
          isRetrying={isRetrying}
          requestId={failure.requestId}
        >
          {failure.sentence}
        </ErrorPanel>
      ) : (
        <FormWaiting label={t('settings.loading')} />
      )}
    </Page>
  );
}
