import { Button, LinkButton, PencilIcon } from '@console/ui';
import { useMessages } from '../../../core/i18n/index.ts';
import { lazyOnIdle } from '../../../core/loading/lazyOnIdle.tsx';
import { paths } from '../../../paths.ts';
import { BesideLinks } from './BesideLinks.tsx';
import type { NeighboursProps } from './Neighbours.tsx';
import css from './page.module.css';

// Who they are is asked for when the conversation itself has come.
const Neighbours = lazyOnIdle(async () => (await import('./Neighbours.tsx')).Neighbours, BesideLinks);

export interface SessionActionsProps extends Omit<NeighboursProps, 'session'> {
  sessionId: string;
  /** Absent while it is on its way. */
  session: NeighboursProps['session'] | undefined;
  /** There is a list with others in it. */
  hasList: boolean;
  mayEdit: boolean;
}

/** What can be done with a conversation. All of it has its place before the conversation has come. */
export function SessionActions({ sessionId, session, hasList, mayEdit, ...place }: SessionActionsProps) {
  const t = useMessages();
  const { orgId, channelId, search } = place;

  return (
    <div className={css.actions}>
      {hasList && (session ? <Neighbours {...place} session={session} /> : <BesideLinks />)}
      <Button isDisabled={!session} onPress={() => print()}>
        {t('sessions.print')}
      </Button>
      {mayEdit && (
        <LinkButton href={paths.editSession(orgId, channelId, sessionId, search)} icon={<PencilIcon />}>
          {t('sessions.edit')}
        </LinkButton>
      )}
    </div>
  );
}
