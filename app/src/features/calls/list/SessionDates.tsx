import { DateField } from '@console/ui';
import { useMessages } from '../../../core/i18n/index.ts';
import { dayIn, type SessionList } from '../sessionList.ts';

export interface SessionDatesProps {
  list: SessionList;
}

/** Filters the list by date. */
export function SessionDates({ list }: SessionDatesProps) {
  const t = useMessages();
  const { from, to } = list.asked.filters;

  return (
    <>
      <DateField
        label={t('sessions.from')}
        value={dayIn(from) ?? null}
        onChange={(day) => list.filter('from', day ?? undefined)}
      />
      <DateField
        label={t('sessions.to')}
        value={dayIn(to) ?? null}
        onChange={(day) => list.filter('to', day ?? undefined)}
      />
    </>
  );
}
