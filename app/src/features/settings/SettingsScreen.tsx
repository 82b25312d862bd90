import { ErrorPanel, Page } from '@console/ui';
import { troubleIn } from '../../core/cache/trouble.queries.ts';
import { FormWaiting } from '../../core/forms/index.ts';
import { explain } from '../../core/http/failures.ts';
import { useWords } from '../../core/i18n/index.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { useCards, useMe, useSettings } from './settings.queries.ts';

/** What belongs to the person and to no organization: phone, language, payment, and where they are signed in. */
export function SettingsScreen() {
  const words = useWords();
  const settings = useSettings();
  const me = useMe();
  // How many there are decides where all below them stands. Nothing waits for a second try.
  const cards = useCards();
  const isWaitingForCards = cards.isPending && cards.failureCount === 0;
  const error = settings.error ?? me.error;
  const failure = error && explain(error, words);
  const { onRetry, isRetrying } = troubleIn([settings, me]);

  return (
    <Page title={words('settings.title')} subtitle={words('settings.subtitle')} width="form">
      {settings.data && me.data && !isWaitingForCards ? (
        <SettingsForm start={settings.data} email={me.data.reply.email} />
      ) : failure ? (
        <ErrorPanel
          title={words('settings.failed')}
          onRetry={onRetry}
          isRetrying={isRetrying}
          requestId={failure.requestId}
        >
          {failure.sentence}
        </ErrorPanel>
      ) : (
        <FormWaiting label={words('settings.loading')} />
      )}
    </Page>
  );
}
