import { Button, NativeSelect, SearchField, Skeleton } from '@console/ui';
import { useMessages } from '../../../core/i18n/index.ts';
import { lazyOnIdle } from '../../../core/loading/lazyOnIdle.tsx';
import type { SessionList } from '../sessionList.ts';
import css from './list.module.css';

// Date pickers are large, so the list doesn't wait for them.
const SessionDates = lazyOnIdle(async () => (await import('./SessionDates.tsx')).SessionDates, DatesWaiting);

export interface SessionToolsProps {
  list: SessionList;
  /** Whether it is the list of all channels. */
  isEverywhere: boolean;
}

/** Searches transcriptions and summaries, and in the list of all channels also callers. */
export function SessionSearch({ list, isEverywhere }: SessionToolsProps) {
  const t = useMessages();
  const label = t(isEverywhere ? 'sessions.searchWords' : 'sessions.search');
  return <SearchField {...list.searchField} label={label} placeholder={label} isLabelHidden />;
}

/** Filters the list by status and date, and by appointments if the server can. The filters are in the URL. */
export function SessionFilters({
  list,
  isEverywhere,
  hasAppointments,
}: SessionToolsProps & { hasAppointments: boolean }) {
  const t = useMessages();
  const { status = 'all', appointment } = list.asked.filters;

  return (
    <>
      <NativeSelect
        label={t('common.status')}
        fitContent
        value={status}
        onChange={(value) => list.filter('status', value === 'all' ? undefined : value)}
        options={[
          { value: 'all', label: t('sessions.all') },
          { value: 'onGoing', label: t('calls.onGoing') },
          { value: 'ended', label: t('sessions.ended') },
          { value: 'missed', label: t('calls.missed') },
          { value: 'failed', label: t('calls.failed') },
          { value: 'completed', label: t('calls.completed') },
        ]}
      />
      {isEverywhere && (hasAppointments || appointment) && (
        <NativeSelect
          label={t('sessions.appointment')}
          fitContent
          value={appointment ?? ''}
          onChange={(value) => list.filter('appointment', value === 'yes' ? value : undefined)}
          options={[
            { value: '', label: t('sessions.all') },
            { value: 'yes', label: t('sessions.withAppointment') },
          ]}
        />
      )}
      <SessionDates list={list} />
      {list.isNarrowed && <Button onPress={list.clear}>{t('sessions.clear')}</Button>}
    </>
  );
}

/** Placeholder of the same size as the date fields. */
function DatesWaiting() {
  return [0, 1].map((place) => (
    <div key={place} className={css.dateWaiting} aria-hidden="true">
      <Skeleton width="4rem" />
      <Skeleton height="100%" />
    </div>
  ));
}
