import { Breadcrumbs, Notice, Page } from '@console/ui';
import { useCallback } from 'react';
import { FormWaiting } from '../../../core/forms/index.ts';
import { explain } from '../../../core/http/failures.ts';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { useOpened } from '../../../core/live/lastLookStore.ts';
import { PartMissing } from '../../../core/loading/lazyOnIdle.tsx';
import { NotFoundPage } from '../../../core/loading/NotFoundPage.tsx';
import { QueryView } from '../../../core/loading/QueryView.tsx';
import { paths } from '../../../paths.ts';
import { isOfAllChannels, listAt, without } from '../sessionList.ts';
import { isUnassigned, useCallRights, usePeople, useSession } from './callPage.queries.ts';
import { FollowUp } from './FollowUp.tsx';
import css from './page.module.css';
import { SessionActions } from './SessionActions.tsx';
import { SessionFacts } from './SessionFacts.tsx';
import { SessionRecord } from './SessionRecord.tsx';
import { crumbOf, titleOf } from './titleOf.ts';

export interface SessionScreenProps {
  orgId: string;
  channelId: string;
  sessionId: string;
  /** Query string of the list it was opened from, optionally with a turn to start at: `turn=12`. */
  search: string;
  /** Another way to set the turn: `#turn-12`. */
  hash: string;
}

/** One conversation: its summary, recording, transcript and participants. */
export function SessionScreen({ orgId, channelId, sessionId, search: query, hash }: SessionScreenProps) {
  const t = useMessages();
  const moments = useDateFormats();
  const search = without(query, 'turn');
  const turn = new URLSearchParams(query).get('turn') ?? /^#turn-(\d+)$/.exec(hash)?.[1];
  const rights = useCallRights(orgId);
  const { data: session, error, isFetching, refetch } = useSession(orgId, sessionId, rights.maySee);
  useOpened(orgId, session);
  const people = usePeople(orgId, channelId, session);
  const addressOf = useCallback(
    (one: string) => paths.session(orgId, channelId, sessionId, `?turn=${one}`),
    [orgId, channelId, sessionId],
  );
  const failure = error && explain(error, t);
  if (failure?.isNotFound || rights.isUnknown) return <NotFoundPage />;

  // A contact's conversation without a channel is only in the contact's history.
  const isOfAll = isOfAllChannels(search);
  const hasList = isOfAll || !isUnassigned(channelId) || (session && !session.channel && !session.contact);
  const list = listAt(orgId, channelId, search);
  const title = session ? titleOf(session, t, moments) : t('sessions.one');
  return (
    <Page
      title={title}
      breadcrumbs={
        <Breadcrumbs
          items={
            isOfAll
              ? [{ label: t('nav.sessions'), href: list }]
              : isUnassigned(channelId)
                ? [
                    { label: t('nav.sessions'), href: paths.summary(orgId) },
                    ...(hasList ? [{ label: t('sessions.unknownNumber'), href: list }] : []),
                  ]
                : [
                    { label: t('nav.channels'), href: paths.channels(orgId) },
                    ...(people.line
                      ? [{ label: people.line.name, href: paths.channelView(orgId, people.line.id) }]
                      : []),
                    { label: t('sessions.title'), href: list },
                  ]
          }
          current={crumbOf(session, t, moments)}
        />
      }
      {...(rights.maySee &&
        (session || !failure) && {
          actions: (
            <SessionActions
              {...{ orgId, channelId, sessionId, session, search }}
              hasList={hasList === true}
              mayEdit={rights.mayRead}
            />
          ),
        })}
    >
      {!rights.maySee && <Notice>{t('sessions.mayNotSee', { organization: rights.name })}</Notice>}
      <QueryView
        query={{ data: session, error, isFetching, refetch }}
        loading={rights.maySee && <FormWaiting label={t('sessions.loading')} />}
        failed={t('sessions.oneFailed')}
      >
        {(session) => (
          <div className={css.parts}>
            <div className={css.main}>
              {failure && <Notice tone="warning">{t('common.stale')}</Notice>}
              <p className={css.summary} dir="auto">
                {session.summary || <span className={css.muted}>{t('sessions.noSummary')}</span>}
              </p>
              <FollowUp {...{ orgId, session, people, rights }} />
              {rights.mayRead ? (
                <SessionRecord
                  key={session.id}
                  {...{ orgId, session, people, turn }}
                  addressOf={addressOf}
                  mayTeach={rights.mayTeach}
                />
              ) : (
                <Notice>{t('sessions.mayNotRead', { organization: rights.name })}</Notice>
              )}
            </div>
            <aside className={css.aside} aria-label={t('sessions.facts')}>
              <SessionFacts {...{ orgId, session, people }} timeZone={rights.timeZone} />
              <PartMissing title={t('sessions.peopleFailed')} parts={people.parts} />
            </aside>
          </div>
        )}
      </QueryView>
    </Page>
  );
}
