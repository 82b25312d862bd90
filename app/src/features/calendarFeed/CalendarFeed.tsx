import { Button, Checkbox, ConfirmDialog, CopyIcon, Notice, TrashIcon, toast } from '@console/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { copyText } from '../../core/copy.ts';
import { explain } from '../../core/http/failures.ts';
import { useDateFormats } from '../../core/i18n/dateFormats.ts';
import { useMessages } from '../../core/i18n/index.ts';
import css from './calendarFeed.module.css';
import { useCalendarFeed, useCreateFeed, useRevokeFeed } from './calendarFeed.queries.ts';

export interface CalendarFeedProps {
  orgId: string;
  /** Shown below the section once it is loaded, so that nothing moves. */
  children?: ReactNode;
}

/**
 * The secret address at which a calendar app shows the person's appointments of an organization. It is shown once, when
 * it is created. A server without such addresses has no such section.
 */
export function CalendarFeed({ orgId, children }: CalendarFeedProps) {
  const query = useCalendarFeed(orgId);
  if (query.data === undefined && !query.error) return null;
  return (
    <>
      {query.data !== null && <FeedSection orgId={orgId} query={query} />}
      {children}
    </>
  );
}

interface FeedSectionProps {
  orgId: string;
  query: ReturnType<typeof useCalendarFeed>;
}

function FeedSection({ orgId, query }: FeedSectionProps) {
  const t = useMessages();
  const { dateTime } = useDateFormats();
  const creation = useCreateFeed(orgId);
  const revocation = useRevokeFeed(orgId);
  const [hidesNames, setHidesNames] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const addressLine = useRef<HTMLParagraphElement>(null);
  const path = creation.data?.path;
  const address = path && new URL(path, location.origin).href;
  useEffect(() => {
    if (address) addressLine.current?.focus();
  }, [address]);

  const feed = query.data?.feed;
  const failed = query.error ?? creation.error ?? revocation.error;
  const failure = failed && explain(failed, t);

  function create() {
    revocation.reset();
    creation.mutate(hidesNames, { onSettled: () => setAsking(false) });
  }

  function revoke() {
    creation.reset();
    revocation.mutate(undefined, {
      onSuccess() {
        toast({ tone: 'success', title: t('calendarFeed.revoked') });
        title.current?.focus();
      },
    });
  }

  const copy = () =>
    address &&
    copyText(address, {
      copied: t('calendarFeed.copied'),
      notCopied: t('calendarFeed.notCopied'),
      advice: t('calendarFeed.notCopiedText'),
    });

  return (
    <section className={css.section} aria-labelledby="calendar-feed">
      <h2 ref={title} id="calendar-feed" tabIndex={-1} className={css.title}>
        {t('calendarFeed.title')}
      </h2>
      <p className={css.text}>{t('calendarFeed.text')}</p>
      {failure && (
        <Notice
          tone="danger"
          title={query.error ? t('calendarFeed.failed') : t('calendarFeed.notChanged')}
          action={query.error && <Button onPress={() => void query.refetch()}>{t('common.retry')}</Button>}
        >
          {failure.told}
        </Notice>
      )}
      {feed && (
        <p className={css.text}>
          {t('calendarFeed.state', {
            created: dateTime(feed.createdAt),
            read: feed.lastReadAt ? dateTime(feed.lastReadAt) : t('calendarFeed.never'),
            names: t(feed.hidesNames ? 'calendarFeed.namesHidden' : 'calendarFeed.namesShown'),
          })}
        </p>
      )}
      {address && (
        <div className={css.address}>
          <Notice tone="warning">{t('calendarFeed.once')}</Notice>
          <p ref={addressLine} tabIndex={-1} className={css.code}>
            <code dir="ltr">{address}</code>
          </p>
          <Button icon={<CopyIcon />} onPress={() => void copy()}>
            {t('calendarFeed.copy')}
          </Button>
        </div>
      )}
      {query.data && (
        <>
          <Checkbox isSelected={hidesNames} onChange={setHidesNames} hint={t('calendarFeed.hideNamesHint')}>
            {t('calendarFeed.hideNames')}
          </Checkbox>
          <div className={css.buttons}>
            <Button
              isBusy={creation.isPending}
              busyLabel={t('calendarFeed.creating')}
              onPress={() => (feed ? setAsking(true) : create())}
            >
              {t(feed ? 'calendarFeed.renew' : 'calendarFeed.create')}
            </Button>
            {feed && (
              <Button
                icon={<TrashIcon />}
                isBusy={revocation.isPending}
                busyLabel={t('calendarFeed.revoking')}
                onPress={revoke}
              >
                {t('calendarFeed.revoke')}
              </Button>
            )}
          </div>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('calendarFeed.renewQuestion')}
        confirmLabel={t('calendarFeed.renew')}
        busyLabel={t('calendarFeed.creating')}
        isBusy={creation.isPending}
        onConfirm={create}
      >
        {t('calendarFeed.renewText')}
      </ConfirmDialog>
    </section>
  );
}
