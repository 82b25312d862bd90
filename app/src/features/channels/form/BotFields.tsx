import {
  creativity,
  creativityAfter,
  type PersonalityType,
  personalityTypes,
  representativeTypes,
} from '@console/contract/rules';
import { announce, FormGroup, NativeSelect, RadioGroup, Slider, TextArea, TextField } from '@console/ui';
import { useState } from 'react';
import { type MessageKey, useLanguage, useWords } from '../../../core/i18n/index.ts';
import css from './ChannelForm.module.css';
import { type ChannelValues, longest, oneOf } from './channelFields.ts';

export interface BotFieldsProps {
  values: ChannelValues;
  isDisabled: boolean;
}

const personalities: Record<PersonalityType, { label: MessageKey; text: MessageKey }> = {
  Professional: { label: 'channel.professional', text: 'channel.professionalText' },
  Friendly: { label: 'channel.friendly', text: 'channel.friendlyText' },
  Daily: { label: 'channel.daily', text: 'channel.dailyText' },
};
const types: Record<(typeof representativeTypes)[number], MessageKey> = {
  support: 'channel.support',
  technical: 'channel.technical',
  sales: 'channel.sales',
};

/** The representative: who answers, how freely, and with which words. */
export function BotFields({ values, isDisabled }: BotFieldsProps) {
  const words = useWords();

  return (
    <>
      <FormGroup title={words('channel.representative')} description={words('channel.representativeText')}>
        <div className={css.pair}>
          <TextField
            name="bot.name"
            label={words('channel.repName')}
            defaultValue={values['bot.name']}
            necessity="required"
            isDisabled={isDisabled}
          />
          <NativeSelect
            name="bot.repType"
            label={words('channel.repType')}
            options={representativeTypes.map((value) => ({ value, label: words(types[value]) }))}
            defaultValue={oneOf(representativeTypes, values['bot.repType']) ?? 'sales'}
            necessity="required"
            isDisabled={isDisabled}
          />
        </div>
        <Manner values={values} isDisabled={isDisabled} />
      </FormGroup>
      <FormGroup title={words('channel.knowledge')} description={words('channel.knowledgeText')}>
        <TextArea
          name="bot.product_features"
          label={words('channel.features')}
          necessity="optional"
          defaultValue={values['bot.product_features']}
          isDisabled={isDisabled}
        />
      </FormGroup>
      <FormGroup title={words('channel.speech')} description={words('channel.speechText')}>
        <TextArea
          name="bot.openingMessage"
          label={words('channel.opening')}
          placeholder={words('channel.openingExample')}
          limit={longest.message}
          necessity="required"
          dir="auto"
          defaultValue={values['bot.openingMessage']}
          isDisabled={isDisabled}
        />
        <TextArea
          name="bot.closingMessage"
          label={words('channel.closing')}
          limit={longest.message}
          necessity="optional"
          rows={2}
          dir="auto"
          defaultValue={values['bot.closingMessage']}
          isDisabled={isDisabled}
        />
        <TextArea
          name="bot.goals"
          label={words('channel.goals')}
          necessity="optional"
          defaultValue={values['bot.goals']}
          isDisabled={isDisabled}
        />
      </FormGroup>
    </>
  );
}

/** Personality and creativity. A personality may bring its own creativity, and then says what it was before. */
function Manner({ values, isDisabled }: BotFieldsProps) {
  const words = useWords();
  const language = useLanguage();
  const [level, setLevel] = useState(Number(values['bot.creativityScale']));
  const [change, setChange] = useState<string>();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });

  function choose(personality: PersonalityType) {
    const next = creativityAfter(personality, level);
    const key = next === level ? 'channel.creativityKept' : 'channel.creativitySet';
    const sentence = words(key, {
      personality: words(personalities[personality].label),
      now: percent.format(next),
      before: percent.format(level),
    });
    setLevel(next);
    setChange(sentence);
    announce(sentence);
  }

  return (
    <>
      <RadioGroup
        name="bot.personalityType"
        label={words('channel.personality')}
        look="cards"
        orientation="horizontal"
        options={personalityTypes.map((value) => ({
          value,
          label: words(personalities[value].label),
          description: words(personalities[value].text),
        }))}
        defaultValue={oneOf(personalityTypes, values['bot.personalityType']) ?? 'Professional'}
        necessity="required"
        isDisabled={isDisabled}
        onChange={choose}
      />
      <Slider
        name="bot.creativityScale"
        label={words('channel.creativity')}
        minValue={creativity.min}
        maxValue={creativity.max}
        step={creativity.step}
        formatOptions={{ style: 'percent' }}
        endWords={{ least: words('channel.leastCreative'), greatest: words('channel.mostCreative') }}
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
