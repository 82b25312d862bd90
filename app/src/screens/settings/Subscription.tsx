import { Button, FormGroup, Notice, RetryIcon } from '@console/ui';
import { useEffect, useRef, useState } from 'react';
import { explain } from '../../failures.ts';
import { useWords } from '../../messages/index.ts';
import { paths } from '../../paths.ts';
import { openPopup, whenClosed } from '../../popups/openPopup.ts';
import { offersSubscription } from '../../popups/paypal.ts';
import { subscribedIn } from '../../popups/signals.ts';
import { type Settings, useSaveSubscription, useSettings } from './settings.data.ts';
import css from './settings.module.css';

export interface SubscriptionProps {
  settings: Settings;
}

/** Paying by subscription instead of a card. The provider's script runs in a window of its own, never here. */
export function Subscription({ settings: start }: SubscriptionProps) {
  const words = useWords();
  const { data: settings = start } = useSettings();
  const { subscribedWith, paypalToken } = settings.reply;
  // A provider without its token is a subscription that was begun and never approved.
  const provider = paypalToken ? subscribedWith : null;
  const road = useSubscriptionWindow();
  const reason = road.error && explain(road.error, words).told;

  return (
    <FormGroup title={words('settings.subscription')} description={words('settings.subscriptionWhy')}>
      <div className={css.adding}>
        <div className={css.row}>
          <RetryIcon />
          <span className={css.state}>
            {provider
              ? words('settings.subscribedWith', { provider: providerName(provider) })
              : words(offersSubscription() ? 'settings.notSubscribed' : 'settings.notOffered')}
            {provider && paypalToken && (
              <bdi className={css.muted}>{words('settings.subscriptionId', { id: paypalToken })}</bdi>
            )}
          </span>
          {!provider && offersSubscription() && (
            <Button
              onPress={road.open}
              isBusy={road.isSaving}
              busyLabel={words('settings.subscribing.saving')}
            >
              {words('settings.subscribe')}
            </Button>
          )}
        </div>
        <div role="status" className={css.news}>
          {road.step && (
            <Notice tone={road.step === 'saved' ? 'success' : road.step === 'blocked' ? 'warning' : 'info'}>
              {words(`settings.subscribing.${road.step}`)}
            </Notice>
          )}
          {reason && (
            <Notice
              tone="danger"
              action={
                <Button size="row" onPress={road.retry} isBusy={road.isSaving}>
                  {words('tryAgain')}
                </Button>
              }
            >
              {words('settings.subscribing.failed', { id: road.id, reason })}
            </Notice>
          )}
        </div>
      </div>
    </FormGroup>
  );
}

type Step = 'open' | 'blocked' | 'closed' | 'saved';

/** Listens to the one window that was opened, of our own origin, and saves what was approved there. */
function useSubscriptionWindow() {
  const { mutate, isPending, error, variables = '' } = useSaveSubscription();
  const [step, setStep] = useState<Step | null>(null);
  const popup = useRef<Window | null>(null);
  const end = useRef(() => {});

  useEffect(() => {
    function onMessage({ origin, source, data }: MessageEvent) {
      const approved = subscribedIn(data);
      if (origin !== location.origin || source === null || source !== popup.current || !approved) return;
      // One approval, saved once.
      popup.current = null;
      end.current();
      setStep(null);
      mutate(approved.id, { onSuccess: () => setStep('saved') });
    }
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
      end.current();
    };
  }, [mutate]);

  return {
    step,
    error,
    id: variables,
    isSaving: isPending,
    open() {
      if (popup.current && !popup.current.closed) return popup.current.focus();
      const opened = openPopup(paths.subscribe(), 'console-subscription', 480, 640);
      popup.current = opened;
      setStep(opened ? 'open' : 'blocked');
      if (opened) end.current = whenClosed(opened, () => setStep('closed'));
    },
    retry: () => mutate(variables, { onSuccess: () => setStep('saved') }),
  };
}

/** Names of providers are not translated; one that the console does not know is shown as the server calls it. */
const providerName = (provider: string) => (provider === 'paypal' ? 'PayPal' : provider);
