import '../core/trustedTypes.ts';
import { Button, Page } from '@console/ui';
import { useMessages } from '../core/i18n/index.ts';
import { startFailed } from '../core/loading/startFailed.ts';
import css from './popups.module.css';
import { showPopup } from './showPopup.tsx';
import { cardAdded, cardChannel } from './signals.ts';

/** Providers name the outcome in one of these, or in none: then the return itself is the good news. */
const outcomes = ['status', 'result', 'error'];
const failures = /cancel|fail|declin|error|refus|reject|denied|invalid/i;
const cancelled = /cancel/i;

const query = new URLSearchParams(location.search);
const said = outcomes.map((name) => query.get(name) ?? '').join(' ');
const isAdded = !query.has('error') && !failures.test(said);

/** Tells the console, by both roads: a provider's page may have cut this window off from the one that opened it. */
function tell() {
  const opener: Window | null = window.opener;
  opener?.postMessage(cardAdded, location.origin);
  const channel = new BroadcastChannel(cardChannel);
  channel.postMessage(cardAdded);
  channel.close();
}

function CardAdded() {
  const t = useMessages();
  return (
    <Page title={t(isAdded ? 'cardAdded.title' : 'cardAdded.notTitle')}>
      <p>{t(isAdded ? 'cardAdded.text' : 'cardAdded.notText')}</p>
      <div className={css.buttons}>
        <Button variant="primary" onPress={() => window.close()}>
          {t('common.closeWindow')}
        </Button>
      </div>
    </Page>
  );
}

if (isAdded) tell();
showPopup(isAdded ? 'cardAdded.title' : 'cardAdded.notTitle', <CardAdded />)
  .catch(startFailed)
  .finally(() => {
    // The message that was just sent still has to leave. A failure stays open, so that people can read it. The scripts
    // have loaded by now: closing the window earlier would log an error for those that are on the way.
    if (isAdded || cancelled.test(said)) setTimeout(() => window.close(), 200);
  });
