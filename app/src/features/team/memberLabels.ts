import { type Locale, type Permission, passwordLength, permissions } from '@console/contract/rules';
import type { FormErrors } from '@console/ui';
import type { Translate } from '../../core/i18n/index.ts';
import { listIn } from '../../core/i18n/lists.ts';
import { asRole, inOrder, type Member, type MemberValues } from './members.ts';

/** The labels of the form's fields. */
export const labelsIn = (t: Translate) => ({
  name: t('team.name'),
  email: t('common.email'),
  role: t('team.role'),
  permissions: t('team.permissions'),
  password: t('common.password'),
  confirmPassword: t('team.confirmPassword'),
});

export const permissionIn = (permission: Permission, t: Translate) => t(`permission.${permission}`);

/** Permissions as a list: "Calls, Contacts and Team". */
export const permissionsIn = (wanted: readonly Permission[], t: Translate, language: Locale) =>
  listIn(
    language,
    wanted.map((permission) => permissionIn(permission, t)),
  );

/** A member's permissions as a short text. */
export function allowedIn({ permissions: granted }: Member, t: Translate, language: Locale) {
  if (granted.length === permissions.length) return t('team.everything');
  return granted.length === 0 ? t('team.onlyLists') : permissionsIn(inOrder(granted), t, language);
}

/** The values of the form as readable text, for the conflict dialog. */
export const spokenIn = (values: MemberValues, t: Translate, language: Locale) => ({
  ...values,
  role: t(`role.${asRole(values.role)}`),
  permissions: permissionsIn(inOrder(values.permissions), t, language),
});

/** The errors of password and confirmation, which can both be empty. */
export function passwordErrors(
  { password, confirmPassword }: Pick<MemberValues, 'password' | 'confirmPassword'>,
  t: Translate,
): FormErrors {
  const { min, max } = passwordLength;
  const length = (): string | undefined => {
    if (password === '') return undefined;
    if (password.length < min) return t('forms.tooShort', { count: min });
    return password.length > max ? t('forms.tooLong', { count: max }) : undefined;
  };
  return {
    password: length(),
    confirmPassword: password === confirmPassword ? undefined : t('team.passwordsDiffer'),
  };
}
