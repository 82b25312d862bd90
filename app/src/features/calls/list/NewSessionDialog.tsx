import { Button, Dialog, Notice, toast } from '@console/ui';
import { FormLoading } from '../../../core/forms/index.ts';
import { useWords } from '../../../core/i18n/index.ts';
import { later } from '../../../core/loading/later.tsx';
import type { CallRights } from '../calls.queries.ts';
import { newValues } from '../form/index.ts';
import { isUnassigned, useCreateSession } from '../sessions.queries.ts';

const SessionForm = later(async () => (await import('../form/SessionForm.tsx')).SessionForm, FormLoading);

export interface NewSessionDialogProps {
  orgId: string;
  channelId: string;
  rights: CallRights;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Writes a conversation down, over the list. It closes by a button alone, so that a slip loses nothing. */
export function NewSessionDialog({ orgId, channelId, rights, isOpen, onOpenChange }: NewSessionDialogProps) {
  const words = useWords();
  const create = useCreateSession(orgId, isUnassigned(channelId) ? null : channelId);

  return (
    <Dialog
      title={words('sessions.add')}
      size="large"
      openerId="add-session"
      isDismissable={false}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {({ close }) => (
        <SessionForm
          name={`newSession/${channelId}`}
          start={{ values: newValues }}
          send={create}
          onSaved={() => {
            toast({ tone: 'success', title: words('sessions.added') });
            close();
          }}
          save={words('sessions.add')}
          cancel={<Button onPress={close}>{words('sessions.cancel')}</Button>}
          isDisabled={!rights.mayRead}
          timeZone={rights.timeZone}
          notice={
            !rights.mayRead && <Notice>{words('sessions.mayNotWrite', { organization: rights.name })}</Notice>
          }
        />
      )}
    </Dialog>
  );
}
