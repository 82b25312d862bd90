import { Notice, toast } from '@console/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../../core/i18n/index.ts';
import { ContactForm } from './ContactForm.tsx';
import { newContact } from './contactFields.ts';
import { useContactRights, useCreateContact } from './contactForm.queries.ts';

export interface NewContactFormProps {
  orgId: string;
  onCreated: (contactId: string) => void;
  cancel: ReactNode;
}

/** The form to add a contact. Without permission, it is disabled and a notice explains why. */
export function NewContactForm({ orgId, onCreated, cancel }: NewContactFormProps) {
  const t = useMessages();
  const { mayChange, name: organization } = useContactRights(orgId);
  const create = useCreateContact(orgId);

  return (
    <>
      {!mayChange && <Notice tone="info">{t('contactForm.mayNotChange', { organization })}</Notice>}
      <ContactForm
        orgId={orgId}
        name={`newContact/${orgId}`}
        start={{ values: newContact }}
        send={create}
        onSaved={({ reply: { id, name } }) => {
          toast({ tone: 'success', title: t('contactForm.created', { name }) });
          onCreated(id);
        }}
        save={t('common.addContact')}
        saveAnyway={t('contactForm.addAnyway')}
        cancel={cancel}
        isDisabled={!mayChange}
      />
    </>
  );
}
