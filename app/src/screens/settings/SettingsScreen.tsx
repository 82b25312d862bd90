import { ErrorPanel, Page } from '@console/ui';
import { explain } from '../../failures.ts';
import { FormWaiting } from '../../forms/index.ts';
import { useWords } from '../../messages/index.ts';
import { troubleIn } from '../../trouble.data.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { useCards, useMe, useSettings } from './settings.data.ts';

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
