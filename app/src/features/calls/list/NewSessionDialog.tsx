import { Button, Dialog, Notice, toast } from '@console/ui';
import { FormLoading } from '../../../core/forms/index.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { lazyOnIdle } from '../../../core/loading/lazyOnIdle.tsx';
import type { CallRights } from '../calls.queries.ts';
import { newSessionValues } from '../form/index.ts';
import { isUnassigned, useCreateSession } from '../sessions.queries.ts';

const SessionForm = lazyOnIdle(
  async () => (await import('../form/SessionForm.tsx')).SessionForm,
  FormLoading,
);

export interface NewSessionDialogProps {
  orgId: string;
  channelId: string;
  rights: CallRights;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The dialog to add a conversation. Only its buttons close it, so that nothing is lost by accident. */
export function NewSessionDialog({ orgId, channelId, rights, isOpen, onOpenChange }: NewSessionDialogProps) {
  const t = useMessages();
  const create = useCreateSession(orgId, isUnassigned(channelId) ? null : channelId);

  return (
    <Dialog
      title={t('sessions.add')}
      size="large"
      openerId="add-session"
      isDismissable={false}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {({ close }) => (
        <SessionForm
          name={`newSession/${channelId}`}
          start={{ values: newSessionValues }}
          send={create}
          onSaved={() => {
            toast({ tone: 'success', title: t('sessions.added') });
            close();
          }}
          save={t('sessions.add')}
          cancel={<Button onPress={close}>{t('common.cancel')}</Button>}
          isDisabled={!rights.mayRead}
          timeZone={rights.timeZone}
          notice={
            !rights.mayRead && <Notice>{t('sessions.mayNotWrite', { organization: rights.name })}</Notice>
          }
        />
      )}
    </Dialog>
  );
}
