import { Button, EditIcon, LinkButton } from '@console/ui';
import { later } from '../../../later.tsx';
import { useWords } from '../../../messages/index.ts';
import { paths } from '../../../paths.ts';
import { BesideLinks } from './BesideLinks.tsx';
import type { NeighboursProps } from './Neighbours.tsx';
import css from './page.module.css';

// Who they are is asked for when the conversation itself has come.
const Neighbours = later(async () => (await import('./Neighbours.tsx')).Neighbours, BesideLinks);

export interface SessionActionsProps extends Omit<NeighboursProps, 'session'> {
  sessionId: string;
  /** Absent while it is on its way. */
  session: NeighboursProps['session'] | undefined;
}

/** What can be done with a conversation. All of it has its place before the conversation has come. */
export function SessionActions({ sessionId, session, ...place }: SessionActionsProps) {
  const words = useWords();
  const { orgId, channelId, search } = place;
  const hasList = channelId !== paths.anyChannel;

  return (
    <div className={css.actions}>
      {hasList && (session ? <Neighbours {...place} session={session} /> : <BesideLinks />)}
      <Button isDisabled={!session} onPress={() => print()}>
        {words('sessions.print')}
      </Button>
      <LinkButton href={paths.editSession(orgId, channelId, sessionId, search)} icon={<EditIcon />}>
        {words('sessions.edit')}
      </LinkButton>
    </div>
  );
}
