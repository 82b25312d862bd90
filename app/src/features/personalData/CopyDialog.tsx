import { Dialog } from '@console/ui';
import { useMessages } from '../../core/i18n/index.ts';
import { CopyButton } from './CopyButton.tsx';
import css from './personalData.module.css';
import { copyContact, type Person } from './personalData.queries.ts';
import { useCopy } from './useCopy.ts';

export interface CopyDialogProps {
  orgId: string;
  person: Person;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What a copy of everything about a person contains, and the button that downloads it. Closing it cancels. */
export function CopyDialog({ orgId, person, isOpen, onOpenChange }: CopyDialogProps) {
  const t = useMessages();

  return (
    <Dialog
      title={t('personalData.copyTitle', { name: person.name })}
      description={t('personalData.copyContactText')}
      isDismissable={false}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {({ close }) => <Download orgId={orgId} contactId={person.id} onSaved={close} />}
    </Dialog>
  );
}

interface DownloadProps {
  orgId: string;
  contactId: string;
  onSaved: () => void;
}

function Download({ orgId, contactId, onSaved }: DownloadProps) {
  const copy = useCopy((options) => copyContact(orgId, contactId, options), onSaved);

  return (
    <div className={css.download}>
      <CopyButton copy={copy} variant="primary" />
    </div>
  );
}
