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
  /** It is about to be deleted. */
  isDisabled: boolean;
}

/** Arrows go through the answers of a closed list one by one: only the one they stop at is meant. */
const statusDebounce = 600;

/** Gives a contact another status in its place, and offers the way back. What the server refuses is taken back. */
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
  // Who turns the page at once meant it all the same.
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
