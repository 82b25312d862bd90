import { defaultCountry } from '@console/contract/rules';
import { CountryField, Form, FormActions, FormGroup, Page, TextArea, TextField, toast } from '@console/ui';
import { checkCountry } from '../../../core/forms/checkCountry.ts';
import { SavingNews, useChecks, useSaving } from '../../../core/forms/index.ts';
import { useWords } from '../../../core/i18n/index.ts';
import { type Registration, useRegistration } from './registration.queries.ts';

export interface RegistrationScreenProps {
  onRegistered: () => void;
}

const empty = {
  ...{ businessName: '', country: defaultCountry, address: '', industry: '' },
  ...{ workingHoursAndDays: '', pricing: '', features: '' },
} satisfies Registration;
const nearby = [defaultCountry] as const;

/** Registers the first business of somebody. */
export function RegistrationScreen({ onRegistered }: RegistrationScreenProps) {
  const words = useWords();
  const check = useChecks();
  const labels = {
    businessName: words('registration.businessName'),
    country: words('organization.country'),
    address: words('organization.address'),
    industry: words('organization.industry'),
    workingHoursAndDays: words('organization.hours'),
    pricing: words('organization.pricing'),
    features: words('organization.features'),
  };
  const saving = useSaving<Registration, { etag: string | null }>({
    name: 'registration',
    label: words('registration.title'),
    start: { values: empty },
    labels,
    send: useRegistration(),
    errorsOf: ({ kind }) => (kind === 'forbidden' ? { '': words('organization.cannotFound') } : undefined),
    fieldOf: (path) => (path === 'name' ? 'businessName' : (path.split('.')[0] ?? '')),
    validate: ({ businessName, country, address, industry, workingHoursAndDays }) => ({
      businessName: check.notEmpty(businessName, labels.businessName),
      country: checkCountry(country, labels.country, words),
      address: check.notEmpty(address, labels.address),
      industry: check.notEmpty(industry, labels.industry),
      workingHoursAndDays: check.notEmpty(workingHoursAndDays, labels.workingHoursAndDays),
    }),
    onSaved() {
      toast({ tone: 'success', title: words('registration.done') });
      onRegistered();
    },
  });
  const field = (name: keyof typeof labels) => ({
    ...{ name, label: labels[name], defaultValue: saving.values[name] ?? '' },
  });
  const optional = { necessity: 'optional' } as const;

  return (
    <Page title={words('registration.title')} subtitle={words('registration.text')} width="form">
      <SavingNews saving={saving} />
      <Form key={saving.version} {...saving.form} focusWhenRefused="field" savedMessage={null}>
        <FormGroup title={words('registration.business')} description={words('registration.businessText')}>
          <TextField {...field('businessName')} dir="auto" autoComplete="organization" />
          <CountryField {...field('country')} priority={nearby} allowsCustomValue />
          <TextField {...field('address')} dir="auto" autoComplete="address-line1" />
          <TextField {...field('industry')} dir="auto" />
        </FormGroup>
        <FormGroup title={words('organization.told')} description={words('organization.toldText')}>
          <TextArea {...field('workingHoursAndDays')} dir="auto" />
          <TextArea {...field('pricing')} {...optional} dir="auto" />
          <TextArea
            {...field('features')}
            {...optional}
            dir="auto"
            hint={words('organization.featuresHint')}
          />
        </FormGroup>
        <FormActions save={words('registration.register')} />
      </Form>
    </Page>
  );
}
