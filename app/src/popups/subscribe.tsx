import { pricing } from '@console/contract/rules';
import { Notice, Page, Skeleton } from '@console/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMessages } from '../core/i18n/index.ts';
import { startFailed } from '../core/loading/startFailed.ts';
import { PlainButton } from '../core/plainControls/PlainControls.tsx';
import { loadPayPal, paypalChoice } from './paypal.ts';
import css from './popups.module.css';
import { showPopup } from './showPopup.tsx';
import type { Subscribed } from './signals.ts';

const choice = paypalChoice();

type News = 'missing' | 'blocked' | 'notEligible' | 'cancelled' | 'failed' | 'approved' | 'lonely';
const tones = { approved: 'success', cancelled: 'info' } as const;

/** PayPal's own buttons, in a window without business data. It sends an approved subscription to the console. */
function Subscribe() {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState<News | 'loading' | null>(choice ? 'loading' : 'missing');
  const [subscription, setSubscription] = useState('');
  const [attempt, setAttempt] = useState(0);

  const approve = useCallback((id: string) => {
    setSubscription(id);
    const opener: Window | null = window.opener;
    if (!opener || opener.closed) return setNews('lonely');
    opener.postMessage({ kind: 'subscribed', id } satisfies Subscribed, location.origin);
    setNews('approved');
    setTimeout(() => window.close(), 200);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again.
  useEffect(() => {
    if (!choice) return;
    let isOver = false;
    let leave = () => {};
    async function show({ clientId, planId }: NonNullable<typeof choice>) {
      const paypal = await loadPayPal(clientId);
      if (isOver || !place.current) return;
      const buttons = paypal.Buttons({
        createSubscription: (_data, actions) => {
          setNews(null);
          return actions.subscription.create({ plan_id: planId });
        },
        onApprove: ({ subscriptionID }) => (subscriptionID ? approve(subscriptionID) : setNews('failed')),
        onCancel: () => setNews('cancelled'),
        onError(error) {
          console.error('PayPal failed', error);
          setNews('failed');
        },
      });
      if (!buttons.isEligible()) return setNews('notEligible');
      leave = () => void buttons.close().catch(() => {});
      await buttons.render(place.current);
      if (!isOver) setNews(null);
    }
    show(choice).catch((error: unknown) => {
      console.error('PayPal did not come', error);
      if (!isOver) setNews('blocked');
    });
    return () => {
      isOver = true;
      leave();
    };
  }, [attempt, approve]);

  function again() {
    setNews('loading');
    setAttempt((count) => count + 1);
  }

  return (
    <Page
      title={t('subscribe.title')}
      subtitle={t('subscribe.price', { perMinute: pricing.perMinute, minimum: pricing.minimumPerMonth })}
    >
      <div role="status">
        {news !== null && news !== 'loading' && (
          <Notice
            tone={news in tones ? tones[news as keyof typeof tones] : 'warning'}
            action={news === 'blocked' && <PlainButton onPress={again}>{t('common.retry')}</PlainButton>}
          >
            {t(`subscribe.${news}`, { id: subscription })}
          </Notice>
        )}
      </div>
      {news === 'loading' && (
        <div aria-busy="true">
          <Skeleton height="3rem" />
        </div>
      )}
      <div ref={place} className={css.place} hidden={news === 'approved' || news === 'lonely'} />
      <div className={css.buttons}>
        <PlainButton onPress={() => window.close()}>{t('common.closeWindow')}</PlainButton>
      </div>
    </Page>
  );
}

showPopup('subscribe.title', <Subscribe />).catch(startFailed);
