import { assignableRoles, type Permission, passwordLength, permissions } from '@console/contract/rules';
import { announce, MultiSelect, RadioGroup, TextField } from '@console/ui';
import { useState } from 'react';
import { useLanguage, useMessages } from '../../core/i18n/index.ts';
import { labelsIn, permissionIn, permissionsIn } from './memberLabels.ts';
import {
  asRole,
  difference,
  grantable,
  inOrder,
  type Member,
  type MemberValues,
  type OwnMembership,
  presetOf,
} from './members.ts';

export interface MemberFieldsProps {
  /** The initial values. */
  values: MemberValues;
  /** The member to change; `undefined` for an invitation. */
  member: Member | undefined;
  /** The permissions of the person who fills in the form: nobody can grant more. */
  mine: OwnMembership;
}

/** The fields of a member: name, email, role, permissions, and a password for signing in without Google. */
export function MemberFields(props: MemberFieldsProps) {
  const t = useMessages();
  const { values, member } = props;
  const labels = labelsIn(t);

  return (
    <>
      <TextField name="name" label={labels.name} autoComplete="off" dir="auto" defaultValue={values.name} />
      <TextField
        name="email"
        label={labels.email}
        hint={t(member ? 'team.emailFixed' : 'team.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="off"
        dir="ltr"
        isReadOnly={member !== undefined}
        defaultValue={values.email}
      />
      <RoleFields {...props} />
      <PasswordFields {...props} />
    </>
  );
}

/** Role and permissions. Choosing a role sets its permissions, and announces what changed. */
function RoleFields({ values, member, mine }: MemberFieldsProps) {
  const t = useMessages();
  const language = useLanguage();
  const labels = labelsIn(t);
  const [granted, setGranted] = useState<readonly Permission[]>(() => inOrder(values.permissions));
  const [news, setNews] = useState<string>();
  // Members can keep the permissions that they had before.
  const had = member?.permissions ?? [];
  const possible = grantable(mine, had);

  function follow(role: string) {
    const preset = presetOf(asRole(role), mine, had);
    const { added, taken } = difference(granted, preset.permissions);
    const list = (some: readonly Permission[]) => ({ list: permissionsIn(some, t, language) });
    const isSame = added.length + taken.length === 0;
    const sentence = [
      t(isSame ? 'team.presetSame' : 'team.presetNew', { role: t(`role.${asRole(role)}`) }),
      added.length > 0 && t('team.presetAdded', list(added)),
      taken.length > 0 && t('team.presetTaken', list(taken)),
      preset.withheld.length > 0 && t('team.presetWithheld', list(preset.withheld)),
    ];
    const said = sentence.filter(Boolean).join(' ');
    setGranted(preset.permissions);
    setNews(said);
    announce(said);
  }

  return (
    <>
      <RadioGroup
        name="role"
        label={labels.role}
        variant="cards"
        options={assignableRoles.map((role) => ({
          value: role,
          label: t(`role.${role}`),
          description: t(`team.${role}Text`),
        }))}
        defaultValue={asRole(values.role)}
        onChange={follow}
      />
      <MultiSelect
        name="permissions"
        label={labels.permissions}
        hint={news ?? t(possible.length < permissions.length ? 'team.onlyYours' : 'team.permissionsHint')}
        placeholder={t('team.onlyLists')}
        options={permissions.map((permission) => ({
          value: permission,
          label: permissionIn(permission, t),
          description: t(possible.includes(permission) ? `permission.${permission}Text` : 'team.youLack'),
          isDisabled: !possible.includes(permission),
        }))}
        value={granted}
        onChange={(chosen) => {
          setGranted(chosen);
          setNews(undefined);
        }}
      />
    </>
  );
}

function PasswordFields({ values, member }: MemberFieldsProps) {
  const t = useMessages();
  const labels = labelsIn(t);
  const hint = t(member ? 'team.newPasswordHint' : 'team.passwordHint', { count: passwordLength.min });
  const field = {
    type: 'password',
    autoComplete: 'new-password',
    dir: 'ltr',
    requiredIndicator: 'optional',
  } as const;

  return (
    <>
      <TextField
        {...field}
        name="password"
        label={labels.password}
        hint={hint}
        defaultValue={values.password}
      />
      <TextField
        {...field}
        name="confirmPassword"
        label={labels.confirmPassword}
        defaultValue={values.confirmPassword}
      />
    </>
  );
}
