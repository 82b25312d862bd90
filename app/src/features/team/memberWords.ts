import { type Permission, passwordLength, permissions } from '@console/contract/rules';
import type { FormErrors } from '@console/ui';
import type { Words } from '../../core/i18n/index.ts';
import { asRole, inOrder, type Member, type MemberValues } from './members.ts';

/** What each field of the form is called. */
export const labelsIn = (words: Words) => ({
  name: words('team.name'),
  email: words('team.email'),
  role: words('team.role'),
  permissions: words('team.permissions'),
  password: words('team.password'),
  confirmPassword: words('team.confirmPassword'),
});

export const permissionIn = (permission: Permission, words: Words) => words(`permission.${permission}`);

/** Permissions as a list: "Calls, Contacts, and Team". Lists of the kind `unit` have no commas in Russian. */
export function listIn(wanted: readonly Permission[], words: Words, language: string) {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(
    wanted.map((permission) => permissionIn(permission, words)),
  );
}

/** What a member may do, in a few words. */
export function allowedIn({ permissions: granted }: Member, words: Words, language: string) {
  if (granted.length === permissions.length) return words('team.everything');
  return granted.length === 0 ? words('team.onlyLists') : listIn(inOrder(granted), words, language);
}

/** The values of a form as a person reads them, where two versions stand beside each other. */
export const spokenIn = (values: MemberValues, words: Words, language: string) => ({
  ...values,
  role: words(`role.${asRole(values.role)}`),
  permissions: listIn(inOrder(values.permissions), words, language),
});

/** What is wrong with a pair of passwords, which may both be empty. */
export function passwordErrors(
  { password, confirmPassword }: Pick<MemberValues, 'password' | 'confirmPassword'>,
  words: Words,
): FormErrors {
  const { min, max } = passwordLength;
  const length = (): string | undefined => {
    if (password === '') return undefined;
    if (password.length < min) return words('forms.tooShort', { count: min });
    return password.length > max ? words('forms.tooLong', { count: max }) : undefined;
  };
  return {
    password: length(),
    confirmPassword: password === confirmPassword ? undefined : words('team.passwordsDiffer'),
  };
}
