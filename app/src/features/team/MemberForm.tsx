import { Button, Form, FormActions, toast } from '@console/ui';
import { useMemo, useState } from 'react';
import { SavingNews, useChecks, useSaving } from '../../core/forms/index.ts';
import { isUnknownCall } from '../../core/http/failures.ts';
import { useLanguage, useMessages } from '../../core/i18n/index.ts';
import { MemberFields } from './MemberFields.tsx';
import { labelsIn, passwordErrors, spokenIn } from './memberLabels.ts';
import {
  type Member,
  type MemberValues,
  memberValuesOf,
  newMemberValues,
  type OwnMembership,
  withAddress,
} from './members.ts';
import css from './team.module.css';
import { memberVersionOf, useMemberChanges } from './team.queries.ts';

export interface MemberFormProps {
  orgId: string;
  /** The member to change; `undefined` for an invitation. */
  member: Member | undefined;
  /** All members, to warn about an email address that is already there. */
  team: readonly Member[];
  /** The permissions of the person who fills in the form. */
  mine: OwnMembership;
  /** Called after saving or canceling. */
  onClose: () => void;
}

/** Invites a person to the team, or changes a member. */
export function MemberForm({ orgId, member, team, mine, onClose }: MemberFormProps) {
  const t = useMessages();
  const check = useChecks();
  const labels = labelsIn(t);
  const { invite, change, readNow } = useMemberChanges(orgId);
  const [start] = useState(() =>
    member
      ? { values: memberValuesOf(member), etag: memberVersionOf(member) }
      : { values: newMemberValues(mine) },
  );
  // The team when the form opened: later, it would include the person who is invited here.
  const [known] = useState(team);
  const isThere = (email: string) => !member && withAddress(email, known) !== undefined;
  const saving = useSaving<MemberValues, { member: Member; etag: string }>({
    name: `member/${orgId}/${member?.id ?? 'new'}`,
    label: member ? t('team.changeOf', { name: member.name }) : t('team.invite'),
    start,
    labels,
    secrets: ['password', 'confirmPassword'],
    send: (values, options) => (member ? change(member.id, values, options) : invite(values, options)),
    ...(member && {
      async refresh() {
        const theirs = await readNow(member.id);
        return { values: memberValuesOf(theirs), etag: memberVersionOf(theirs) };
      },
    }),
    errorsOf(error) {
      if (error.kind === 'notFound' && error.status === 0) return { '': t('team.gone') };
      return isUnknownCall(error) ? { '': t('team.cannotHere') } : undefined;
    },
    validate: (values) => ({
      name: check.notEmpty(values.name, labels.name),
      email: check.email(values.email) ?? (isThere(values.email) ? t('team.alreadyThere') : undefined),
      ...passwordErrors(values, t),
    }),
    onSaved({ member: { name, email } }) {
      toast({
        tone: 'success',
        title: t(member ? 'team.changed' : 'team.nowInvited', { name }),
        ...(!member && { description: t('team.nowInvitedText', { email }) }),
      });
      onClose();
    },
  });

  return (
    <>
      <SavingNews saving={useSpoken(saving)} />
      <Form key={saving.version} {...saving.form} savedMessage={null}>
        <div className={css.form}>
          <MemberFields values={saving.values} member={member} mine={mine} />
        </div>
        <FormActions save={t(member ? 'team.save' : 'team.sendInvitation')}>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
        </FormActions>
      </Form>
    </>
  );
}

/** Formats the values in a conflict, without passwords. */
function useSpoken<News extends Parameters<typeof SavingNews>[0]['saving']>(saving: News): News {
  const t = useMessages();
  const language = useLanguage();
  const { conflict } = saving;
  const told = useMemo(
    () =>
      conflict && {
        ...conflict,
        mine: spokenIn(conflict.mine as MemberValues, t, language),
        theirs: spokenIn(conflict.theirs as MemberValues, t, language),
      },
    [conflict, t, language],
  );
  const { password: _password, confirmPassword: _confirm, ...labels } = labelsIn(t);
  return { ...saving, labels, conflict: told };
}
