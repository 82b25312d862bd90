import { contactStatuses } from '@console/contract/rules';
import { NativeSelect, SearchField } from '@console/ui';
import type { Ref } from 'react';
import { useMessages } from '../../../core/i18n/index.ts';
import { statusIn } from '../form/index.ts';
import type { useContacts } from './contactList.queries.ts';

export interface ContactFiltersProps {
  list: ReturnType<typeof useContacts>['list'];
}

/** Searches the contacts by name, email, or any part of a number. */
export function ContactSearch({ list, ref }: ContactFiltersProps & { ref: Ref<HTMLInputElement> }) {
  const t = useMessages();
  return (
    <SearchField
      {...list.searchField}
      ref={ref}
      label={t('contacts.search')}
      placeholder={t('contacts.search')}
      isLabelHidden
    />
  );
}

/** Filters the contacts by status, or to those that are due. */
export function ContactFilters({ list }: ContactFiltersProps) {
  const t = useMessages();
  const { status, due } = list.asked.filters;

  return (
    <>
      <NativeSelect
        label={t('contacts.statusFilter')}
        isLabelHidden
        fitContent
        value={status ?? ''}
        onChange={(value) =>
          list.filter(
            'status',
            contactStatuses.find((one) => one === value),
          )
        }
        options={[
          { value: '', label: t('contacts.anyStatus') },
          ...contactStatuses.map((one) => ({ value: one, label: statusIn(one, t) })),
        ]}
      />
      <NativeSelect
        label={t('contacts.dueFilter')}
        isLabelHidden
        fitContent
        value={due ?? ''}
        onChange={(value) => list.filter('due', value === 'today' ? value : undefined)}
        options={[
          { value: '', label: t('contacts.anyDate') },
          { value: 'today', label: t('contacts.due') },
        ]}
      />
    </>
  );
}
