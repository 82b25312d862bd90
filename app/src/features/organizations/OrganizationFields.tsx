import { normalisePhone } from '@console/contract/rules';
import { CountryField, FormGroup, NativeSelect, PhoneField, TextArea, TextField } from '@console/ui';
import { type MessageKey, useMessages } from '../../core/i18n/index.ts';
import { fieldLabels, type OrganizationValues } from './organizationValues.ts';

export interface OrganizationFieldsProps {
  /** The initial values. */
  values: OrganizationValues;
  /** @default false */
  isReadOnly?: boolean;
}

const nearby = ['il'] as const;

/** The time zones that the runtime supports, and the current one even if it isn't among them. */
const timeZones = (present: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), present])]
    .sort()
    .map((value) => ({ value, label: value.replaceAll('_', ' '), dir: 'ltr' as const }));

/** The fields of an organization: identity, location, and information for callers. */
export function OrganizationFields({ values, isReadOnly = false }: OrganizationFieldsProps) {
  const t = useMessages();
  const field = (name: keyof OrganizationValues) => ({
    name,
    label: t(fieldLabels[name]),
    defaultValue: values[name],
    isReadOnly,
    // Numbers and names keep their own direction, whatever the language of the page.
    dir: 'auto' as const,
  });
  const optional = isReadOnly ? {} : ({ requiredIndicator: 'optional' } as const);
  const hint = (key: MessageKey) => (isReadOnly ? {} : { hint: t(key) });
  const { dir: _dir, ...country } = field('country');
  const { dir: _, ...phone } = field('official_phone');
  const zone = {
    name: 'timeZone',
    label: t(fieldLabels.timeZone),
    defaultValue: values.timeZone,
  };

  return (
    <>
      <FormGroup title={t('common.business')} description={t('organization.whoText')}>
        <TextField {...field('name')} autoComplete="organization" />
        <TextField
          {...field('pronounciation_name')}
          {...optional}
          {...hint('organization.pronunciationHint')}
        />
        <TextField {...field('industry')} {...optional} />
      </FormGroup>
      <FormGroup title={t('organization.where')} description={t('organization.whereText')}>
        <CountryField
          {...country}
          autoComplete="country-name"
          priority={nearby}
          isClearable={false}
          allowsCustomValue
        />
        <TextField {...field('address')} {...optional} autoComplete="address-line1" />
        <PhoneField {...phone} {...optional} digits={10} normalise={normalisePhone} />
        {values.timeZone !== '' && (
          <NativeSelect
            {...zone}
            isDisabled={isReadOnly}
            options={timeZones(values.timeZone)}
            {...hint('organization.timeZoneHint')}
          />
        )}
      </FormGroup>
      <FormGroup title={t('organization.told')} description={t('organization.toldText')}>
        <TextArea {...field('workingHoursAndDays')} {...optional} />
        <TextArea {...field('pricing')} {...optional} />
        <TextArea {...field('features')} {...optional} {...hint('organization.featuresHint')} />
      </FormGroup>
    </>
  );
}
