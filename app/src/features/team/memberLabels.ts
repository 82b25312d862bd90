import { type Locale, type Permission, passwordLength, permissions } from '@console/contract/rules';
import type { FormErrors } from '@console/ui';
import type { Translate } from '../../core/i18n/index.ts';
import { listIn } from '../../core/i18n/lists.ts';
import { asRole, inOrder, type Member, type MemberValues } from './members.ts';

/** What each field of the form is called. */
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

/** What a member may do, in a few words. */
export function allowedIn({ permissions: granted }: Member, t: Translate, language: Locale) {
  if (granted.length === permissions.length) return t('team.everything');
  return granted.length === 0 ? t('team.onlyLists') : permissionsIn(inOrder(granted), t, language);
}

/** The values of a form as a person reads them, where two versions stand beside each other. */
export const spokenIn = (values: MemberValues, t: Translate, language: Locale) => ({
  ...values,
  role: t(`role.${asRole(values.role)}`),
  permissions: permissionsIn(inOrder(values.permissions), t, language),
});

/** What is wrong with a pair of passwords, which may both be empty. */
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
