import type { Permission } from '@console/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isOwner, useOrganizationAccess } from '../../core/account/access.queries.ts';
import { useChannels } from '../../core/account/channels.queries.ts';
import { requestFailures } from '../../core/cache/requestFailures.ts';
import { useCalendarConnection } from '../integrations/index.ts';
import { useQuestions } from '../questions/index.ts';
import { listFirstCall } from './readiness.api.ts';
import { type Item, type Need, readinessOf } from './readiness.ts';

/** The permission that a need requires; only the owner has the payment methods. */
const rights: Readonly<Record<Exclude<Need, 'payment'>, Permission>> = {
  ...{ hours: 'team', prices: 'team', address: 'team', pronunciation: 'team' },
  ...{ opening: 'channels', closing: 'channels', questions: 'channels', duplicates: 'channels' },
  ...{ number: 'channels', calendar: 'integrations' },
};

/**
 * What a channel lacks, or without `channelId`, what an organization without calls lacks. `undefined` while it loads,
 * for people who can't change channels, and for an organization with calls.
 */
export function useReadiness(orgId: string, channelId: string | undefined) {
  const { details, name, can } = useOrganizationAccess(orgId);
  const isFor = can('channels') === true;
  const isAboutAll = channelId === undefined;
  const channels = useChannels(orgId);
  const questions = useQuestions(orgId, isFor);
  const calendar = useCalendarConnection(orgId, isFor);
  const calls = useQuery({
    queryKey: ['firstCall', orgId],
    queryFn: ({ signal }) => listFirstCall(orgId, signal),
    enabled: isFor && isAboutAll && can('calls') === true,
  });
  const parts = [questions, calendar.query, calls];
  // A retry keeps the list, and with it the focus.
  const isWaiting = parts.some(({ isLoading, errorUpdateCount }) => isLoading && errorUpdateCount === 0);
  const lacksCalendar = calendar.isKnown ? calendar.isMissing : undefined;
  // Comparing questions takes longer than a render.
  const items = useMemo(
    () =>
      details &&
      channels.data &&
      readinessOf({
        organization: details,
        channels: channels.data.filter(({ id }) => channelId === undefined || id === channelId),
        questions: questions.data,
        lacksCalendar,
      }),
    [details, channels.data, channelId, questions.data, lacksCalendar],
  );
  if (!isFor || !details || !items || isWaiting || (calls.data?.length ?? 0) > 0) return undefined;

  const mayChange = ({ need }: Item) => (need === 'payment' ? isOwner(details) : can(rights[need]) !== false);
  return {
    name,
    items: items.map((item) => ({ ...item, mayChange: mayChange(item) })),
    hasManyChannels: isAboutAll && (channels.data?.length ?? 0) > 1,
    ...requestFailures(parts),
  };
}
