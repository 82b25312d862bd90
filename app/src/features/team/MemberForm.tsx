import { Badge, Button, Form, toast, useFormState } from '@console/ui';
import { useMemo, useState } from 'react';
import { SavingNews, useChecks, useSaving } from '../../core/forms/index.ts';
import { useLanguage, useWords } from '../../core/i18n/index.ts';
import { MemberFields } from './MemberFields.tsx';
import {
  type Member,
  type MemberValues,
  newValues,
  type Standing,
  valuesOf,
  withAddress,
} from './members.ts';
import { labelsIn, passwordErrors, spokenIn } from './memberWords.ts';
import css from './team.module.css';
import { isUnknownCall, useMemberChanges, versionOf } from './team.queries.ts';

export interface MemberFormProps {
  orgId: string;
  /** Who is changed; without one somebody is invited. */
  member: Member | undefined;
  /** Everybody on the team, to tell of an address that is there already. */
  team: readonly Member[];
  /** What the person who fills it in may do. */
  mine: Standing;
  /** It is over: saved, or given up. */
  onClose: () => void;
}

/** Invites somebody to the team, or changes what a member may do. */
export function MemberForm({ orgId, member, team, mine, onClose }: MemberFormProps) {
  const words = useWords();
  const check = useChecks();
  const labels = labelsIn(words);
  const { invite, change, readNow } = useMemberChanges(orgId);
  const [start] = useState(() =>
    member ? { values: valuesOf(member), etag: versionOf(member) } : { values: newValues(mine) },
  );
  // As it was when the form opened: later whoever is invited here is on it.
  const [known] = useState(team);
  const isThere = (email: string) => !member && withAddress(email, known) !== undefined;
  const saving = useSaving<MemberValues, { member: Member; etag: string }>({
    name: `member/${orgId}/${member?.id ?? 'new'}`,
    label: member ? words('team.changeOf', { name: member.name }) : words('team.invite'),
    start,
    labels,
    secrets: ['password', 'confirmPassword'],
    send: (values, options) => (member ? change(member.id, values, options) : invite(values, options)),
    ...(member && {
      async refresh() {
        const theirs = await readNow(member.id);
        return { values: valuesOf(theirs), etag: versionOf(theirs) };
      },
    }),
    errorsOf(error) {
      if (error.kind === 'notFound' && error.status === 0) return { '': words('team.gone') };
      return isUnknownCall(error) ? { '': words('team.cannotHere') } : undefined;
    },
    validate: (values) => ({
      name: check.notEmpty(values.name, labels.name),
      email: check.email(values.email) ?? (isThere(values.email) ? words('team.alreadyThere') : undefined),
      ...passwordErrors(values, words),
    }),
    onSaved({ member: { name, email } }) {
      toast({
        tone: 'success',
        title: words(member ? 'team.changed' : 'team.nowInvited', { name }),
        ...(!member && { description: words('team.nowInvitedText', { email }) }),
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
          <Buttons isNew={!member} onCancel={onClose} />
        </div>
      </Form>
    </>
  );
}

/** Two versions beside each other in words. A password is nothing to show there. */
function useSpoken<News extends Parameters<typeof SavingNews>[0]['saving']>(saving: News): News {
  const words = useWords();
  const language = useLanguage();
  const { conflict } = saving;
  const told = useMemo(
    () =>
      conflict && {
        ...conflict,
        mine: spokenIn(conflict.mine as MemberValues, words, language),
        theirs: spokenIn(conflict.theirs as MemberValues, words, language),
      },
    [conflict, words, language],
  );
  const { password: _password, confirmPassword: _confirm, ...labels } = labelsIn(words);
  return { ...saving, labels, conflict: told };
}

function Buttons({ isNew, onCancel }: { isNew: boolean; onCancel: () => void }) {
  const words = useWords();
  const { isBusy, edited } = useFormState();

  return (
    <div className={css.buttons}>
      {edited.length > 0 && (
        <span className={css.unsaved}>
          <Badge tone="warning">{words('team.unsaved')}</Badge>
        </span>
      )}
      <Button isDisabled={isBusy} onPress={onCancel}>
        {words('team.cancel')}
      </Button>
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {words(isNew ? 'team.sendInvitation' : 'team.save')}
      </Button>
    </div>
  );
}
