import { directionOf } from '@console/contract/rules';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { may } from '../../core/account/access.queries.ts';
import { useOrganizations } from '../../core/account/organizations.queries.ts';
import { useLanguage, useMessages } from '../../core/i18n/index.ts';
import { useLeavingOrganizations } from './leaving.queries.ts';
import type { NewCall } from './newCalls.ts';
import { startWatch, type WatchedOrganization } from './watch.queries.ts';

export interface NoticesProps {
  /** The ID of the person who is signed in. */
  personId: string;
  /** Opens a call whose notification was pressed. */
  navigate: (to: string) => void;
}

/** Counts new calls in the title and shows notifications of them. Mounted once. */
export function Notices({ personId, navigate }: NoticesProps) {
  const t = useMessages();
  const language = useLanguage();
  const { organizations } = useOrganizations();
  // Calls of an organization that is being deleted would be an error.
  const leaving = useLeavingOrganizations();
  const watched = useMemo(
    () =>
      organizations.filter(
        (organization) => may(organization, 'calls') && !leaving.includes(organization.id),
      ),
    [organizations, leaving],
  );
  const watch = useRef<ReturnType<typeof startWatch>>(null);

  const getWatched = useEffectEvent(() => watched);
  const open = useEffectEvent((url: string) => navigate(url));
  const textOf = useEffectEvent(({ isMissed }: NewCall, { name }: WatchedOrganization, caller: string) => ({
    title: caller
      ? t(isMissed ? 'notices.missedCallFrom' : 'notices.newCallFrom', { name: caller })
      : t(isMissed ? 'notices.missedCall' : 'notices.newCall'),
    body: name,
    lang: language,
    dir: directionOf(language),
  }));

  useEffect(() => {
    const started = startWatch({
      personId,
      organizations: getWatched(),
      textOf: (...call) => textOf(...call),
      open: (url) => open(url),
    });
    watch.current = started;
    return started.stop;
  }, [personId]);

  useEffect(() => watch.current?.setOrganizations(watched), [watched]);

  return null;
}
