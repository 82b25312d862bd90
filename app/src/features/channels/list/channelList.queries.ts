import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listChannels } from '../../../core/account/channels.api.ts';
import { type Channel, type Channels, channelsKey } from '../../../core/account/channels.queries.ts';
import { markChannel, useOrganizations } from '../../../core/account/organizations.queries.ts';
import { orFound } from '../../../core/http/lostAnswers.ts';
import { isIn, isInNumber } from '../../../core/http/searching.ts';
import { updateChannel } from '../channels.api.ts';

export { type Channel, useChannels } from '../../../core/account/channels.queries.ts';
export { useChannelRights } from '../channels.queries.ts';

/** The name of an organization, from the app shell's data. */
export const useOrganizationName = (orgId: string) =>
  useOrganizations().organizations.find(({ id }) => id === orgId)?.name;

/** Whether the name of the channel or its representative, or the number, contains the words. */
export const isFoundBy = (words: string, { name, bot, phoneNumber }: Channel) =>
  isIn(words, [name, bot?.name ?? '']) || isInNumber(words, phoneNumber?.number ?? '');

/**
 * Switches a channel optimistically. If the request fails, it resets the switch and calls `onRefused` with the error.
 * Changes to the same channel are sent one after the other, so that the last one wins.
 */
export function useToggleChannel(
  orgId: string,
  channelId: string,
  onRefused: (active: boolean, error: unknown) => void,
) {
  const queries = useQueryClient();
  const queryKey = channelsKey(orgId);

  function change(fields: Partial<Channel>) {
    queries.setQueryData<Channels>(queryKey, (channels) =>
      channels?.map((channel) => (channel.id === channelId ? { ...channel, ...fields } : channel)),
    );
    if (fields.active !== undefined) markChannel(queries, channelId, fields.active);
  }

  return useMutation({
    scope: { id: `channel ${channelId}` },
    mutationFn: (active: boolean) =>
      orFound(updateChannel(orgId, channelId, { active }), async () =>
        (await listChannels(orgId)).find((one) => one.id === channelId && one.active === active),
      ),
    async onMutate(active) {
      await queries.cancelQueries({ queryKey });
      change({ active });
    },
    onSuccess: change,
    onError(error, active) {
      change({ active: !active });
      onRefused(active, error);
      // Shows the current state on the server.
      void queries.invalidateQueries({ queryKey });
    },
  });
}
