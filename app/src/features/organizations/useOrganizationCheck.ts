import { normalisePhone } from '@console/contract/rules';
import { checkCountry } from '../../core/forms/checkCountry.ts';
import { useChecks } from '../../core/forms/index.ts';
import { useMessages } from '../../core/i18n/index.ts';
import { fieldLabels, type OrganizationValues } from './organizationValues.ts';

/** The labels of the fields in the language of the page, and their validation. */
export function useOrganizationCheck() {
  const t = useMessages();
  const check = useChecks();
  const labels = Object.fromEntries(
    Object.entries(fieldLabels).map(([name, key]) => [name, t(key)]),
  ) as OrganizationValues;
  const validate = ({ name, country, official_phone }: OrganizationValues) => ({
    name: check.notEmpty(name, labels.name),
    country: checkCountry(country, labels.country, t),
    official_phone: normalisePhone(official_phone) ? check.phone(official_phone) : undefined,
  });
  return { labels, validate };
}
