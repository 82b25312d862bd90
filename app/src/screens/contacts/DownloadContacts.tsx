import { type ContactField, contactFields, labelsIn, statusIn } from '../../contactForm/index.ts';
import { DownloadButton } from '../../lists/index.ts';
import { useWords } from '../../messages/index.ts';
import { useMoments } from '../../moments.ts';
import type { Contact, useContacts } from './contacts.data.ts';

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
