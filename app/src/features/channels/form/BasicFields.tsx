import { channelTypes, phoneLabel } from '@console/contract/rules';
import { Checkbox, FormGroup, NativeSelect, TextField } from '@console/ui';
import type { QueryState } from '../../../core/cache/requestFailures.ts';
import { type Translate, useMessages } from '../../../core/i18n/index.ts';
import { PartMissing } from '../../../core/loading/lazyOnIdle.tsx';
import type { ChannelValues } from './channelFields.ts';

/** A phone number that can be selected. */
export interface PhoneChoice {
  id: string;
  number: string;
}

/** The phone numbers that can be selected, and their loading state. */
export interface Phones {
  choices: readonly PhoneChoice[];
  isPending: boolean;
  /** They were loaded, and there are none. */
  isNoneFree: boolean;
  /** The queries that load them. */
  parts: readonly QueryState[];
}

export interface BasicFieldsProps {
  values: ChannelValues;
  phones: Phones;
  isDisabled: boolean;
}

/** The fields of the line: its name, type and number, whether it is active and whether appointments need approval. */
export function BasicFields({ values, phones, isDisabled }: BasicFieldsProps) {
  const t = useMessages();

  return (
    <>
      <FormGroup title={t('channel.line')} description={t('channel.lineText')}>
        <TextField
          name="name"
          label={t('channel.name')}
          hint={t('channel.nameHint')}
          defaultValue={values.name}
          requiredIndicator="required"
          isDisabled={isDisabled}
        />
        <NativeSelect
          name="type"
          label={t('common.type')}
          options={typesWith(values.type, t)}
          defaultValue={values.type}
          isDisabled={isDisabled}
        />
        <PhoneSelect chosen={values.phoneNumber} phones={phones} isDisabled={isDisabled} />
      </FormGroup>
      <FormGroup title={t('channel.work')} description={t('channel.workText')}>
        <Checkbox name="active" value="on" defaultSelected={values.active !== ''} isDisabled={isDisabled}>
          {t('channel.active')}
        </Checkbox>
        <Checkbox
          name="appointmentsNeedApproval"
          value="on"
          defaultSelected={values.appointmentsNeedApproval !== ''}
          isDisabled={isDisabled}
        >
          {t('channel.needApproval')}
        </Checkbox>
      </FormGroup>
    </>
  );
}

interface PhoneSelectProps {
  chosen: string;
  phones: Phones;
  isDisabled: boolean;
}

function PhoneSelect({ chosen, phones, isDisabled }: PhoneSelectProps) {
  const t = useMessages();
  const { choices, isPending, isNoneFree, parts } = phones;
  const known = choices.some(({ id }) => id === chosen);

  return (
    <>
      <NativeSelect
        // Remounts when the numbers load, so that the earlier selection applies.
        key={String(known)}
        name="phoneNumber"
        label={t('common.phoneNumber')}
        placeholder={t(isPending ? 'channel.phonesLoading' : 'channel.choosePhone')}
        options={choices.map(({ id, number }) => ({ value: id, label: phoneLabel(number), dir: 'ltr' }))}
        {...(known && { defaultValue: chosen })}
        {...(isNoneFree && { hint: t('channel.noFreePhones') })}
        requiredIndicator="required"
        isDisabled={isDisabled}
      />
      <PartMissing title={t('channel.phonesFailed')} parts={parts} />
    </>
  );
}

/** The known channel types, plus the channel's own type if it is unknown. */
function typesWith(type: string, t: Translate) {
  const [phone, whatsapp] = channelTypes;
  const known = [
    { value: phone as string, label: t('channels.typePhone') },
    { value: whatsapp as string, label: t('channels.typeWhatsapp') },
  ];
  return known.some(({ value }) => value === type) ? known : [...known, { value: type, label: type }];
}
