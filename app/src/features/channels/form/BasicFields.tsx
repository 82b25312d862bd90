import { channelTypes, phoneLabel } from '@console/contract/rules';
import { Checkbox, FormGroup, NativeSelect, TextField } from '@console/ui';
import type { Asked } from '../../../core/cache/trouble.queries.ts';
import { useWords, type Words } from '../../../core/i18n/index.ts';
import { PartMissing } from '../../../core/loading/later.tsx';
import type { ChannelValues } from './channelFields.ts';

/** A number that can be chosen. */
export interface PhoneChoice {
  id: string;
  number: string;
}

/** The numbers that can be chosen, and how they were loaded. */
export interface Phones {
  choices: readonly PhoneChoice[];
  isPending: boolean;
  /** They were loaded, and there is none. */
  isNoneFree: boolean;
  /** What brings them. */
  parts: readonly Asked[];
}

export interface BasicFieldsProps {
  values: ChannelValues;
  phones: Phones;
  isDisabled: boolean;
}

/** The line itself: its name, kind and number, and whether it answers. */
export function BasicFields({ values, phones, isDisabled }: BasicFieldsProps) {
  const words = useWords();

  return (
    <>
      <FormGroup title={words('channel.line')} description={words('channel.lineText')}>
        <TextField
          name="name"
          label={words('channel.name')}
          hint={words('channel.nameHint')}
          defaultValue={values.name}
          necessity="required"
          isDisabled={isDisabled}
        />
        <NativeSelect
          name="type"
          label={words('channel.type')}
          options={typesWith(values.type, words)}
          defaultValue={values.type}
          isDisabled={isDisabled}
        />
        <PhoneSelect chosen={values.phoneNumber} phones={phones} isDisabled={isDisabled} />
      </FormGroup>
      <FormGroup title={words('channel.work')} description={words('channel.workText')}>
        <Checkbox name="active" value="on" defaultSelected={values.active !== ''} isDisabled={isDisabled}>
          {words('channel.active')}
        </Checkbox>
        <Checkbox
          name="appointmentsNeedApproval"
          value="on"
          defaultSelected={values.appointmentsNeedApproval !== ''}
          isDisabled={isDisabled}
        >
          {words('channel.needApproval')}
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
  const words = useWords();
  const { choices, isPending, isNoneFree, parts } = phones;
  const known = choices.some(({ id }) => id === chosen);

  return (
    <>
      <NativeSelect
        // What was chosen before the numbers came is chosen once they are here.
        key={String(known)}
        name="phoneNumber"
        label={words('channel.phoneNumber')}
        placeholder={words(isPending ? 'channel.phonesLoading' : 'channel.choosePhone')}
        options={choices.map(({ id, number }) => ({ value: id, label: phoneLabel(number), dir: 'ltr' }))}
        {...(known && { defaultValue: chosen })}
        {...(isNoneFree && { hint: words('channel.noFreePhones') })}
        necessity="required"
        isDisabled={isDisabled}
      />
      <PartMissing title={words('channel.phonesFailed')} parts={parts} />
    </>
  );
}

/** The kinds the console knows, and the one a channel has when it is none of them. */
function typesWith(type: string, words: Words) {
  const [phone, whatsapp] = channelTypes;
  const known = [
    { value: phone as string, label: words('channels.typePhone') },
    { value: whatsapp as string, label: words('channels.typeWhatsapp') },
  ];
  return known.some(({ value }) => value === type) ? known : [...known, { value: type, label: type }];
}
