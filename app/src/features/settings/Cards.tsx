import { cardExpiry, lastDigits } from '@console/contract/rules';
import { Badge, Button, FormGroup, LinkButton, Notice, RadioGroup, Skeleton, WarningIcon } from '@console/ui';
import { useEffect, useRef, useState } from 'react';
import { explain } from '../../core/http/failures.ts';
import { useWords, type Words } from '../../core/i18n/index.ts';
import { QueryView } from '../../core/loading/QueryView.tsx';
import css from './settings.module.css';
import { type Card, useCardCalls, useCards, useMainCard } from './settings.queries.ts';
import { type CardNews, useCardWindow } from './useCardWindow.ts';

export interface CardsProps {
  /** The main card that was chosen before the form was brought back; empty for none. */
  asked: string;
}

/**
 * The cards: the chosen one pays. Another is added on a page of the card provider, in a window of its own. In the
 * form stands only a choice that was made here, so that a card that arrives does not count as edited.
 */
export function Cards({ asked }: CardsProps) {
  const words = useWords();
  const query = useCards();
  const { data: cards } = query;
  const main = useMainCard();
  const [chosen, setChosen] = useState(asked);
  const [saved, setSaved] = useState('');
  const adding = useCardWindow(cards?.map(({ id }) => id) ?? [], useCardCalls());
  const place = useRef<HTMLDivElement>(null);
  const { step } = adding.news;

  // What is said stands above the button and moves it: neither is left under the bar of the form (WCAG 2.4.11).
  useEffect(() => {
    if (step !== 'idle') place.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);

  useEffect(() => {
    if (chosen && chosen === main) setSaved(chosen);
  }, [chosen, main]);

  return (
    <FormGroup title={words('settings.cards')} description={words('settings.cardsWhy')}>
      <div hidden={!cards?.length}>
        <input type="hidden" name="mainCreditCard" value={chosen} />
        {cards && cards.length > 0 && (
          <RadioGroup
            label={words('settings.mainCard')}
            isLabelHidden
            look="cards"
            value={chosen || main}
            onChange={(id) => setChosen(id === main ? saved : id)}
            options={cards.map((card) => ({
              value: card.id,
              label: words('settings.card', { digits: lastDigits(card.buyerCardMask) }),
              description: <Expiry card={card} isMain={card.id === main} words={words} />,
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
        failed={words('settings.cardsFailed')}
      >
        {({ length }) => length === 0 && <p className={css.none}>{words('settings.noCards')}</p>}
      </QueryView>
      <div ref={place} className={css.adding}>
        <AddingNews news={adding.news} onShow={adding.open} onLookAgain={adding.lookAgain} />
        <div className={css.add}>
          <Button
            isBusy={adding.news.step === 'opening'}
            busyLabel={words('settings.adding.opening')}
            onPress={() => void adding.open()}
          >
            {words('settings.addCard')}
          </Button>
        </div>
      </div>
    </FormGroup>
  );
}

function Expiry({ card, isMain, words }: { card: Card; isMain: boolean; words: Words }) {
  const expiry = cardExpiry(card.buyerCardExp, new Date());
  return (
    <span className={css.expiry}>
      <span>
        {!expiry && words('settings.expiryUnknown')}
        {expiry && (expiry.isExpired ? expiry.label : words('settings.until', { date: expiry.label }))}
      </span>
      {isMain && <Badge>{words('settings.mainCard')}</Badge>}
      {expiry?.isExpired && (
        <Badge tone="warning" icon={<WarningIcon size={12} />}>
          {words('settings.expired')}
        </Badge>
      )}
    </span>
  );
}

interface AddingNewsProps {
  news: CardNews;
  /** Brings the card's window to the front. */
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

/** Where adding a card stands, in words that are read out as they come. */
function AddingNews({ news, onShow, onLookAgain }: AddingNewsProps) {
  const words = useWords();
  return (
    <div role="status" className={css.news}>
      {news.step !== 'idle' && news.step !== 'opening' && (
        <Notice
          tone={tones[news.step]}
          action={
            <>
              {news.step === 'open' && (
                <Button size="row" onPress={onShow}>
                  {words('settings.adding.showWindow')}
                </Button>
              )}
              {news.step === 'late' && (
                <Button size="row" onPress={onLookAgain}>
                  {words('settings.adding.lookAgain')}
                </Button>
              )}
              {news.step === 'blocked' && (
                <LinkButton size="row" href={news.page} target="_blank" rel="opener">
                  {words('settings.adding.blockedLink')}
                </LinkButton>
              )}
            </>
          }
        >
          {sentenceOf(news, words)}
        </Notice>
      )}
    </div>
  );
}

function sentenceOf(news: CardNews, words: Words) {
  if (news.step === 'failed')
    return words('settings.adding.failed', { reason: explain(news.error, words).told });
  return news.step === 'idle' ? '' : words(`settings.adding.${news.step}`);
}
