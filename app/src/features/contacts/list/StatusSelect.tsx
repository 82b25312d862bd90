import { contactStatuses } from '@console/contract/rules';
import { NativeSelect, toast } from '@console/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { explain } from '../../../core/http/failures.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { statusIn } from '../form/index.ts';
import { type Contact, type ContactStatus, useSetStatus } from './contactList.queries.ts';

export interface StatusSelectProps {
  orgId: string;
  contact: Contact;
  /** True while the contact is waiting to be deleted. */
  isDisabled: boolean;
}

/** Milliseconds. In a closed list, arrow keys change the value step by step; only the last value is saved. */
const statusDebounce = 600;

/** Changes a contact's status in the list and offers Undo. If the server rejects the change, the status is reset. */
export function StatusSelect({ orgId, contact: { id, name, status }, isDisabled }: StatusSelectProps) {
  const t = useMessages();
  const [chosen, setChosen] = useState<ContactStatus | null>(null);
  const { mutate: set } = useSetStatus(orgId, id, ({ status: wanted, before }, error) => {
    const { told: sentence } = explain(error, t);
    toast({
      tone: 'error',
      title: t('contacts.statusNotSaved', { name }),
      description: `${sentence} ${t('contacts.statusTakenBack', { status: statusIn(before, t) })}`,
      action: { label: t('common.retry'), onPress: () => give(wanted, before) },
    });
  });

  function give(wanted: ContactStatus, before: ContactStatus) {
    set(
      { status: wanted, before },
      {
        onSuccess() {
          toast({
            replaces: 'contactStatus',
            tone: 'success',
            title: t('contacts.statusSaved', { name, status: statusIn(wanted, t) }),
            action: {
              label: t('common.undo'),
              onPress: () => set({ status: before, before: wanted }),
            },
          });
        },
      },
    );
  }

  const settle = useEffectEvent(() => {
    if (chosen === null) return;
    setChosen(null);
    if (chosen !== status) give(chosen, status);
  });
  useEffect(() => {
    if (chosen === null) return;
    const timer = setTimeout(() => settle(), statusDebounce);
    return () => clearTimeout(timer);
  }, [chosen]);
  // If the row unmounts before the delay ends, for example on another page, the status is saved immediately.
  useEffect(() => () => settle(), []);

  return (
    <NativeSelect
      label={t('contacts.statusOf', { name })}
      isLabelHidden
      fitContent
      size="small"
      value={chosen ?? status}
      onChange={setChosen}
      isDisabled={isDisabled}
      options={contactStatuses.map((one) => ({ value: one, label: statusIn(one, t) }))}
    />
  );
}
