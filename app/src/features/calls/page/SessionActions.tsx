import { Button, LinkButton, PencilIcon } from '@console/ui';
import { useMessages } from '../../../core/i18n/index.ts';
import { lazyOnIdle } from '../../../core/loading/lazyOnIdle.tsx';
import { paths } from '../../../paths.ts';
import { BesideLinks } from './BesideLinks.tsx';
import type { NeighboursProps } from './Neighbours.tsx';
import css from './page.module.css';

// The neighbors are requested after the conversation has loaded.
const Neighbours = lazyOnIdle(async () => (await import('./Neighbours.tsx')).Neighbours, BesideLinks);

export interface SessionActionsProps extends Omit<NeighboursProps, 'session'> {
  sessionId: string;
  /** `undefined` while it loads. */
  session: NeighboursProps['session'] | undefined;
  /** Whether the conversation belongs to a list. */
  hasList: boolean;
  mayEdit: boolean;
}

/** The actions for a conversation. Their space is reserved while the conversation loads. */
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
