import { ConfirmDialog, toast } from '@console/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { explain } from '../../core/http/failures.ts';
import { useMessages } from '../../core/i18n/index.ts';
import type { Member } from './members.ts';
import { isUnknownCall, useRemoval } from './team.queries.ts';

export interface RemoveMemberProps {
  orgId: string;
  organization: string;
  /** Who is to go; nobody is asked about when it is null. */
  member: Member | null;
  /** The place of the person who is asked. */
  mine: Member | undefined;
  onClose: () => void;
  onRemoved: (isSelf: boolean) => void;
  /** Their row is gone, and the dialog too: focus has to go somewhere. */
  onGone: () => void;
}

/** Takes somebody off the team, or lets somebody leave it, once it is certain. */
export function RemoveMember({ orgId, organization, member, mine, ...on }: RemoveMemberProps) {
  const t = useMessages();
  const isDone = useRef(false);
  // Whoever it asked about stays on it while it goes.
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

/** Tells when the dialog has left the page: only then is the list behind it in reach of focus. */
function AfterGone({ onGone }: { onGone: () => void }) {
  const gone = useEffectEvent(onGone);

  useEffect(() => () => void requestAnimationFrame(() => gone()), []);

  return null;
}
