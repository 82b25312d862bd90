import { isEmail, isPhone } from '@console/contract/rules';
import { useMemo } from 'react';
import { type Translate, useMessages } from '../i18n/index.ts';

/** The validation rules. Each returns its message, or `undefined` if valid. `field` is the label of the field. */
export function checksIn(t: Translate) {
  const unless = (isFine: boolean, message: string) => (isFine ? undefined : message);
  const email = (value: string) => unless(isEmail(value.trim()), t('forms.email'));
  return {
    notEmpty: (value: string | readonly string[], field: string) =>
      unless((typeof value === 'string' ? value.trim() : value).length > 0, t('forms.required', { field })),
    notNullObject: (value: unknown, field: string) =>
      unless(typeof value === 'object' && value !== null, t('forms.required', { field })),
    email,
    nonRequiredEmail: (value: string) => (value.trim() ? email(value) : undefined),
    /** Ten digits, without separators and country code. */
    phone: (value: string) => unless(isPhone(value), t('forms.phone')),
  };
}

/**
 * The validation rules, in the language of the page.
 *
 * @example
 * const check = useChecks();
 * const validate = ({ name }) => ({ name: check.notEmpty(name, t('channel.name')) });
 */
export function useChecks() {
  const t = useMessages();
  return useMemo(() => checksIn(t), [t]);
}
