import { contactStatuses } from '@console/contract/rules';
import { NativeSelect, SearchField } from '@console/ui';
import type { Ref } from 'react';
import { useWords } from '../../../core/i18n/index.ts';
import { statusIn } from '../form/index.ts';
import type { useContacts } from './contactList.queries.ts';

export interface ContactFiltersProps {
  list: ReturnType<typeof useContacts>['list'];
}

/** Searches the contacts by name, e-mail, or any part of a number. */
export function ContactSearch({ list, ref }: ContactFiltersProps & { ref: Ref<HTMLInputElement> }) {
  const words = useWords();
  return (
    <SearchField
      {...list.searchField}
      ref={ref}
      label={words('contacts.search')}
      placeholder={words('contacts.search')}
      isLabelHidden
    />
  );
}

/** Narrows the contacts to a status, or to those whose day has come. */
export function ContactFilters({ list }: ContactFiltersProps) {
  const words = useWords();
  const { status, due } = list.asked.filters;

  return (
    <>
      <NativeSelect
        label={words('contacts.statusFilter')}
        isLabelHidden
        isFitted
        value={status ?? ''}
        onChange={(value) =>
          list.filter(
            'status',
            contactStatuses.find((one) => one === value),
          )
        }
        options={[
          { value: '', label: words('contacts.anyStatus') },
          ...contactStatuses.map((one) => ({ value: one, label: statusIn(one, words) })),
        ]}
      />
      <NativeSelect
        label={words('contacts.dueFilter')}
        isLabelHidden
        isFitted
        value={due ?? ''}
        onChange={(value) => list.filter('due', value === 'today' ? value : undefined)}
        options={[
          { value: '', label: words('contacts.anyDate') },
          { value: 'today', label: words('contacts.due') },
        ]}
      />
    </>
  );
}
