import { Button, EmptyState, PeopleIcon, SearchIcon } from '@console/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../../core/i18n/index.ts';

export interface NoContactsProps {
  /** Words or filters leave all of them out. */
  asked: boolean;
  onClear: () => void;
  /** The way to the first one. */
  add: ReactNode;
}

/** There are no contacts, or none like that. */
export function NoContacts({ asked, onClear, add }: NoContactsProps) {
  const t = useMessages();
  return asked ? (
    <EmptyState
      icon={<SearchIcon size={20} />}
      title={t('contacts.noMatch')}
      action={<Button onPress={onClear}>{t('contacts.clear')}</Button>}
    >
      {t('contacts.noMatchText')}
    </EmptyState>
  ) : (
    <EmptyState icon={<PeopleIcon size={20} />} title={t('contacts.none')} action={add}>
      {t('contacts.noneText')}
    </EmptyState>
  );
}
