import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPlace } from '../../testing/inPlace.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const personalities = [
  { value: 'professional', label: 'Professional', description: 'Short and to the point' },
  { value: 'friendly', label: 'Friendly', description: 'Warm, sets creativity to 50%' },
  { value: 'daily', label: 'Daily', description: 'Chatty, sets creativity to 75%' },
];

const args: RadioGroupProps<string> = {
  label: 'Who answers',
  options: [
    { value: 'everyone', label: 'Everyone in turn' },
    { value: 'reception', label: 'Reception first' },
    { value: 'nobody', label: 'Nobody' },
  ],
};

const meta = {
  title: 'Components/Fields/RadioGroup',
  id: 'components-radiogroup',
  component: RadioGroup,
  args,
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<RadioGroupProps<string>>;

export const Ready: Story = { args: { defaultValue: 'reception', hint: 'During opening hours.' } };

export const Empty: Story = {};

export const Horizontal: Story = { args: { orientation: 'horizontal', defaultValue: 'everyone' } };

export const WithDescriptions: Story = {
  args: { label: 'Personality Type', options: personalities, defaultValue: 'friendly' },
};

export const Cards: Story = {
  args: {
    label: 'Personality Type',
    options: personalities,
    defaultValue: 'friendly',
    variant: 'cards',
    orientation: 'horizontal',
  },
};

export const NarrowCards: Story = {
  args: { ...Cards.args },
  decorators: [inPlace('18rem')],
};

export const Failed: Story = {
  args: { requiredIndicator: 'required', error: 'Choose who answers.', hint: 'During opening hours.' },
};

export const FailedCards: Story = { args: { ...Cards.args, error: 'Friendly is not on your plan.' } };

export const OneDisabled: Story = {
  args: {
    defaultValue: 'everyone',
    options: [
      { value: 'everyone', label: 'Everyone in turn' },
      {
        value: 'reception',
        label: 'Reception first',
        description: 'Needs a channel of its own.',
        isDisabled: true,
      },
      { value: 'nobody', label: 'Nobody' },
    ],
  },
};

export const Disabled: Story = { args: { defaultValue: 'reception', isDisabled: true } };

export const DisabledCards: Story = { args: { ...Cards.args, isDisabled: true } };

export const ReadOnly: Story = { args: { defaultValue: 'reception', isReadOnly: true } };

export const ReadOnlyCards: Story = { args: { ...Cards.args, isReadOnly: true } };

export const LongWords: Story = {
  args: {
    ...Cards.args,
    options: [
      {
        value: 'long',
        label: 'Wijzigingsbevestigingsverzoekversendungsgenehmigung',
        description: 'Telefonnummernverwaltungsgesellschaftsmitgliedschaftsbescheinigungsantrag',
      },
      { value: 'short', label: 'Sales' },
    ],
  },
  decorators: [inPlace('14rem')],
};

export const Narrow: Story = { args: { ...Horizontal.args }, decorators: [inPlace('10rem')] };

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: {
    label: 'סוג האישיות',
    variant: 'cards',
    orientation: 'horizontal',
    defaultValue: 'friendly',
    options: [
      { value: 'professional', label: 'מקצועית', description: 'קצר ולעניין' },
      { value: 'friendly', label: 'ידידותית', description: 'חמה, מכוונת את היצירתיות ל-50%' },
      { value: 'daily', label: 'יומיומית', description: 'מדברת בחופשיות, 75%' },
    ],
  },
};
