import { isEmail, isPhone } from '@console/contract/rules';
import { useMemo } from 'react';
import { type Translate, useMessages } from '../i18n/index.ts';

/** The rules of the product, each with its sentence; `undefined` when there is nothing to say. `field` is its label. */
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
    /** Ten digits, once separators and the code of the country are gone. */
    phone: (value: string) => unless(isPhone(value), t('forms.phone')),
  };
}

/**
 * The rules of the product, in the language of the page.
 *
 * @example
 * const check = useChecks();
 * const validate = ({ name }) => ({ name: check.notEmpty(name, words('channel.name')) });
 */
export function useChecks() {
  const t = useMessages();
  return useMemo(() => checksIn(t), [t]);
}
