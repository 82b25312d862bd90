import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { changeSession, getSession, subscribeSession } from '../http/session.ts';
import { permissionsIn } from '../http/storedSession.ts';
import { useLanguage } from '../i18n/index.ts';
import { listOrganizations } from './organizations.api.ts';

/** A channel, as the app shell and the dashboard need it. */
export interface FrameChannel {
  id: string;
  name: string;
  active: boolean;
}

/** An organization, as the app shell and the dashboard need it. */
export interface FrameOrganization {
  id: string;
  name: string;
  channels: readonly FrameChannel[];
  /** The person's permissions; absent if they can do everything. */
  permissions?: readonly string[];
}

/** The query key of the person's organizations. Invalidate it when one of them changes. */
export const organizationsKey = ['organizations'];

/** The mutation key of the deletion of an organization, followed by its ID. */
export const deletionKey = ['organizations', 'deletion'];

/** The query for the organizations that the person can open. */
export const organizationsQuery = {
  queryKey: organizationsKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => listOrganizations(signal),
};

/** The session. Renders again when it changes, also in another tab. */
export const useSession = () => useSyncExternalStore(subscribeSession, getSession);

/**
 * The person's organizations, sorted by name in the language of the page. Until the server answers, these are the
 * ones stored in the session, so that the app shell is complete at once and nothing moves.
 */
export function useOrganizations() {
  const session = useSession();
  const language = useLanguage();
  const query = useQuery({ ...organizationsQuery, enabled: session !== null });
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

  return { query, organizations };
}

type Organizations = Awaited<ReturnType<typeof listOrganizations>>;

/** Updates a channel's state in the app shell, without a request. */
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
