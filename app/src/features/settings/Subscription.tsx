import { isSubscribed } from '@console/contract/rules';
import { Button, FormGroup, Notice, RotateCwIcon } from '@console/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { explain } from '../../core/http/failures.ts';
import { type MessageKey, useMessages } from '../../core/i18n/index.ts';
import { paths } from '../../paths.ts';
import { openPopup, whenClosed } from '../../popups/openPopup.ts';
import { offersSubscription } from '../../popups/paypal.ts';
import { subscribedIn } from '../../popups/signals.ts';
import { providerName } from './providerName.ts';
import css from './settings.module.css';
import { type Settings, useMe, useSaveSubscription, useSettings } from './settings.queries.ts';

export interface SubscriptionProps {
  settings: Settings;
}

/** Payment by subscription instead of by card. The provider's script runs only in a popup, never here. */
export function Subscription({ settings: start }: SubscriptionProps) {
  const t = useMessages();
  const { data: settings = start } = useSettings();
  const { subscribedWith } = settings.reply;
  const isPaid = isSubscribed(settings.reply);
  const isUnconfirmed = settings.reply.subscription === 'unconfirmed';
  const road = useSubscriptionWindow();
  const state = useRef<HTMLSpanElement>(null);
  const { step } = road;
  useEffect(() => {
    // The button that was pressed is gone after saving.
    if (step === 'saved' && document.activeElement === document.body) state.current?.focus();
  }, [step]);

  return (
    <FormGroup title={t('settings.subscription')} description={t('settings.subscriptionWhy')}>
      <div className={css.adding}>
        <div className={css.row}>
          <RotateCwIcon />
          <span ref={state} tabIndex={-1} className={css.state}>
            {isPaid && subscribedWith
              ? t('settings.subscribedWith', { provider: providerName(subscribedWith) })
              : t(stateWithout(isUnconfirmed))}
          </span>
          {!isPaid && offersSubscription() && (
            <Button onPress={road.open} isBusy={road.isSaving} busyLabel={t('settings.subscribing.saving')}>
              {t('settings.subscribe')}
            </Button>
          )}
        </div>
        <div role="status" className={css.news}>
          <News road={road} isUnconfirmed={isUnconfirmed} />
        </div>
      </div>
      <Ending hasSubscription={isPaid || isUnconfirmed} />
    </FormGroup>
  );
}

/** How people stop paying: by writing to support, as the Terms of Use say. No backend has a call for it. */
function Ending({ hasSubscription }: { hasSubscription: boolean }) {
  const t = useMessages();
  const hasCard = Boolean(useMe().data?.reply.mainCreditCard);
  if (!hasSubscription && !hasCard) return null;

  return (
    <div className={css.ending}>
      <h3>{t('settings.ending')}</h3>
      <p className={css.muted}>
        {t(hasSubscription ? 'settings.endingSubscription' : 'settings.endingCard')} {t('settings.endingHow')}
      </p>
    </div>
  );
}

interface NewsProps {
  road: ReturnType<typeof useSubscriptionWindow>;
  isUnconfirmed: boolean;
}

/** The last event. Its button stays in place and keeps focus when the text changes. */
function News({ road: { step, error, refusal, ...road }, isUnconfirmed }: NewsProps) {
  const t = useMessages();
  const reason = refusal ? t(refusal) : error && explain(error, t).told;
  const again = (label: MessageKey, onPress: () => void) => (
    <Button size="row" onPress={onPress} isBusy={road.isSaving}>
      {t(label)}
    </Button>
  );
  if (reason) {
    return (
      <Notice tone="danger" action={again('common.retry', road.retry)}>
        {road.id ? t('settings.subscribing.failed', { id: road.id, reason }) : reason}
      </Notice>
    );
  }
  const check = isUnconfirmed && step !== 'open' && again('settings.checkAgain', road.check);
  if (step) {
    return (
      <Notice tone={tones[step]} action={check}>
        {t(`settings.subscribing.${step}`)}
      </Notice>
    );
  }
  return (
    check && (
      <Notice tone="warning" action={check}>
        {t('settings.unconfirmedHint')}
      </Notice>
    )
  );
}

const stateWithout = (isUnconfirmed: boolean) => {
  if (isUnconfirmed) return 'settings.unconfirmed';
  return offersSubscription() ? 'settings.notSubscribed' : 'settings.notOffered';
};

type Step = 'open' | 'blocked' | 'closed' | 'saved' | 'stored';

const tones = {
  open: 'info',
  blocked: 'warning',
  closed: 'info',
  saved: 'success',
  stored: 'warning',
} as const;

/** Opens the popup, accepts a message only from it and from our own origin, and saves the approved subscription. */
function useSubscriptionWindow() {
  const { mutate, isPending, error, refusal, variables = '' } = useSaveSubscription();
  const [step, setStep] = useState<Step | null>(null);
  const popup = useRef<Window | null>(null);
  const save = useCallback(
    (id: string) =>
      mutate(id, { onSuccess: ({ reply }) => setStep(isSubscribed(reply) ? 'saved' : 'stored') }),
    [mutate],
  );
  const end = useRef(() => {});

  useEffect(() => {
    function onMessage({ origin, source, data }: MessageEvent) {
      const approved = subscribedIn(data);
      if (origin !== location.origin || source === null || source !== popup.current || !approved) return;
      // An approval is saved only once.
      popup.current = null;
      end.current();
      setStep(null);
      save(approved.id);
    }
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
      end.current();
    };
  }, [save]);

  return {
    step,
    error,
    refusal,
    id: variables,
    isSaving: isPending,
    open() {
      if (popup.current && !popup.current.closed) return popup.current.focus();
      const opened = openPopup(paths.subscribe(), 'console-subscription', 480, 640);
      popup.current = opened;
      setStep(opened ? 'open' : 'blocked');
      if (opened) end.current = whenClosed(opened, () => setStep('closed'));
    },
    check: () => save(''),
    retry: () => save(variables),
  };
}
