import { announce, Button, EmptyState, Link, Notice, SearchIcon, Skeleton } from '@console/ui';
import { useEffect, useRef } from 'react';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { PartMissing } from '../../../core/loading/lazyOnIdle.tsx';
import { LoadFailed } from '../../../core/loading/QueryView.tsx';
import { paths } from '../../../paths.ts';
import { partsOf } from './marks.ts';
import css from './search.module.css';
import { fewest, type Hit, useHits, useNames } from './search.queries.ts';

export interface HitsProps {
  orgId: string;
  /** The search words. */
  words: string;
  isAllowed: boolean;
}

/** The search hits, newest first, or why there are none. */
export function Hits({ orgId, words: searched, isAllowed }: HitsProps) {
  const t = useMessages();
  const found = useHits(orgId, searched, isAllowed);
  const { hits, error, isImpossible, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } = found;
  const { channelOf, contactOf, parts } = useNames(orgId, hits ?? []);
  const list = useRef<HTMLUListElement>(null);
  /** Index of the first hit of a requested page. It gets focus, because the button might be removed. */
  const firstNew = useRef<number>(null);
  const newestOnly = found.searched && t('lists.newestOnly', { count: found.searched });
  const result =
    hits && t(hits.length ? 'search.found' : 'search.none', { count: hits.length, words: searched });
  const said = [result, newestOnly].filter(Boolean).join(' ');

  useEffect(() => {
    if (said) announce(said);
  }, [said]);

  const count = hits?.length ?? 0;
  useEffect(() => {
    if (firstNew.current === null || count <= firstNew.current) return;
    list.current?.children[firstNew.current]?.querySelector('a')?.focus();
    firstNew.current = null;
  }, [count]);

  if (searched.length < fewest) {
    return (
      <EmptyState icon={<SearchIcon size={20} />} title={t(searched ? 'search.tooShort' : 'search.start')}>
        {t('search.startText')}
      </EmptyState>
    );
  }
  if (isImpossible) {
    return (
      <EmptyState icon={<SearchIcon size={20} />} title={t('search.impossible')}>
        {t('search.impossibleText')}
      </EmptyState>
    );
  }
  if (error && !hits) {
    return <LoadFailed title={t('search.failed')} query={found} />;
  }
  if (!hits) return <Waiting label={t('search.loading')} />;
  const notice = newestOnly && <Notice>{newestOnly}</Notice>;
  if (hits.length === 0) {
    return (
      <>
        {notice}
        <EmptyState icon={<SearchIcon size={20} />} title={t('search.none', { words: searched })}>
          {t('search.noneText')}
        </EmptyState>
      </>
    );
  }

  function more() {
    firstNew.current = hits?.length ?? 0;
    void fetchNextPage();
  }

  return (
    <>
      {notice}
      <PartMissing title={t('search.namesFailed')} parts={parts} />
      <ul ref={list} className={css.hits} aria-label={t('search.results')}>
        {hits.map((hit) => (
          <HitRow
            key={`${hit.session}/${hit.turn}`}
            {...{ orgId, hit }}
            words={searched}
            channel={channelOf(hit.channel)}
            contact={contactOf(hit.contact)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <div className={css.more}>
          <Button isBusy={isFetchingNextPage} onPress={more}>
            {t('search.more')}
          </Button>
        </div>
      )}
      {error && <LoadFailed title={t('search.moreFailed')} query={{ error, isFetching, refetch: more }} />}
    </>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div className={css.hits} role="status" aria-busy="true" aria-label={label}>
      {[70, 90, 60, 80].map((width) => (
        <div key={width} className={css.hit}>
          <Skeleton width="16rem" />
          <Skeleton width={`${width}%`} />
        </div>
      ))}
    </div>
  );
}

interface HitRowProps {
  orgId: string;
  hit: Hit;
  /** The search words. */
  words: string;
  channel: string | undefined;
  contact: string | undefined;
}

/** A search hit: its time, channel and contact, and the text around the match. */
function HitRow({ orgId, hit, words: searched, channel, contact }: HitRowProps) {
  const t = useMessages();
  const moments = useDateFormats();
  const { session, channel: channelId, startTime, turn, excerpt } = hit;
  const query = turn === null ? '' : `?turn=${turn}`;
  const about = [contact, channel].filter((name) => name !== undefined);

  return (
    <li className={css.hit}>
      <p className={css.head}>
        <Link href={paths.session(orgId, channelId ?? paths.noChannel, session, query)} isStandalone>
          <time dateTime={startTime}>{moments.dateTime(startTime)}</time>
        </Link>
        {about.map((name) => (
          <bdi key={name} className={css.muted}>
            {name}
          </bdi>
        ))}
        <span className={css.muted}>{t(turn === null ? 'common.summary' : 'search.inTranscript')}</span>
      </p>
      <p className={css.excerpt} dir="auto">
        {partsOf(excerpt, searched).map(({ text, isFound }, index) =>
          isFound ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the position is the only identity.
            <mark key={index} className={css.mark}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
    </li>
  );
}
