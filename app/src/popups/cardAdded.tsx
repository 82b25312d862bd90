import '../core/trustedTypes.ts';
import { Page } from '@console/ui';
import { useMessages } from '../core/i18n/index.ts';
import { startFailed } from '../core/loading/startFailed.ts';
import { PlainButton } from '../core/plainControls/PlainControls.tsx';
import css from './popups.module.css';
import { showPopup } from './showPopup.tsx';
import { cardAdded, cardChannel } from './signals.ts';

/** Query parameters in which providers send the outcome. Without any of them, returning here means success. */
const outcomes = ['status', 'result', 'error'];
const failures = /cancel|fail|declin|error|refus|reject|denied|invalid/i;
const cancelled = /cancel/i;

const query = new URLSearchParams(location.search);
const said = outcomes.map((name) => query.get(name) ?? '').join(' ');
const isAdded = !query.has('error') && !failures.test(said);

/** Notifies the console in two ways, because a provider's page might have severed the link to the opener. */
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
        <PlainButton isPrimary onPress={() => window.close()}>
          {t('common.closeWindow')}
        </PlainButton>
      </div>
    </Page>
  );
}

if (isAdded) tell();
showPopup(isAdded ? 'cardAdded.title' : 'cardAdded.notTitle', <CardAdded />)
  .catch(startFailed)
  .finally(() => {
    // The delay gives the message time to be delivered. After a failure the window stays open, so that people can read
    // it. All scripts have loaded by now; closing the window earlier would log an error for those still loading.
    if (isAdded || cancelled.test(said)) setTimeout(() => window.close(), 200);
  });
