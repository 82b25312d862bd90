import { useEffect, useRef } from 'react';
import { useMessages } from '../../../core/i18n/index.ts';
import { EditContactForm } from '../form/index.ts';
import css from './summary.module.css';

export interface ContactPartProps {
  orgId: string;
  contactId: string;
  takesFocus: boolean;
}

/** Everything else about the contact, above the notes. */
export function ContactPart({ orgId, contactId, takesFocus }: ContactPartProps) {
  const t = useMessages();
  const part = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (takesFocus) part.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  return (
    <div ref={part}>
      <div className={css.notesHead}>
        <h2 className={css.paneTitle}>{t('summary.editContact')}</h2>
      </div>
      <EditContactForm
        key={contactId}
        orgId={orgId}
        contactId={contactId}
        hasNotes={false}
        onSaved={() => undefined}
      />
    </div>
  );
}
