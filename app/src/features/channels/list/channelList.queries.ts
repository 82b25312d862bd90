import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listChannels } from '../../../core/account/channels.api.ts';
import { type Channel, type Channels, channelsKey } from '../../../core/account/channels.queries.ts';
import { markChannel, useOrganizations } from '../../../core/account/organizations.queries.ts';
import { orFound } from '../../../core/http/lostAnswers.ts';
import { isIn, isInNumber } from '../../../core/http/searching.ts';
import { updateChannel } from '../channels.api.ts';

export { type Channel, useChannels } from '../../../core/account/channels.queries.ts';
export { useChannelRights } from '../channels.queries.ts';

/** The name of an organization, known from the frame. */
export const useOrganizationName = (orgId: string) =>
  useOrganizations().organizations.find(({ id }) => id === orgId)?.name;

/** Whether the words stand in the name of the channel, of its representative, or in its number. */
export const isFoundBy = (words: string, { name, bot, phoneNumber }: Channel) =>
  isIn(words, [name, bot?.name ?? '']) || isInNumber(words, phoneNumber?.number ?? '');

/**
 * Switches a channel at once and takes it back when the server refuses, telling `onRefused` why. Presses on the same
 * channel are sent one after the other, so that the last one wins.
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
      // Whatever stands there now is shown.
      void queries.invalidateQueries({ queryKey });
    },
  });
}
