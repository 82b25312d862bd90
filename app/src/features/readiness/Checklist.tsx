import { Button, CircleCheckIcon, Link, Notice } from '@console/ui';
import { useId, useState } from 'react';
import { useSession } from '../../core/account/organizations.queries.ts';
import { explain } from '../../core/http/failures.ts';
import { type MessageKey, useMessages } from '../../core/i18n/index.ts';
import { useList } from '../../core/i18n/lists.ts';
import { useChoices } from './choices.ts';
import css from './readiness.module.css';
import { useReadiness } from './readiness.queries.ts';
import { type Item, type Need, ofChannel, wantedQuestions } from './readiness.ts';

export interface ChecklistProps {
  orgId: string;
  /** The channel of the page. Without it, the checklist is about an organization without calls. */
  channelId?: string;
}

/** The whole checklist. It disappears when everything is done, but not while a person looks at it. */
export function Checklist({ orgId, channelId }: ChecklistProps) {
  const t = useMessages();
  const titleId = useId();
  const choices = useChoices(useSession()?.user.id ?? '');
  const readiness = useReadiness(orgId, channelId);
  const [wasOpen, setWasOpen] = useState(false);
  if (!readiness) return null;

  const isMarked = ({ need, channels }: Item) =>
    ofChannel.has(need)
      ? channels.length > 0 && channels.every(({ id }) => choices.of(id).marked.includes(need))
      : choices.of(orgId).marked.includes(need);
  const items = readiness.items.map((item) => ({
    ...item,
    isMarked: item.state === 'missing' && item.canBeMarked && isMarked(item),
  }));
  const done = items.filter((item) => item.state === 'done' || item.isMarked).length;
  const isOpen = done < items.length;
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!isOpen && !wasOpen) return null;

  const place = channelId ?? orgId;
  const { isHidden } = choices.of(place);
  const { error, onRetry, isRetrying } = readiness;

  return (
    <section className={css.section} aria-labelledby={titleId}>
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {t('readiness.title')}
        </h2>
        <p role="status" className={css.progress}>
          {t(isOpen ? 'readiness.progress' : 'readiness.ready', { done, all: items.length })}
        </p>
        <Button size="row" onPress={() => choices.hide(place, !isHidden)}>
          {t(isHidden ? 'readiness.show' : 'readiness.hide')}
        </Button>
      </div>
      {!isHidden && error !== null && (
        <Notice
          tone="warning"
          title={t('readiness.failed')}
          action={
            <Button size="row" isBusy={isRetrying} onPress={onRetry}>
              {t('common.retry')}
            </Button>
          }
        >
          {explain(error, t).told}
        </Notice>
      )}
      {!isHidden && (
        <ul className={css.items} aria-labelledby={titleId}>
          {items.map((item) => (
            <ChecklistItem
              key={item.need}
              item={item}
              organization={readiness.name}
              namesChannels={readiness.hasManyChannels}
              onMark={(marked) =>
                choices.mark(
                  ofChannel.has(item.need) ? item.channels.map(({ id }) => id) : [orgId],
                  item.need,
                  marked,
                )
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
}

const titles = {
  hours: 'readiness.hours',
  prices: 'readiness.prices',
  address: 'readiness.address',
  pronunciation: 'readiness.pronunciation',
  opening: 'readiness.opening',
  closing: 'readiness.closing',
  questions: 'readiness.questions',
  duplicates: 'readiness.duplicates',
  number: 'readiness.number',
  payment: 'readiness.payment',
  calendar: 'readiness.calendar',
} as const satisfies Record<Need, MessageKey>;

interface ChecklistItemProps {
  item: Item & { isMarked: boolean; mayChange: boolean };
  organization: string;
  /** Whether there are several channels, so that a line names those that lack something. */
  namesChannels: boolean;
  onMark: (isMarked: boolean) => void;
}

function ChecklistItem({ item, organization, namesChannels, onMark }: ChecklistItemProps) {
  const t = useMessages();
  const list = useList();
  const { need, state, isMarked, mayChange, href, channels, count, twins } = item;
  const title = t(titles[need], { count: wantedQuestions });
  const isDone = state === 'done' || isMarked;
  const isLink = !isDone && state === 'missing' && mayChange;
  const details = [
    isMarked && t('readiness.marked'),
    !isMarked && t(`readiness.${state}`),
    !isDone && count !== undefined && t('readiness.questionsSoFar', { count, wanted: wantedQuestions }),
    !isDone && twins && t('readiness.twins', { first: twins[0], second: twins[1] }),
    !isDone && namesChannels && channels.length > 0 && list(channels.map(({ name }) => name)),
    !isDone && state === 'missing' && !mayChange && t('readiness.noRight', { organization }),
  ].filter((text) => text !== false && text !== undefined);

  return (
    <li className={css.item} data-done={isDone || undefined}>
      <span className={css.mark}>{isDone ? <CircleCheckIcon size={18} /> : <span />}</span>
      <span className={css.text}>
        {isLink ? (
          <Link href={href} isStandalone>
            {title}
          </Link>
        ) : (
          <span>{title}</span>
        )}
        {details.map((detail) => (
          <span key={detail} className={css.detail}>
            {detail}
          </span>
        ))}
      </span>
      {state === 'missing' && item.canBeMarked && (
        <Button
          size="row"
          aria-label={t(isMarked ? 'readiness.unmarkOf' : 'readiness.markOf', { item: title })}
          onPress={() => onMark(!isMarked)}
        >
          {t(isMarked ? 'readiness.unmark' : 'readiness.mark')}
        </Button>
      )}
    </li>
  );
}
