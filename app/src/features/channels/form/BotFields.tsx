import {
  creativity,
  creativityAfter,
  type PersonalityType,
  personalityTypes,
  representativeTypes,
} from '@console/contract/rules';
import { announce, FormGroup, NativeSelect, RadioGroup, Slider, TextArea, TextField } from '@console/ui';
import { useState } from 'react';
import { type Translate, useMessages } from '../../../core/i18n/index.ts';
import { type NumberFormats, useNumberFormats } from '../../../core/i18n/numberFormats.ts';
import css from './ChannelForm.module.css';
import { type ChannelValues, longest, oneOf } from './channelFields.ts';
import { personalityIn, repTypeIn } from './channelLabels.ts';

export interface BotFieldsProps {
  values: ChannelValues;
  isDisabled: boolean;
}

/** The description of a personality, with the creativity that it sets. */
function personalityText(personality: PersonalityType, t: Translate, { percent }: NumberFormats) {
  if (personality === 'Professional') return t('channel.professionalText');
  const key = personality === 'Friendly' ? 'channel.friendlyText' : 'channel.dailyText';
  return t(key, { percent: percent(creativityAfter(personality, 0)) });
}

/** The fields of the representative: name and role, personality and creativity, and texts. */
export function BotFields({ values, isDisabled }: BotFieldsProps) {
  const t = useMessages();

  return (
    <>
      <FormGroup title={t('common.representative')} description={t('channel.representativeText')}>
        <div className={css.pair}>
          <TextField
            name="bot.name"
            label={t('channel.repName')}
            defaultValue={values['bot.name']}
            requiredIndicator="required"
            isDisabled={isDisabled}
          />
          <NativeSelect
            name="bot.repType"
            label={t('channel.repType')}
            options={representativeTypes.map((value) => ({ value, label: repTypeIn(value, t) }))}
            defaultValue={oneOf(representativeTypes, values['bot.repType']) ?? 'sales'}
            requiredIndicator="required"
            isDisabled={isDisabled}
          />
        </div>
        <Manner values={values} isDisabled={isDisabled} />
      </FormGroup>
      <FormGroup title={t('channel.knowledge')} description={t('channel.knowledgeText')}>
        <TextArea
          name="bot.product_features"
          label={t('channel.features')}
          requiredIndicator="optional"
          defaultValue={values['bot.product_features']}
          isDisabled={isDisabled}
        />
      </FormGroup>
      <FormGroup title={t('channel.speech')} description={t('channel.speechText')}>
        <TextArea
          name="bot.openingMessage"
          label={t('channel.opening')}
          placeholder={t('channel.openingExample')}
          limit={longest.message}
          requiredIndicator="required"
          dir="auto"
          defaultValue={values['bot.openingMessage']}
          isDisabled={isDisabled}
        />
        <TextArea
          name="bot.closingMessage"
          label={t('channel.closing')}
          limit={longest.message}
          requiredIndicator="optional"
          rows={2}
          dir="auto"
          defaultValue={values['bot.closingMessage']}
          isDisabled={isDisabled}
        />
        <TextArea
          name="bot.goals"
          label={t('channel.goals')}
          requiredIndicator="optional"
          defaultValue={values['bot.goals']}
          isDisabled={isDisabled}
        />
      </FormGroup>
    </>
  );
}

/** Personality and creativity. Selecting a personality can set the creativity; a message shows the previous value. */
function Manner({ values, isDisabled }: BotFieldsProps) {
  const t = useMessages();
  const [level, setLevel] = useState(Number(values['bot.creativityScale']));
  const [change, setChange] = useState<string>();
  const numbers = useNumberFormats();

  function choose(personality: PersonalityType) {
    const next = creativityAfter(personality, level);
    const key = next === level ? 'channel.creativityKept' : 'channel.creativitySet';
    const sentence = t(key, {
      personality: personalityIn(personality, t),
      now: numbers.percent(next),
      before: numbers.percent(level),
    });
    setLevel(next);
    setChange(sentence);
    announce(sentence);
  }

  return (
    <>
      <RadioGroup
        name="bot.personalityType"
        label={t('channel.personality')}
        variant="cards"
        orientation="horizontal"
        options={personalityTypes.map((value) => ({
          value,
          label: personalityIn(value, t),
          description: personalityText(value, t, numbers),
        }))}
        defaultValue={oneOf(personalityTypes, values['bot.personalityType']) ?? 'Professional'}
        requiredIndicator="required"
        isDisabled={isDisabled}
        onChange={choose}
      />
      <Slider
        name="bot.creativityScale"
        label={t('channel.creativity')}
        minValue={creativity.min}
        maxValue={creativity.max}
        step={creativity.step}
        formatOptions={{ style: 'percent' }}
        endLabels={{ least: t('channel.leastCreative'), greatest: t('channel.mostCreative') }}
        value={level}
        onChange={(next) => {
          setLevel(next);
          setChange(undefined);
        }}
        {...(change !== undefined && { hint: change })}
        isDisabled={isDisabled}
      />
    </>
  );
}
