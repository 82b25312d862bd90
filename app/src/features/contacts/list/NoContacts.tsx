import { Button, EmptyState, PeopleIcon, SearchIcon } from '@console/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../../core/i18n/index.ts';

export interface NoContactsProps {
  /** Words or filters leave all of them out. */
  asked: boolean;
  onClear: () => void;
  /** The way to the first one. */
  add: ReactNode;
}

/** There are no contacts, or none like that. */
export function NoContacts({ asked, onClear, add }: NoContactsProps) {
  const words = useWords();
  return asked ? (
    <EmptyState
      icon={<SearchIcon size={20} />}
      title={words('contacts.noMatch')}
      action={<Button onPress={onClear}>{words('contacts.clear')}</Button>}
    >
      {words('contacts.noMatchText')}
    </EmptyState>
  ) : (
    <EmptyState icon={<PeopleIcon size={20} />} title={words('contacts.none')} action={add}>
      {words('contacts.noneText')}
    </EmptyState>
  );
}
