import { Notice, Page, Skeleton } from '@console/ui';
import { useCallback, useEffect, useState } from 'react';
import { useMessages } from '../core/i18n/index.ts';
import { startFailed } from '../core/loading/startFailed.ts';
import { PlainButton } from '../core/plainControls/PlainControls.tsx';
import { type CodeFailure, type CodeNews, failureFrom, googleChoice, loadGoogleOAuth } from './googleCode.ts';
import css from './popups.module.css';
import { showPopup } from './showPopup.tsx';

const choice = googleChoice();
const state = new URLSearchParams(location.search).get('state') ?? '';

function tell(news: { code: string } | { failure: CodeFailure }) {
  const opener: Window | null = window.opener;
  opener?.postMessage({ kind: 'googleCode', state, ...news } satisfies CodeNews, location.origin);
}

/** Google's code flow, in a window without business data. It sends the code to the console. */
function ConnectGoogle() {
  const t = useMessages();
  const [failure, setFailure] = useState<CodeFailure | null>(choice ? null : 'not_configured');
  const [ask, setAsk] = useState<(() => void) | null>(null);
  const [attempt, setAttempt] = useState(0);

  const fail = useCallback((why: CodeFailure) => {
    setFailure(why);
    tell({ failure: why });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again.
  useEffect(() => {
    if (!choice) return tell({ failure: 'not_configured' });
    let isOver = false;
    loadGoogleOAuth()
      .then((oauth) => {
        if (isOver) return;
        const client = oauth.initCodeClient({
          client_id: choice.clientId,
          scope: choice.scope,
          ux_mode: 'popup',
          state,
          callback(response) {
            if (!response.code || response.state !== state) return fail(failureFrom(response.error));
            tell({ code: response.code });
            setTimeout(() => window.close(), 200);
          },
          error_callback: ({ type }) => fail(failureFrom(type)),
        });
        setAsk(() => () => client.requestCode());
      })
      .catch((error: unknown) => {
        console.error('Google’s script did not come', error);
        if (!isOver) fail('script_blocked');
      });
    return () => {
      isOver = true;
    };
  }, [attempt, fail]);

  function again() {
    setFailure(null);
    setAttempt((count) => count + 1);
  }

  return (
    <Page title={t('connectGoogle.title')} subtitle={t('connectGoogle.text')}>
      <div role="status">
        {failure && (
          <Notice
            tone="warning"
            action={
              failure === 'script_blocked' && <PlainButton onPress={again}>{t('common.retry')}</PlainButton>
            }
          >
            {t(`connectGoogle.${failure}`)}
          </Notice>
        )}
      </div>
      <div className={css.buttons}>
        {ask && (
          <PlainButton
            isPrimary
            onPress={() => {
              setFailure(null);
              ask();
            }}
          >
            {t('connectGoogle.continue')}
          </PlainButton>
        )}
        {!ask && !failure && <Skeleton width="12rem" height="2.25rem" />}
        <PlainButton onPress={() => window.close()}>{t('common.closeWindow')}</PlainButton>
      </div>
    </Page>
  );
}

showPopup('connectGoogle.title', <ConnectGoogle />).catch(startFailed);
