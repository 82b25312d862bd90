import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
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
  const t = useMessages();
  const moments = useDateFormats();
  const labels = labelsIn(t);
  const cells: Record<ContactField, (contact: Contact) => string> = {
    name: ({ name }) => name,
    phone: ({ phone }) => phone,
    email: ({ email }) => email,
    status: ({ status }) => statusIn(status, t),
    responsible: ({ responsible }) => responsible,
    source: ({ source }) => source,
    nextDateOfContact: ({ nextDateOfContact: next }) => (next === null ? '' : moments.dateTime(next)),
    notes: ({ notes }) => notes ?? '',
  };

  return (
    <DownloadButton
      name={[t('contacts.title'), organization]}
      columns={contactFields.map((field) => ({ header: labels[field], cell: cells[field] }))}
      read={(place, signal) => read({ ...place, fields: 'notes' }, signal)}
      isDisabled={isDisabled}
    />
  );
}
