import { ConfirmDialog, toast } from '@console/ui';
import { useRef, useState } from 'react';
import { AfterGone } from '../../core/forms/index.ts';
import { explain, isUnknownCall } from '../../core/http/failures.ts';
import { useMessages } from '../../core/i18n/index.ts';
import type { Member } from './members.ts';
import { useRemoval } from './team.queries.ts';

export interface RemoveMemberProps {
  orgId: string;
  organization: string;
  /** The member to remove; `null` closes the dialog. */
  member: Member | null;
  /** The membership of the person who is signed in. */
  mine: Member | undefined;
  onClose: () => void;
  onRemoved: (isSelf: boolean) => void;
  /** Called when the row and the dialog are gone: move focus elsewhere. */
  onGone: () => void;
}

/** The confirmation dialog for removing a member or leaving the team. */
export function RemoveMember({ orgId, organization, member, mine, ...on }: RemoveMemberProps) {
  const t = useMessages();
  const isDone = useRef(false);
  // Keeps its member during the closing animation.
  const [asked, setAsked] = useState(member);
  if (member && asked !== member) setAsked(member);
  const { name = '', email = '', joinedAt = null } = asked ?? {};
  const isSelf = asked !== null && asked.id === mine?.id;
  const said = { name, email, organization };
  const removal = useRemoval(orgId, () => {
    toast({ tone: 'success', title: t(isSelf ? 'team.left' : 'team.removed', said) });
    isDone.current = !isSelf;
    on.onRemoved(isSelf);
  });
  const text = joinedAt === null ? 'team.uninviteText' : 'team.removeText';

  return (
    <ConfirmDialog
      isOpen={member !== null}
      onOpenChange={(open) => {
        if (open) return;
        removal.reset();
        on.onClose();
      }}
      title={t(isSelf ? 'team.leaveQuestion' : 'team.removeQuestion', said)}
      confirmLabel={t(isSelf ? 'team.leave' : 'team.remove')}
      busyLabel={t('team.removing')}
      isBusy={removal.isPending}
      onConfirm={() => asked && removal.mutate(asked)}
      {...(removal.error && {
        error: isUnknownCall(removal.error) ? t('team.cannotHere') : explain(removal.error, t).told,
      })}
    >
      {t(isSelf ? 'team.leaveText' : text, said)}
      <AfterGone
        onGone={() => {
          if (isDone.current) on.onGone();
          isDone.current = false;
        }}
      />
    </ConfirmDialog>
  );
}
