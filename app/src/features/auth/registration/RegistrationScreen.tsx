import { defaultCountry } from '@console/contract/rules';
import { CountryField, Form, FormActions, FormGroup, Page, TextArea, TextField, toast } from '@console/ui';
import { checkCountry } from '../../../core/forms/checkCountry.ts';
import { SavingNews, useChecks, useSaving } from '../../../core/forms/index.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { type Registration, useRegistration } from './registration.queries.ts';

export interface RegistrationScreenProps {
  onRegistered: () => void;
}

const empty = {
  ...{ businessName: '', country: defaultCountry, address: '', industry: '' },
  ...{ workingHoursAndDays: '', pricing: '', features: '' },
} satisfies Registration;
const nearby = [defaultCountry] as const;

/** Registers a person's first business. */
export function RegistrationScreen({ onRegistered }: RegistrationScreenProps) {
  const t = useMessages();
  const check = useChecks();
  const labels = {
    businessName: t('registration.businessName'),
    country: t('organization.country'),
    address: t('organization.address'),
    industry: t('organization.industry'),
    workingHoursAndDays: t('organization.hours'),
    pricing: t('organization.pricing'),
    features: t('organization.features'),
  };
  const saving = useSaving<Registration, { etag: string | null }>({
    name: 'registration',
    label: t('registration.title'),
    start: { values: empty },
    labels,
    send: useRegistration(),
    errorsOf: ({ kind }) => (kind === 'forbidden' ? { '': t('organization.cannotFound') } : undefined),
    fieldOf: (path) => (path === 'name' ? 'businessName' : (path.split('.')[0] ?? '')),
    validate: ({ businessName, country, address, industry, workingHoursAndDays }) => ({
      businessName: check.notEmpty(businessName, labels.businessName),
      country: checkCountry(country, labels.country, t),
      address: check.notEmpty(address, labels.address),
      industry: check.notEmpty(industry, labels.industry),
      workingHoursAndDays: check.notEmpty(workingHoursAndDays, labels.workingHoursAndDays),
    }),
    onSaved() {
      toast({ tone: 'success', title: t('registration.done') });
      onRegistered();
    },
  });
  const field = (name: keyof typeof labels) => ({
    ...{ name, label: labels[name], defaultValue: saving.values[name] ?? '' },
  });
  const optional = { requiredIndicator: 'optional' } as const;

  return (
    <Page title={t('registration.title')} subtitle={t('registration.text')} width="form">
      <SavingNews saving={saving} />
      <Form key={saving.version} {...saving.form} focusWhenRefused="field" savedMessage={null}>
        <FormGroup title={t('common.business')} description={t('registration.businessText')}>
          <TextField {...field('businessName')} dir="auto" autoComplete="organization" />
          <CountryField
            {...field('country')}
            autoComplete="country-name"
            priority={nearby}
            allowsCustomValue
          />
          <TextField {...field('address')} dir="auto" autoComplete="address-line1" />
          <TextField {...field('industry')} dir="auto" />
        </FormGroup>
        <FormGroup title={t('organization.told')} description={t('organization.toldText')}>
          <TextArea {...field('workingHoursAndDays')} dir="auto" />
          <TextArea {...field('pricing')} {...optional} dir="auto" />
          <TextArea {...field('features')} {...optional} dir="auto" hint={t('organization.featuresHint')} />
        </FormGroup>
        <FormActions save={t('registration.register')} />
      </Form>
    </Page>
  );
}
