import { useWords } from '../../../core/i18n/index.ts';
import { useMoments } from '../../../core/i18n/moments.ts';
import { DownloadButton } from '../../../core/lists/index.ts';
import { type ContactField, contactFields, labelsIn, statusIn } from '../form/index.ts';
import type { Contact, useContacts } from './contactList.queries.ts';

export interface DownloadContactsProps {
  organization: string;
  read: ReturnType<typeof useContacts>['read'];
  isDisabled: boolean;
}

/** Saves the contacts, as they are searched and narrowed now, for a spreadsheet. */
export function DownloadContacts({ organization, read, isDisabled }: DownloadContactsProps) {
  const words = useWords();
  const moments = useMoments();
  const labels = labelsIn(words);
  const cells: Record<ContactField, (contact: Contact) => string> = {
    name: ({ name }) => name,
    phone: ({ phone }) => phone,
    email: ({ email }) => email,
    status: ({ status }) => statusIn(status, words),
    responsible: ({ responsible }) => responsible,
    source: ({ source }) => source,
    nextDateOfContact: ({ nextDateOfContact: next }) => (next === null ? '' : moments.dateTime(next)),
    notes: ({ notes }) => notes ?? '',
  };

  return (
    <DownloadButton
      name={[words('contacts.title'), organization]}
      columns={contactFields.map((field) => ({ header: labels[field], cell: cells[field] }))}
      read={(place, signal) => read({ ...place, fields: 'notes' }, signal)}
      isDisabled={isDisabled}
    />
  );
}
