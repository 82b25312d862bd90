import { isSubscribed, lastDigits } from '@console/contract/rules';
import { Button, ConfirmDialog, TrashIcon, toast } from '@console/ui';
import { useRef, useState } from 'react';
import { AfterGone } from '../../core/forms/index.ts';
import { explain } from '../../core/http/failures.ts';
import { type Translate, useMessages } from '../../core/i18n/index.ts';
import { providerName } from './providerName.ts';
import css from './settings.module.css';
import { type Card, useRemoveCard, useSettings } from './settings.queries.ts';

export interface RemoveCardsProps {
  cards: readonly Card[];
  /** The ID of the main card, which can't be removed. */
  main: string | null;
  onRemoved: (card: Card) => void;
  /** Called when the dialog and the button that opened it are gone: move focus elsewhere. */
  onGone: () => void;
}

/**
 * A button for each card that can be removed, and why the main card can't. They are below the radio buttons, because a
 * radio button can't contain another control.
 */
export function RemoveCards({ cards, main, onRemoved, onGone }: RemoveCardsProps) {
  const t = useMessages();
  const removal = useRemoveCard();
  const { isImpossible, isMain, error } = removal;
  const settings = useSettings().data?.reply;
  const provider = settings && isSubscribed(settings) && settings.subscribedWith;
  const [isOpen, setOpen] = useState(false);
  // Keeps its card during the closing animation.
  const [asked, setAsked] = useState<Card | null>(null);
  const [isOffered, setOffered] = useState(true);
  const isRemoved = useRef(false);
  const digits = asked ? lastDigits(asked.buyerCardMask) : '';
  const others = cards.filter(({ id }) => id !== main);

  function leave() {
    if (isImpossible) setOffered(false);
    if (isImpossible || isRemoved.current) onGone();
    isRemoved.current = false;
    removal.reset();
  }

  return (
    <div className={css.removals}>
      {isOffered && others.length > 0 && (
        <ul>
          {others.map((card) => (
            <li key={card.id}>
              <Button
                size="small"
                icon={<TrashIcon />}
                onPress={() => {
                  setAsked(card);
                  setOpen(true);
                }}
              >
                {t('settings.removeCardOf', { digits: lastDigits(card.buyerCardMask) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className={css.muted}>{t(isOffered ? 'settings.mainCardStays' : 'settings.cannotRemoveCards')}</p>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('settings.removeCardQuestion', { digits })}
        confirmLabel={t('settings.removeCard')}
        busyLabel={t('settings.removingCard')}
        isBusy={removal.isPending}
        onConfirm={() =>
          asked &&
          removal.mutate(asked, {
            onSuccess() {
              toast({ tone: 'success', title: t('settings.cardRemoved', { digits }) });
              isRemoved.current = true;
              onRemoved(asked);
              setOpen(false);
            },
          })
        }
        {...(error && { error: reasonIn(error, { isImpossible, isMain }, t) })}
      >
        {t('settings.removeCardText')}
        {provider && ` ${t('settings.removeCardSubscription', { provider: providerName(provider) })}`}
        <AfterGone onGone={leave} />
      </ConfirmDialog>
    </div>
  );
}

function reasonIn(error: unknown, known: { isImpossible: boolean; isMain: boolean }, t: Translate) {
  if (known.isMain) return t('settings.mainCardStays');
  return known.isImpossible ? t('settings.cannotRemoveCards') : explain(error, t).told;
}
