import { Breadcrumbs, LinkButton, Notice, Page, toast } from '@console/ui';
import { useState } from 'react';
import { FormWaiting } from '../../../core/forms/index.ts';
import { explain } from '../../../core/http/failures.ts';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { NotFoundPage } from '../../../core/loading/NotFoundPage.tsx';
import { QueryView } from '../../../core/loading/QueryView.tsx';
import { paths } from '../../../paths.ts';
import { SessionForm, sessionValuesOf } from '../form/index.ts';
import { isOfAllChannels, listAt } from '../sessionList.ts';
import {
  type Session,
  sessionVersionOf,
  useCallRights,
  useSaveSession,
  useSession,
} from './callPage.queries.ts';
import { titleOf } from './titleOf.ts';

export interface EditSessionScreenProps {
  orgId: string;
  channelId: string;
  sessionId: string;
  /** Query string of the list it was opened from. */
  search: string;
  onSaved: () => void;
}

/** Edits the times, transcription and summary of a conversation, which is named in the subtitle. */
export function EditSessionScreen({ orgId, channelId, sessionId, search, onSaved }: EditSessionScreenProps) {
  const t = useMessages();
  const moments = useDateFormats();
  const rights = useCallRights(orgId);
  const query = useSession(orgId, sessionId, rights.maySee);
  const { data: session, error } = query;
  if (explain(error, t).isNotFound || rights.isUnknown) return <NotFoundPage />;

  const isOfAll = isOfAllChannels(search);
  const back = paths.session(orgId, channelId, sessionId, search);
  return (
    <Page
      title={t('sessions.edit')}
      width="form"
      subtitle={session ? titleOf(session, t, moments) : '\u00a0'}
      breadcrumbs={
        <Breadcrumbs
          items={[
            ...(isOfAll || channelId !== paths.noChannel
              ? [
                  {
                    label: t(isOfAll ? 'nav.sessions' : 'sessions.title'),
                    href: listAt(orgId, channelId, search),
                  },
                ]
              : []),
            { label: t('sessions.one'), href: back },
          ]}
          current={t('sessions.edit')}
        />
      }
    >
      {!rights.maySee && <Notice>{t('sessions.mayNotSee', { organization: rights.name })}</Notice>}
      {rights.maySee && (
        <QueryView
          query={rights.isPending ? { ...query, data: undefined } : query}
          loading={<FormWaiting label={t('sessions.loading')} />}
          failed={t('sessions.oneFailed')}
        >
          {(read) => <EditForm key={sessionId} session={read} {...{ orgId, rights, back, onSaved }} />}
        </QueryView>
      )}
    </Page>
  );
}

interface EditFormProps {
  orgId: string;
  session: Session;
  rights: ReturnType<typeof useCallRights>;
  back: string;
  onSaved: () => void;
}

function EditForm({ orgId, session, rights, back, onSaved }: EditFormProps) {
  const t = useMessages();
  const { read, save } = useSaveSession(orgId, session.id);
  const [start] = useState(() => ({ values: sessionValuesOf(session), etag: sessionVersionOf(session) }));

  return (
    <SessionForm
      name={`session/${session.id}`}
      start={start}
      send={save}
      refresh={async () => {
        const current = await read();
        return { values: sessionValuesOf(current), etag: sessionVersionOf(current) };
      }}
      onSaved={() => {
        toast({ tone: 'success', title: t('sessions.saved') });
        onSaved();
      }}
      save={t('sessions.save')}
      cancel={<LinkButton href={back}>{t('common.cancel')}</LinkButton>}
      isDisabled={!rights.mayRead}
      timeZone={rights.timeZone}
      notice={
        <>
          {!rights.mayRead && <Notice>{t('sessions.mayNotWrite', { organization: rights.name })}</Notice>}
          {rights.mayRead && (session.transcriptionJSON ?? []).length > 0 && (
            <Notice>{t('sessions.turnsStay')}</Notice>
          )}
        </>
      }
    />
  );
}
