import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { changeSession, getSession, subscribeSession } from '../http/session.ts';
import { permissionsIn } from '../http/storedSession.ts';
import { useLanguage } from '../i18n/index.ts';
import { listOrganizations } from './organizations.api.ts';

/** A channel as the frame and the dashboard need it. */
export interface FrameChannel {
  id: string;
  name: string;
  active: boolean;
}

/** An organization as the frame and the dashboard need it. */
export interface FrameOrganization {
  id: string;
  name: string;
  channels: readonly FrameChannel[];
  /** What the person may do there; absent for everything. */
  permissions?: readonly string[];
}

/** Where the cache keeps the organizations of the person: invalidate it when one of them changed. */
export const organizationsKey = ['organizations'];

/** Who is signed in; drawn again when that changes, also in another tab. */
export const useSession = () => useSyncExternalStore(subscribeSession, getSession);

/**
 * The organizations of the person. What the last visit left in the session stands until the server has answered,
 * so that the frame is there at once and nothing moves. Sorted as the language of the page sorts names.
 */
export function useOrganizations() {
  const session = useSession();
  const language = useLanguage();
  const query = useQuery({
    queryKey: organizationsKey,
    queryFn: ({ signal }) => listOrganizations(signal),
    enabled: session !== null,
  });
  const { data } = query;

  useEffect(() => {
    if (!data) return;
    changeSession({
      organizations: data.map(({ id, name, ...mine }) => ({ id, name, ...permissionsIn(mine) })),
      channels: data.flatMap(({ id: organization, channels }) =>
        channels.map(({ id, name, active }) => ({ id, name, active, organization })),
      ),
    });
  }, [data]);

  const organizations = useMemo(() => {
    const known: readonly FrameOrganization[] =
      data?.map(({ id, name, channels, ...mine }) => ({ id, name, channels, ...permissionsIn(mine) })) ??
      (session?.organizations ?? []).map((organization) => ({
        ...organization,
        channels: session?.channels.filter((channel) => channel.organization === organization.id) ?? [],
      }));
    const { compare } = new Intl.Collator(language, { numeric: true });
    return known.toSorted((one, other) => compare(one.name, other.name));
  }, [data, session, language]);

  return { ...query, organizations };
}

type Organizations = Awaited<ReturnType<typeof listOrganizations>>;

/** Tells the frame that a channel was switched, without asking the server again. */
export function markChannel(queries: QueryClient, channelId: string, active: boolean) {
  queries.setQueryData<Organizations>(organizationsKey, (organizations) =>
    organizations?.map((organization) => ({
      ...organization,
      channels: organization.channels.map((channel) =>
        channel.id === channelId ? { ...channel, active } : channel,
      ),
    })),
  );
}
