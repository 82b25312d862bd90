import { PartMissing } from '../../../later.tsx';
import { useWords } from '../../../messages/index.ts';
import { paths } from '../../../paths.ts';
import { readSessionList, without, withValue } from '../sessionList.ts';
import { BesideLinks } from './BesideLinks.tsx';
import { useBeside } from './neighbours.data.ts';
import type { Session } from './page.data.ts';

export interface NeighboursProps {
  orgId: string;
  channelId: string;
  session: Session;
  /** The query of the list it was opened from. */
  search: string;
}

/** The ways to the conversations before and after this one, in the list as it was narrowed and put in order. */
export function Neighbours({ orgId, channelId, session, search }: NeighboursProps) {
  const words = useWords();
  const asked = readSessionList(search);
  const beside = useBeside(orgId, channelId, session, asked);
  const { data } = beside;
  const addressOf = ({ row, page }: { row: Session; page: number }) => {
    const isOtherPage = page !== asked.page;
    const query = isOtherPage ? withValue(without(search, 'cursor'), 'page', `${page}`) : search;
    return paths.session(orgId, channelId, row.id, query);
  };

  return (
    <BesideLinks
      before={data?.before ? addressOf(data.before) : undefined}
      after={data?.after ? addressOf(data.after) : undefined}
    >
      <PartMissing title={words('sessions.besideFailed')} parts={[beside]} />
    </BesideLinks>
  );
}
