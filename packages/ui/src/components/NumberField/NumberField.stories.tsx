import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPlace, upTo } from '../../testing/inPlace.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

const args: NumberFieldProps = { label: 'Visits a day', minValue: 0, maxValue: 40 };

const meta = {
  title: 'Components/Fields/NumberField',
  id: 'components-numberfield',
  component: NumberField,
  args,
  decorators: [upTo('16rem')],
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof NumberField>;

export const Ready: Story = { args: { defaultValue: 12, hint: 'At most 40' } };

export const Empty: Story = { args: { placeholder: '12', requiredIndicator: 'optional' } };

export const AtItsEnd: Story = { args: { defaultValue: 40 } };

export const WithUnit: Story = {
  args: {
    label: 'Length of a visit',
    placeholder: '30 minutes',
    defaultValue: 30,
    minValue: 5,
    maxValue: 240,
    step: 5,
    formatOptions: { style: 'unit', unit: 'minute', unitDisplay: 'long' },
  },
};

export const Money: Story = {
  args: {
    label: 'Price of a visit',
    defaultValue: 350,
    maxValue: 10_000,
    formatOptions: { style: 'currency', currency: 'ILS' },
    hasSteppers: false,
  },
};

export const Failed: Story = {
  args: { defaultValue: 0, error: 'Allow at least one visit.', hint: 'At most 40' },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 12 } };

export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 12 } };

export const LongWords: Story = {
  args: {
    label: 'Wijzigingsbevestigingsverzoekversendungsgenehmigungstelefonnummer',
    defaultValue: 123_456_789_012,
    maxValue: 999_999_999_999,
  },
};

export const Narrow: Story = { args: { ...WithUnit.args }, decorators: [inPlace('10rem')] };

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { label: 'הפרש בשעות', defaultValue: -3, minValue: -12, maxValue: 12 },
};

export const InRussian: Story = {
  globals: { locale: 'ru' },
  args: { label: 'Средняя оценка', defaultValue: 4.5, step: 0.1 },
};
