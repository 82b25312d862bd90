import { Breadcrumbs, Notice, Page } from '@console/ui';
import { useCallback } from 'react';
import { FormWaiting } from '../../../core/forms/index.ts';
import { explain } from '../../../core/http/failures.ts';
import { useWords } from '../../../core/i18n/index.ts';
import { useMoments } from '../../../core/i18n/moments.ts';
import { PartMissing } from '../../../core/loading/later.tsx';
import { NotFoundPage } from '../../../core/loading/NotFoundPage.tsx';
import { LoadFailed } from '../../../core/loading/QueryView.tsx';
import { paths } from '../../../paths.ts';
import { without } from '../sessionList.ts';
import css from './page.module.css';
import { isUnassigned, useCallRights, usePeople, useSession } from './page.queries.ts';
import { SessionActions } from './SessionActions.tsx';
import { SessionFacts } from './SessionFacts.tsx';
import { SessionRecord } from './SessionRecord.tsx';
import { crumbOf, titleOf } from './titleOf.ts';

export interface SessionScreenProps {
  orgId: string;
  channelId: string;
  sessionId: string;
  /** The query of the list it was opened from, and perhaps a turn to begin at: `turn=12`. */
  search: string;
  /** A turn in another way: `#turn-12`. */
  hash: string;
}

/** One conversation to be read: what came of it, what was said, and with whom. */
export function SessionScreen({ orgId, channelId, sessionId, search: query, hash }: SessionScreenProps) {
  const words = useWords();
  const moments = useMoments();
  const search = without(query, 'turn');
  const turn = new URLSearchParams(query).get('turn') ?? /^#turn-(\d+)$/.exec(hash)?.[1];
  const rights = useCallRights(orgId);
  const { data: session, error, isFetching, refetch } = useSession(orgId, sessionId, rights.maySee);
  const people = usePeople(orgId, channelId, session);
  const addressOf = useCallback(
    (one: string) => paths.session(orgId, channelId, sessionId, `?turn=${one}`),
    [orgId, channelId, sessionId],
  );
  const failure = error && explain(error, words);
  if (failure?.isNotFound || rights.isUnknown) return <NotFoundPage />;

  // What a contact had without a channel stands in the contact's history alone.
  const hasList = !isUnassigned(channelId) || (session && !session.channel && !session.contact);
  const list = paths.sessions(orgId, channelId, search);
  const title = session ? titleOf(session, words, moments) : words('sessions.one');
  return (
    <Page
      title={title}
      breadcrumbs={
        <Breadcrumbs
          items={
            isUnassigned(channelId)
              ? [
                  { label: words('summary.title'), href: paths.summary(orgId) },
                  ...(hasList ? [{ label: words('sessions.unknownNumber'), href: list }] : []),
                ]
              : [
                  { label: words('channels.title'), href: paths.channels(orgId) },
                  ...(people.line
                    ? [{ label: people.line.name, href: paths.channelView(orgId, people.line.id) }]
                    : []),
                  { label: words('sessions.title'), href: list },
                ]
          }
          current={crumbOf(session, words, moments)}
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
      {!rights.maySee && <Notice>{words('sessions.mayNotSee', { organization: rights.name })}</Notice>}
      {rights.maySee && !session && !failure && <FormWaiting label={words('sessions.loading')} />}
      {!session && failure && (
        <LoadFailed title={words('sessions.oneFailed')} query={{ error, isFetching, refetch }} />
      )}
      {session && (
        <div className={css.parts}>
          <div className={css.main}>
            {failure && <Notice tone="warning">{words('sessions.stale')}</Notice>}
            <p className={css.summary} dir="auto">
              {session.summary || <span className={css.muted}>{words('sessions.noSummary')}</span>}
            </p>
            {rights.mayRead ? (
              <SessionRecord
                key={session.id}
                {...{ orgId, session, people, turn }}
                addressOf={addressOf}
                mayTeach={rights.mayTeach}
              />
            ) : (
              <Notice>{words('sessions.mayNotRead', { organization: rights.name })}</Notice>
            )}
          </div>
          <aside className={css.aside} aria-label={words('sessions.facts')}>
            <SessionFacts {...{ orgId, session, people }} timeZone={rights.timeZone} />
            <PartMissing title={words('sessions.peopleFailed')} parts={people.parts} />
          </aside>
        </div>
      )}
    </Page>
  );
}
