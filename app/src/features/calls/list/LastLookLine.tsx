import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { lastNewOf, useSince } from '../../../core/live/lastLookStore.ts';
import type { SessionList } from '../sessionList.ts';
import type { Session } from '../sessions.queries.ts';
import css from './list.module.css';

/**
 * The line below the conversations that are newer than the person's last visit, for the `details` of a `DataTable`.
 * There is none if all conversations of the page are newer, or none, or in another order.
 */
export function useLastLook(
  orgId: string,
  sort: SessionList['asked']['sort'],
  rows: readonly Session[] | undefined,
) {
  const t = useMessages();
  const moments = useDateFormats();
  const since = useSince(orgId);
  const last = sort === '-startTime' ? lastNewOf(rows ?? [], since) : undefined;
  const isToday = since !== undefined && new Date(since).toDateString() === new Date().toDateString();

  return (row: Session, key: string, span: number) =>
    since !== undefined &&
    row.id === last && (
      <tr key={`${key} last look`} className={css.lastLook}>
        <td colSpan={span}>
          {t('sessions.since', {
            when: isToday ? moments.short(since) : `${moments.short(since)} ${moments.time(since)}`,
          })}
        </td>
      </tr>
    );
}
