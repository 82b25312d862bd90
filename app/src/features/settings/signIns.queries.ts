import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { may } from '../../core/account/access.queries.ts';
import { readUsage } from '../../core/account/billing.api.ts';
import {
  endLoginSession,
  endOtherLoginSessions,
  listLoginSessions,
} from '../../core/account/identity.api.ts';
import { useOrganizations } from '../../core/account/organizations.queries.ts';
import { useSingleMutation } from '../../core/cache/single.queries.ts';
import { ApiError } from '../../core/http/errors.ts';
import { isUnknownCall } from '../../core/http/failures.ts';
import { orFound } from '../../core/http/lostAnswers.ts';

type SignInList = Awaited<ReturnType<typeof listLoginSessions>>;
export type SignIn = SignInList[number];

const placesKey = ['loginSessions'];

/** The person's sign-ins. `isMissing` if the server doesn't have the endpoint. */
export function useSignIns() {
  const query = useQuery({ queryKey: placesKey, queryFn: ({ signal }) => listLoginSessions(signal) });
  const { error } = query;
  return { ...query, isMissing: error instanceof ApiError && [404, 405].includes(error.status) };
}

/** Whether a sign-in is to be ended: the one with the ID, or with `null` all except the current one. */
const isMeant = ({ id, current }: SignIn, ended: string | null) =>
  !current && (ended === null || id === ended);

async function end(id: string | null) {
  if (id === null) await endOtherLoginSessions();
  else
    await endLoginSession(id).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.kind === 'notFound')) throw error;
    });
  return null;
}

/** Ends one sign-in, or with `null` all except the current one. Succeeds if it had already ended. */
export function useEndSignIn() {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: (ended: string | null) =>
      orFound(end(ended), async () => {
        const places = await listLoginSessions();
        return places.some((place) => isMeant(place, ended)) ? undefined : null;
      }),
    onSuccess: (_reply, ended) =>
      queries.setQueryData<SignInList>(placesKey, (places) =>
        places?.filter((place) => !isMeant(place, ended)),
      ),
    onError: () => void queries.invalidateQueries({ queryKey: placesKey }),
  });
}

/** The usage of one channel this month. */
export interface ChannelUsage {
  channel: string;
  name: string;
  organization: string;
  minutes: number;
  cost: number;
}

/** The usage of all channels this month, by organization, for those whose calls the person can see. */
export function useUsage() {
  const { organizations: all, query } = useOrganizations();
  const { isPending, error: noOrganizations, refetch } = query;
  const organizations = all.filter((organization) => may(organization, 'calls'));
  const queries = useQueries({
    queries: organizations.map(({ id }) => ({
      queryKey: ['usage', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => readUsage(id, signal),
    })),
  });
  const rows = organizations.flatMap(({ name }, index) =>
    (queries[index]?.data?.channels ?? []).map(
      (channel): ChannelUsage => ({ ...channel, organization: name }),
    ),
  );
  const isWaiting = isPending || queries.some((query) => query.isPending);
  return {
    /** The organizations whose usage the person can see, with that of this month once it is loaded. */
    visible: organizations.map(({ id, name }, index) => ({ id, name, usage: queries[index]?.data })),
    /** The names of organizations whose usage the person can't see. */
    hidden: all.filter((organization) => !may(organization, 'calls')).map(({ name }) => name),
    // All at once, so that rows don't push the content below down one after the other.
    rows: isWaiting ? undefined : rows,
    /** The expected number of rows, from the channels in the app shell. */
    expected: organizations.reduce((sum, { channels }) => sum + channels.length, 0),
    isFetching: queries.some((query) => query.isFetching),
    /** The server doesn't have the endpoint. */
    isMissing: queries.length > 0 && queries.every(({ data, error }) => !data && isUnknownCall(error)),
    error:
      queries.find((query) => query.error)?.error ?? (organizations.length === 0 ? noOrganizations : null),
    refetch() {
      if (organizations.length === 0) void refetch();
      for (const query of queries) if (query.error) void query.refetch();
    },
  };
}
