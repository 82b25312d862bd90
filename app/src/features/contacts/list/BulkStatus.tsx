import { contactStatuses } from '@console/contract/rules';
import { Button, ChevronDownIcon, Menu, toast } from '@console/ui';
import { explain, isUnknownCall } from '../../../core/http/failures.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { statusIn } from '../form/index.ts';
import { type ContactStatus, useBulkStatus } from './contactList.queries.ts';

export interface BulkStatusProps {
  orgId: string;
  /** The selected contacts, each with its current status. */
  chosen: ReadonlyMap<string, ContactStatus>;
  /** Called to clear the selection. */
  onDone: () => void;
}

/** Sets one status for the selected contacts. Undo restores each contact's old status. */
export function BulkStatus({ orgId, chosen, onDone }: BulkStatusProps) {
  const t = useMessages();
  const send = useBulkStatus(orgId);

  async function set(wanted: ReadonlyMap<string, ContactStatus>, before: typeof wanted, done: string) {
    const { done: changed, error } = await send(wanted);
    if (error) {
      const { told: sentence } = explain(error, t);
      const rest = new Map([...wanted].filter(([id]) => !changed.includes(id)));
      const isImpossible = isUnknownCall(error);
      toast({
        tone: 'error',
        title: t('contacts.bulkNotSaved', { count: rest.size }),
        description: isImpossible ? t('contacts.bulkImpossible') : sentence,
        ...(!isImpossible && {
          action: { label: t('common.retry'), onPress: () => void set(rest, before, done) },
        }),
      });
      return;
    }
    toast({
      tone: 'success',
      title: done,
      action: {
        label: t('common.undo'),
        onPress: () => void set(before, wanted, t('contacts.bulkUndone', { count: before.size })),
      },
    });
  }

  function give(status: ContactStatus) {
    const wanted = new Map([...chosen.keys()].map((id) => [id, status]));
    onDone();
    void set(wanted, chosen, t('contacts.bulkSaved', { count: chosen.size, status: statusIn(status, t) }));
  }

  return (
    <Menu
      trigger={
        <Button size="row" icon={<ChevronDownIcon />}>
          {t('contacts.setStatus')}
        </Button>
      }
      items={contactStatuses.map((status) => ({
        id: status,
        label: statusIn(status, t),
        onAction: () => give(status),
      }))}
    />
  );
}
