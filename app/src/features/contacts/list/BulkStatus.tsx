import { contactStatuses } from '@console/contract/rules';
import { Button, ChevronDownIcon, Menu, toast } from '@console/ui';
import { explain } from '../../../core/http/failures.ts';
import { useWords } from '../../../core/i18n/index.ts';
import { statusIn } from '../form/index.ts';
import { type ContactStatus, isUnknownCall, useBulkStatus } from './contactList.queries.ts';

export interface BulkStatusProps {
  orgId: string;
  /** The chosen contacts, each with its status now. */
  chosen: ReadonlyMap<string, ContactStatus>;
  /** They are done with. */
  onDone: () => void;
}

/** Gives the chosen contacts one status, and offers each its old one back. */
export function BulkStatus({ orgId, chosen, onDone }: BulkStatusProps) {
  const words = useWords();
  const send = useBulkStatus(orgId);

  async function set(wanted: ReadonlyMap<string, ContactStatus>, before: typeof wanted, done: string) {
    const { done: changed, error } = await send(wanted);
    if (error) {
      const { told: sentence } = explain(error, words);
      const rest = new Map([...wanted].filter(([id]) => !changed.includes(id)));
      const isImpossible = isUnknownCall(error);
      toast({
        tone: 'error',
        title: words('contacts.bulkNotSaved', { count: rest.size }),
        description: isImpossible ? words('contacts.bulkImpossible') : sentence,
        ...(!isImpossible && {
          action: { label: words('tryAgain'), onPress: () => void set(rest, before, done) },
        }),
      });
      return;
    }
    toast({
      tone: 'success',
      title: done,
      action: {
        label: words('contacts.undo'),
        onPress: () => void set(before, wanted, words('contacts.bulkUndone', { count: before.size })),
      },
    });
  }

  function give(status: ContactStatus) {
    const wanted = new Map([...chosen.keys()].map((id) => [id, status]));
    onDone();
    void set(
      wanted,
      chosen,
      words('contacts.bulkSaved', { count: chosen.size, status: statusIn(status, words) }),
    );
  }

  return (
    <Menu
      trigger={
        <Button size="row" icon={<ChevronDownIcon />}>
          {words('contacts.setStatus')}
        </Button>
      }
      items={contactStatuses.map((status) => ({
        id: status,
        label: statusIn(status, words),
        onAction: () => give(status),
      }))}
    />
  );
}
