import { useMessages } from '../../../core/i18n/index.ts';
import { PartMissing } from '../../../core/loading/lazyOnIdle.tsx';
import { paths } from '../../../paths.ts';
import { isOfAllChannels, readSessionList, without, withValue } from '../sessionList.ts';
import type { Session } from '../sessions.queries.ts';
import { BesideLinks } from './BesideLinks.tsx';
import { useBeside } from './neighbours.queries.ts';

export interface NeighboursProps {
  orgId: string;
  channelId: string;
  session: Session;
  /** Query string of the list it was opened from. */
  search: string;
}

/**
 * Links to the previous and next conversation in the filtered list. If the list is sorted by start, "previous" is the
 * earlier one even with the newest first. Otherwise, the links follow the order of the list.
 */
export function Neighbours({ orgId, channelId, session, search }: NeighboursProps) {
  const t = useMessages();
  const asked = readSessionList(search);
  const isOfAll = isOfAllChannels(search);
  const beside = useBeside(orgId, isOfAll ? null : channelId, session, asked);
  const { data } = beside;
  const addressOf = ({ row, page }: { row: Session; page: number }) => {
    const isOtherPage = page !== asked.page;
    const query = isOtherPage ? withValue(without(search, 'cursor'), 'page', `${page}`) : search;
    return paths.session(orgId, isOfAll ? (row.channel ?? paths.noChannel) : channelId, row.id, query);
  };

  const [before, after] =
    asked.sort === '-startTime' ? [data?.after, data?.before] : [data?.before, data?.after];

  return (
    <BesideLinks before={before ? addressOf(before) : undefined} after={after ? addressOf(after) : undefined}>
      <PartMissing title={t('sessions.besideFailed')} parts={[beside]} />
    </BesideLinks>
  );
}
