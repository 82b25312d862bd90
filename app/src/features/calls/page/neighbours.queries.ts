import { useQuery } from '@tanstack/react-query';
import { sessionsKey } from '../form/sessionForm.queries.ts';
import type { SessionList } from '../sessionList.ts';
import { listSessions } from '../sessions.api.ts';
import { type Session, wireOf } from '../sessions.queries.ts';
import { type Beside, besideOnPage, boundsBeside } from './beside.queries.ts';

/** The previous and next conversation in the list it was opened from: that of a channel, or without one of all. */
export function useBeside(
  orgId: string,
  channelId: string | null,
  session: Session | undefined,
  asked: SessionList['asked'],
) {
  const { page, size, cursor } = asked;
  const { sort, ...query } = wireOf(channelId, asked);
  return useQuery({
    queryKey: [
      ...sessionsKey(orgId),
      channelId,
      'beside',
      session?.id,
      { sort, ...query, page, size, cursor },
    ],
    enabled: session !== undefined,
    async queryFn({ signal }): Promise<Beside<Session>> {
      const { id = '', startTime = '' } = session ?? {};
      if (sort !== 'startTime' && sort !== '-startTime') {
        return besideOnPage(id, { page, size, cursor }, (limit, at) =>
          listSessions(orgId, { ...query, sort, limit, cursor: at }, signal),
        );
      }
      const [before, after] = await Promise.all(
        ([-1, 1] as const).map(async (way) => {
          const bounds = boundsBeside(startTime, { sort, from: query.from, to: query.to }, way);
          const { rows } = await listSessions(orgId, { ...query, ...bounds, limit: 1 }, signal);
          return rows[0] ? { row: rows[0], page } : null;
        }),
      );
      return { before: before ?? null, after: after ?? null };
    },
  });
}
