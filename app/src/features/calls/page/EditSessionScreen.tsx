import { Breadcrumbs, LinkButton, Notice, Page, toast } from '@console/ui';
import { useState } from 'react';
import { FormWaiting } from '../../../core/forms/index.ts';
import { explain } from '../../../core/http/failures.ts';
import { useWords } from '../../../core/i18n/index.ts';
import { useMoments } from '../../../core/i18n/moments.ts';
import { NotFoundPage } from '../../../core/loading/NotFoundPage.tsx';
import { QueryView } from '../../../core/loading/QueryView.tsx';
import { paths } from '../../../paths.ts';
import { SessionForm, valuesOf } from '../form/index.ts';
import { type Session, useCallRights, useSaveSession, useSession, versionOf } from './page.queries.ts';
import { titleOf } from './titleOf.ts';

export interface EditSessionScreenProps {
  orgId: string;
  channelId: string;
  sessionId: string;
  /** The query of the list it was opened from. */
  search: string;
  onSaved: () => void;
}

/** Corrects a conversation: its times, what was said, and its summary. Which one, the line under its title says. */
export function EditSessionScreen({ orgId, channelId, sessionId, search, onSaved }: EditSessionScreenProps) {
  const words = useWords();
  const moments = useMoments();
  const rights = useCallRights(orgId);
  const query = useSession(orgId, sessionId, rights.maySee);
  const { data: session, error } = query;
  if (explain(error, words).isNotFound || rights.isUnknown) return <NotFoundPage />;

  const back = paths.session(orgId, channelId, sessionId, search);
  return (
    <Page
      title={words('sessions.edit')}
      width="form"
      subtitle={session ? titleOf(session, words, moments) : '\u00a0'}
      breadcrumbs={
        <Breadcrumbs
          items={[
            ...(channelId === paths.noChannel
              ? []
              : [{ label: words('sessions.title'), href: paths.sessions(orgId, channelId, search) }]),
            { label: words('sessions.one'), href: back },
          ]}
          current={words('sessions.edit')}
        />
      }
    >
      {!rights.maySee && <Notice>{words('sessions.mayNotSee', { organization: rights.name })}</Notice>}
      {rights.maySee && (
        <QueryView
          query={rights.isPending ? { ...query, data: undefined } : query}
          loading={<FormWaiting label={words('sessions.loading')} />}
          failed={words('sessions.oneFailed')}
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
  const words = useWords();
  const { read, save } = useSaveSession(orgId, session.id);
  const [start] = useState(() => ({ values: valuesOf(session), etag: versionOf(session) }));

  return (
    <SessionForm
      name={`session/${session.id}`}
      start={start}
      send={save}
      refresh={async () => {
        const current = await read();
        return { values: valuesOf(current), etag: versionOf(current) };
      }}
      onSaved={() => {
        toast({ tone: 'success', title: words('sessions.saved') });
        onSaved();
      }}
      save={words('sessions.save')}
      cancel={<LinkButton href={back}>{words('sessions.cancel')}</LinkButton>}
      isDisabled={!rights.mayRead}
      timeZone={rights.timeZone}
      notice={
        <>
          {!rights.mayRead && <Notice>{words('sessions.mayNotWrite', { organization: rights.name })}</Notice>}
          {rights.mayRead && (session.transcriptionJSON ?? []).length > 0 && (
            <Notice>{words('sessions.turnsStay')}</Notice>
          )}
        </>
      }
    />
  );
}
