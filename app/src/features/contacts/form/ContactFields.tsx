import { contactStatuses } from '@console/contract/rules';
import {
  ComboBox,
  DateTimeField,
  NativeSelect,
  PhoneField,
  type PhoneFieldProps,
  TextArea,
  TextField,
} from '@console/ui';
import { useMessages } from '../../../core/i18n/index.ts';
import type { ContactField, ContactValues } from './contactFields.ts';
import { findManagers } from './contactForm.queries.ts';
import { labelsIn, statusIn } from './contactLabels.ts';

export interface ContactFieldsProps {
  values: ContactValues;
  isDisabled: boolean;
  /** Additional props of the phone field. */
  phone: Pick<PhoneFieldProps, 'hint' | 'onChange' | 'onBlur' | 'ref'>;
}

/** The fields of a contact. */
export function ContactFields({ values, isDisabled, phone }: ContactFieldsProps) {
  const t = useMessages();
  const labels = labelsIn(t);
  const field = (name: ContactField) => ({ name, label: labels[name], isDisabled });
  const optional = { requiredIndicator: 'optional' } as const;

  return (
    <>
      <TextField {...field('name')} defaultValue={values.name} dir="auto" autoComplete="off" />
      <PhoneField {...field('phone')} {...phone} digits={10} defaultValue={values.phone} autoComplete="off" />
      <TextField
        {...field('email')}
        {...optional}
        type="email"
        inputMode="email"
        dir="ltr"
        defaultValue={values.email}
        autoComplete="off"
      />
      <NativeSelect
        {...field('status')}
        defaultValue={values.status}
        options={contactStatuses.map((status) => ({ value: status, label: statusIn(status, t) }))}
      />
      <ComboBox
        {...field('responsible')}
        {...optional}
        hint={t('contactForm.responsibleHint')}
        defaultValue={values.responsible || null}
        onSearch={findManagers}
        searchDelay={300}
        minCharacters={2}
        allowsCustomValue
      />
      <TextField {...field('source')} {...optional} defaultValue={values.source} dir="auto" />
      <DateTimeField
        {...field('nextDateOfContact')}
        {...optional}
        {...(values.nextDateOfContact && { defaultValue: values.nextDateOfContact })}
      />
      {values.notes !== undefined && (
        <TextArea {...field('notes')} {...optional} rows={4} defaultValue={values.notes} dir="auto" />
      )}
    </>
  );
}
