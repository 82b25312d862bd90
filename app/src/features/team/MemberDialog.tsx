import { Dialog } from '@console/ui';
import { useState } from 'react';
import { FormLoading } from '../../core/forms/index.ts';
import { useMessages } from '../../core/i18n/index.ts';
import { lazyOnIdle } from '../../core/loading/lazyOnIdle.tsx';
import type { MemberFormProps } from './MemberForm.tsx';
import type { Member } from './members.ts';

const MemberForm = lazyOnIdle(async () => (await import('./MemberForm.tsx')).MemberForm, FormLoading);

export interface MemberDialogProps extends Omit<MemberFormProps, 'member'> {
  /** The ID of the member to change, `new` for an invitation, or `null` for none. */
  selected: string | null;
  /** The member with that ID, unless they are gone or can't be changed. */
  member: Member | undefined;
}

/** The form of one member, in a dialog. It keeps its member even if the list behind it changes. */
export function MemberDialog({ selected, member, ...form }: MemberDialogProps) {
  const t = useMessages();
  const [held, setHeld] = useState<{ selected: string; member: Member | undefined } | null>(null);
  const isFound = selected === 'new' || member?.id === selected;
  if (selected !== null && selected !== held?.selected && isFound) setHeld({ selected, member });

  return (
    <Dialog
      title={held?.member ? t('team.changeOf', { name: held.member.name }) : t('team.invite')}
      size="large"
      openerId="invite-member"
      isDismissable={false}
      isOpen={held !== null && selected === held.selected}
      onOpenChange={(open) => !open && form.onClose()}
    >
      <MemberForm key={held?.selected} {...form} member={held?.member} />
    </Dialog>
  );
}
