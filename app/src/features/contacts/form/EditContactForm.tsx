import { Notice, toast } from '@console/ui';
import { type ReactNode, useState } from 'react';
import { FormWaiting } from '../../../core/forms/index.ts';
import { useWords } from '../../../core/i18n/index.ts';
import { QueryView } from '../../../core/loading/QueryView.tsx';
import { ContactForm } from './ContactForm.tsx';
import {
  type Contact,
  useContact,
  useContactRights,
  useSaveContact,
  versionOf,
} from './contactForm.queries.ts';

export interface EditContactFormProps {
  orgId: string;
  contactId: string;
  onSaved: (contact: Contact) => void;
  cancel?: ReactNode;
  /** Whether the notes are one of its fields. @default true */
  hasNotes?: boolean;
}

/** Changes a contact, whom it reads by itself; who may not change it is told why. */
export function EditContactForm(props: EditContactFormProps) {
  const { orgId, contactId } = props;
  const words = useWords();
  return (
    <QueryView
      query={useContact(orgId, contactId)}
      loading={<FormWaiting label={words('contactForm.loading')} fields={7} />}
      failed={words('contactForm.failed')}
    >
      {(contact) => <LoadedForm key={contactId} {...props} contact={contact} />}
    </QueryView>
  );
}

interface LoadedFormProps extends EditContactFormProps {
  contact: Parameters<typeof versionOf>[0];
}

function LoadedForm({ orgId, contactId, contact, onSaved, cancel, hasNotes = true }: LoadedFormProps) {
  const words = useWords();
  const { mayChange, name: organization } = useContactRights(orgId);
  const [start] = useState(() => versionOf(contact, hasNotes));
  const { send, refresh } = useSaveContact(orgId, contactId, start);

  return (
    <>
      {!mayChange && <Notice tone="info">{words('contactForm.mayNotChange', { organization })}</Notice>}
      <ContactForm
        orgId={orgId}
        contactId={contactId}
        name={`contact/${contactId}`}
        start={start}
        send={send}
        refresh={refresh}
        onSaved={({ reply }) => {
          toast({ tone: 'success', title: words('contactForm.saved', { name: reply.name }) });
          onSaved(reply);
        }}
        save={words('contactForm.save')}
        saveAnyway={words('contactForm.saveAnyway')}
        cancel={cancel}
        isDisabled={!mayChange}
      />
    </>
  );
}
