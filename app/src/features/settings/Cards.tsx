import { cardExpiry, lastDigits } from '@console/contract/rules';
import {
  Badge,
  Button,
  FormGroup,
  LinkButton,
  Notice,
  RadioGroup,
  Skeleton,
  TriangleAlertIcon,
} from '@console/ui';
import { useEffect, useRef, useState } from 'react';
import { explain } from '../../core/http/failures.ts';
import { type Translate, useMessages } from '../../core/i18n/index.ts';
import { QueryView } from '../../core/loading/QueryView.tsx';
import { RemoveCards } from './RemoveCards.tsx';
import css from './settings.module.css';
import { type Card, useCardCalls, useCards, useMainCard } from './settings.queries.ts';
import { type CardNews, useCardWindow } from './useCardWindow.ts';

export interface CardsProps {
  /** The main card from a restored draft; empty for none. */
  asked: string;
}

/**
 * The cards, with the choice of the main card. Others are added on the card provider's page, in a popup. The form value
 * is only set by a choice here, so that a new card doesn't count as an unsaved change.
 */
export function Cards({ asked }: CardsProps) {
  const t = useMessages();
  const query = useCards();
  const { data: cards } = query;
  const main = useMainCard();
  const [chosen, setChosen] = useState(asked);
  const [saved, setSaved] = useState('');
  const adding = useCardWindow(cards?.map(({ id }) => id) ?? [], useCardCalls());
  const place = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { step } = adding.news;

  // The notice above the button moves it: keep both from being covered by the form's bar (WCAG 2.4.11).
  useEffect(() => {
    if (step !== 'idle') place.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);

  useEffect(() => {
    if (chosen && chosen === main) setSaved(chosen);
  }, [chosen, main]);

  return (
    <FormGroup title={t('settings.cards')} description={t('settings.cardsWhy')}>
      <div hidden={!cards?.length}>
        <input type="hidden" name="mainCreditCard" value={chosen} />
        {cards && cards.length > 0 && (
          <RadioGroup
            label={t('settings.mainCard')}
            isLabelHidden
            variant="cards"
            value={chosen || main}
            onChange={(id) => setChosen(id === main ? saved : id)}
            options={cards.map((card) => ({
              value: card.id,
              label: t('settings.card', { digits: lastDigits(card.buyerCardMask) }),
              description: <Expiry card={card} isMain={card.id === main} t={t} />,
            }))}
          />
        )}
      </div>
      <QueryView
        query={query}
        loading={
          <div aria-busy="true">
            <Skeleton height="6rem" />
          </div>
        }
        failed={t('settings.cardsFailed')}
      >
        {(all) =>
          all.length === 0 ? (
            <p className={css.none}>{t('settings.noCards')}</p>
          ) : (
            <RemoveCards
              cards={all}
              main={main}
              onRemoved={({ id }) => setChosen((choice) => (choice === id ? '' : choice))}
              onGone={() => add.current?.focus()}
            />
          )
        }
      </QueryView>
      <div ref={place} className={css.adding}>
        <AddingNews news={adding.news} onShow={adding.open} onLookAgain={adding.lookAgain} />
        <div className={css.add}>
          <Button
            id="add-card"
            ref={add}
            isBusy={adding.news.step === 'opening'}
            busyLabel={t('settings.adding.opening')}
            onPress={() => void adding.open()}
          >
            {t('settings.addCard')}
          </Button>
        </div>
      </div>
    </FormGroup>
  );
}

function Expiry({ card, isMain, t }: { card: Card; isMain: boolean; t: Translate }) {
  const expiry = cardExpiry(card.buyerCardExp, new Date());
  return (
    <span className={css.expiry}>
      <span>
        {!expiry && t('settings.expiryUnknown')}
        {expiry && (expiry.isExpired ? expiry.label : t('settings.until', { date: expiry.label }))}
      </span>
      {isMain && <Badge>{t('settings.mainCard')}</Badge>}
      {expiry?.isExpired && (
        <Badge tone="warning" icon={<TriangleAlertIcon size={12} />}>
          {t('settings.expired')}
        </Badge>
      )}
    </span>
  );
}

interface AddingNewsProps {
  news: CardNews;
  /** Brings the popup to the front. */
  onShow: () => void;
  onLookAgain: () => void;
}

const tones = {
  open: 'info',
  confirming: 'info',
  added: 'success',
  closed: 'info',
  late: 'warning',
  blocked: 'warning',
  noPage: 'danger',
  failed: 'danger',
} as const;

/** The progress of adding a card, in a live region. */
function AddingNews({ news, onShow, onLookAgain }: AddingNewsProps) {
  const t = useMessages();
  return (
    <div role="status" className={css.news}>
      {news.step !== 'idle' && news.step !== 'opening' && (
        <Notice
          tone={tones[news.step]}
          action={
            <>
              {news.step === 'open' && (
                <Button size="row" onPress={onShow}>
                  {t('settings.adding.showWindow')}
                </Button>
              )}
              {news.step === 'late' && (
                <Button size="row" onPress={onLookAgain}>
                  {t('settings.checkAgain')}
                </Button>
              )}
              {news.step === 'blocked' && (
                <LinkButton size="row" href={news.page} target="_blank" rel="opener">
                  {t('settings.adding.blockedLink')}
                </LinkButton>
              )}
            </>
          }
        >
          {sentenceOf(news, t)}
        </Notice>
      )}
    </div>
  );
}

function sentenceOf(news: CardNews, t: Translate) {
  if (news.step === 'failed') return t('settings.adding.failed', { reason: explain(news.error, t).told });
  return news.step === 'idle' ? '' : t(`settings.adding.${news.step}`);
}
