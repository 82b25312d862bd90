import { ComboBox, Link, PhoneField, TextField } from '@console/ui';
import { useRef, useState } from 'react';
import { useMessages } from '../../../core/i18n/index.ts';
import { paths } from '../../../paths.ts';
import css from './appointment.module.css';
import { type AppointmentValues, fieldLabels } from './appointmentValues.ts';
import { type FoundContact, useContactSearch } from './contactSearch.queries.ts';

export interface WhoFieldsProps {
  orgId: string;
  /** Initial values. */
  values: Pick<AppointmentValues, 'contact_name' | 'contact_phonenumber' | 'contact'>;
  isReadOnly: boolean;
  /** Called with the number of the contact that the person selects. */
  onChoosePhone?: (phone: string) => void;
}

/**
 * The name and number of the person an appointment is with. The name is free text or a contact from the suggestions.
 * Selecting a contact links the appointment to it and fills in its number, replacing a saved number or that of an
 * earlier selection. A number that the person typed here stays. Typing another name removes the link.
 */
export function WhoFields({ orgId, values, isReadOnly, onChoosePhone }: WhoFieldsProps) {
  const t = useMessages();
  const [chosen, setChosen] = useState<FoundContact | null>(null);
  const [isSavedName, setIsSavedName] = useState(true);
  const [phone, setPhone] = useState(values.contact_phonenumber);
  const isTyped = useRef(false);
  const { search, contactOf } = useContactSearch(orgId);
  const name = { name: 'contact_name', label: t(fieldLabels.contact_name), dir: 'auto' } as const;
  const contact = chosen?.id ?? (isSavedName ? values.contact : '');

  function choose(value: string | null) {
    const next = contactOf(value);
    setChosen(next);
    setIsSavedName(value?.trim() === values.contact_name.trim());
    if (!next) return;
    onChoosePhone?.(next.phone);
    // A contact without a number clears the number of the contact that was selected before.
    if (!isTyped.current && (next.phone || chosen)) setPhone(next.phone);
  }

  return (
    <>
      {isReadOnly ? (
        <TextField {...name} value={values.contact_name} isReadOnly />
      ) : (
        <ComboBox
          {...name}
          hint={t('appointment.contactHint')}
          defaultValue={values.contact_name || null}
          onChange={choose}
          onSearch={search}
          minCharacters={2}
          allowsCustomValue
          formValue="text"
        />
      )}
      <PhoneField
        name="contact_phonenumber"
        label={t(fieldLabels.contact_phonenumber)}
        {...(!isReadOnly && { requiredIndicator: 'optional' })}
        digits={10}
        value={phone}
        onChange={(number) => {
          isTyped.current = number !== '';
          setPhone(number);
        }}
        isReadOnly={isReadOnly}
        autoComplete="off"
      />
      <input type="hidden" name="contact" value={contact} />
      {contact && (
        <p className={css.link}>
          <Link href={paths.contact(orgId, contact)} isStandalone>
            {t('common.openContact')}
          </Link>
        </p>
      )}
    </>
  );
}
