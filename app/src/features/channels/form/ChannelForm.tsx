import { FormActions, type FormErrors, TabbedForm } from '@console/ui';
import { type ReactNode, useMemo, useRef } from 'react';
import {
  SavingNews,
  type SendOptions,
  useChecks,
  useSaving,
  type Version,
} from '../../../core/forms/index.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { useNumberFormats } from '../../../core/i18n/numberFormats.ts';
import { BasicFields, type Phones } from './BasicFields.tsx';
import { BotFields } from './BotFields.tsx';
import css from './ChannelForm.module.css';
import { type ChannelValues, longest } from './channelFields.ts';
import { BotNotSaved, isPaymentMissing, isPhoneTaken } from './channelForm.queries.ts';
import { labelsIn, spokenIn } from './channelLabels.ts';

export interface ChannelFormProps<Reply> {
  /** Unique name of the form, under which its draft is stored. */
  name: string;
  start: Version<ChannelValues>;
  phones: Phones;
  send: (values: ChannelValues, options: SendOptions) => Promise<Reply>;
  refresh?: () => Promise<Version<ChannelValues>>;
  onSaved: (reply: Reply) => void;
  /** Label of the submit button. */
  save: string;
  /** A button or link that leaves without saving. */
  cancel: ReactNode;
  /** Shown above the fields, for example why they can't be changed. */
  notice?: ReactNode;
  isDisabled: boolean;
  /** ID of the form, for a submit button outside it. */
  id?: string;
  headingLevel?: 2 | 3;
  /** Whether the tab of the representative is open at first. @default false */
  opensBot?: boolean;
}

/** The form to add or change a channel and its representative, on two tabs. */
export function ChannelForm<Reply>({
  name,
  start,
  phones,
  send,
  refresh,
  onSaved,
  save,
  cancel,
  notice,
  isDisabled,
  id,
  headingLevel = 2,
  opensBot = false,
}: ChannelFormProps<Reply>) {
  const t = useMessages();
  const { percent } = useNumberFormats();
  const check = useChecks();
  const labels = useMemo(() => labelsIn(t), [t]);
  // A number that another channel took disappears from the list. The error then explains why the field is empty.
  const isTaken = useRef(false);
  const fits = (value: string, count: number) =>
    value.length > count ? t('forms.tooLong', { count }) : undefined;
  const saving = useSaving<ChannelValues, Reply>({
    name,
    label: t('common.channel'),
    start,
    send,
    ...(refresh && { refresh }),
    onSaved,
    labels,
    fieldOf: (path) => (path.startsWith('bot.') ? path : (path.split('.')[0] ?? '')),
    errorsOf(error): FormErrors | undefined {
      if (isPaymentMissing(error)) return { '': t('channel.paymentNeeded') };
      if (!isPhoneTaken(error)) return undefined;
      isTaken.current = true;
      return { phoneNumber: t('channel.phoneTaken') };
    },
    validate: (values) => ({
      name: check.notEmpty(values.name, labels.name) ?? fits(values.name, longest.name),
      phoneNumber:
        values.phoneNumber === '' && isTaken.current
          ? t('channel.phoneTaken')
          : check.notNullObject(
              phones.choices.find(({ id }) => id === values.phoneNumber),
              labels.phoneNumber,
            ),
      'bot.name':
        check.notEmpty(values['bot.name'], labels['bot.name']) ?? fits(values['bot.name'], longest.name),
      'bot.repType': check.notEmpty(values['bot.repType'], labels['bot.repType']),
      'bot.personalityType': check.notEmpty(values['bot.personalityType'], labels['bot.personalityType']),
      'bot.openingMessage':
        check.notEmpty(values['bot.openingMessage'], labels['bot.openingMessage']) ??
        fits(values['bot.openingMessage'], longest.message),
      'bot.closingMessage': fits(values['bot.closingMessage'], longest.message),
    }),
  });
  const { values, conflict } = saving;
  const said = useMemo(
    () =>
      conflict && {
        ...conflict,
        mine: spokenIn(conflict.mine as ChannelValues, phones.choices, t, percent),
        theirs: spokenIn(conflict.theirs as ChannelValues, phones.choices, t, percent),
      },
    [conflict, phones.choices, t, percent],
  );
  const tabs = [
    {
      id: 'basic',
      label: t('channel.basic'),
      children: <BasicFields values={values} phones={phones} isDisabled={isDisabled} />,
    },
    {
      id: 'bot',
      label: t('channel.bot'),
      children: <BotFields values={values} isDisabled={isDisabled} />,
    },
  ];

  return (
    <>
      <div className={css.news}>
        {notice}
        <SavingNews saving={{ ...saving, conflict: said }} />
      </div>
      <TabbedForm
        key={saving.version}
        {...saving.form}
        describeFailure={(error) => {
          const sentence = saving.form.describeFailure(error);
          return error instanceof BotNotSaved ? `${t('channel.onlyBasicSaved')} ${sentence}` : sentence;
        }}
        {...(id !== undefined && { id })}
        tabs={tabs}
        defaultTab={opensBot ? 'bot' : 'basic'}
        showEditedBadges
        warnOnUnsaved={saving.form.warnOnUnsaved}
        headingLevel={headingLevel}
      >
        <FormActions save={save} sections={tabs} isDisabled={isDisabled}>
          {cancel}
        </FormActions>
      </TabbedForm>
    </>
  );
}
