import { labelsIn, statusIn } from '../../contactForm/index.ts';
import { DownloadButton } from '../../lists/index.ts';
import { useWords } from '../../messages/index.ts';
import { useMoments } from '../../moments.ts';
import type { useContacts } from './contacts.data.ts';

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

  return (
    <DownloadButton
      name={[words('contacts.title'), organization]}
      headers={Object.values(labels)}
      cells={(contact) => [
        contact.name,
        contact.phone,
        contact.email,
        statusIn(contact.status, words),
        contact.responsible,
        contact.source,
        contact.nextDateOfContact === null ? '' : moments.dateTime(contact.nextDateOfContact),
        contact.notes,
      ]}
      read={read}
      isDisabled={isDisabled}
    />
  );
}
