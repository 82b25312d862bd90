import { Notice, toast } from '@console/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../../core/i18n/index.ts';
import { ContactForm } from './ContactForm.tsx';
import { newContact } from './contactFields.ts';
import { useContactRights, useCreateContact } from './contactForm.queries.ts';

export interface NewContactFormProps {
  orgId: string;
  onCreated: (contactId: string) => void;
  cancel: ReactNode;
}

/** Adds a contact, where somebody may; otherwise it says why not. */
export function NewContactForm({ orgId, onCreated, cancel }: NewContactFormProps) {
  const words = useWords();
  const { mayChange, name: organization } = useContactRights(orgId);
  const create = useCreateContact(orgId);

  return (
    <>
      {!mayChange && <Notice tone="info">{words('contactForm.mayNotChange', { organization })}</Notice>}
      <ContactForm
        orgId={orgId}
        name={`newContact/${orgId}`}
        start={{ values: newContact }}
        send={create}
        onSaved={({ reply: { id, name } }) => {
          toast({ tone: 'success', title: words('contactForm.created', { name }) });
          onCreated(id);
        }}
        save={words('contactForm.add')}
        saveAnyway={words('contactForm.addAnyway')}
        cancel={cancel}
        isDisabled={!mayChange}
      />
    </>
  );
}
