import { Notice, toast } from '@console/ui';
import { type ReactNode, useState } from 'react';
import { FormWaiting } from '../../../core/forms/index.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { QueryView } from '../../../core/loading/QueryView.tsx';
import { ContactForm } from './ContactForm.tsx';
import {
  type Contact,
  contactVersionOf,
  useContact,
  useContactRights,
  useSaveContact,
} from './contactForm.queries.ts';

export interface EditContactFormProps {
  orgId: string;
  contactId: string;
  onSaved: (contact: Contact) => void;
  cancel?: ReactNode;
  /** Whether the notes are one of its fields. @default true */
  hasNotes?: boolean;
}

/** Loads a contact and shows its form. Without permission, the form is disabled and a notice explains why. */
export function EditContactForm(props: EditContactFormProps) {
  const { orgId, contactId } = props;
  const t = useMessages();
  return (
    <QueryView
      query={useContact(orgId, contactId)}
      loading={<FormWaiting label={t('contactForm.loading')} fields={7} />}
      failed={t('contactForm.failed')}
    >
      {(contact) => <LoadedForm key={contactId} {...props} contact={contact} />}
    </QueryView>
  );
}

interface LoadedFormProps extends EditContactFormProps {
  contact: Parameters<typeof contactVersionOf>[0];
}

function LoadedForm({ orgId, contactId, contact, onSaved, cancel, hasNotes = true }: LoadedFormProps) {
  const t = useMessages();
  const { mayChange, name: organization } = useContactRights(orgId);
  const [start] = useState(() => contactVersionOf(contact, hasNotes));
  const { send, refresh } = useSaveContact(orgId, contactId, start);

  return (
    <>
      {!mayChange && <Notice tone="info">{t('contactForm.mayNotChange', { organization })}</Notice>}
      <ContactForm
        orgId={orgId}
        contactId={contactId}
        name={`contact/${contactId}`}
        start={start}
        send={send}
        refresh={refresh}
        onSaved={({ reply }) => {
          toast({ tone: 'success', title: t('contactForm.saved', { name: reply.name }) });
          onSaved(reply);
        }}
        save={t('contactForm.save')}
        saveAnyway={t('contactForm.saveAnyway')}
        cancel={cancel}
        isDisabled={!mayChange}
      />
    </>
  );
}
