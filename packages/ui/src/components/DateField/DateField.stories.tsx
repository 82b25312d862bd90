import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPlace, upTo } from '../../testing/inPlace.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Components/Fields/DateField',
  id: 'components-datefield',
  component: DateField,
  args: { label: 'Date', defaultValue: '2026-03-26' },
  decorators: [upTo('20rem')],
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { hint: 'Of the first call.' } };

export const Empty: Story = { args: { defaultValue: null } };

export const Open: Story = {
  args: { defaultOpen: true, minValue: '2026-03-05', maxValue: '2026-04-20' },
};

export const Optional: Story = { args: { requiredIndicator: 'optional', defaultValue: null } };

export const Required: Story = { args: { requiredIndicator: 'required' } };

export const Failed: Story = {
  args: {
    hint: 'Of the first call.',
    minValue: '2026-03-27',
    error: 'Choose March 27 or a day after it.',
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const HiddenLabel: Story = { args: { isLabelHidden: true } };

export const LongWords: Story = {
  args: {
    label: 'Wijzigingsbevestigingsverzoekversendungsgenehmigungsdatum',
    error: 'Telefonnummernverwaltungsgesellschaftsmitgliedschaftsbescheinigungsdatum fehlt',
  },
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { label: 'תאריך', error: 'יש לבחור יום שאינו בעתיד.', requiredIndicator: 'optional' },
};

export const InHebrewOpen: Story = {
  globals: { locale: 'he' },
  args: { label: 'תאריך', defaultOpen: true },
};

export const InRussian: Story = {
  globals: { locale: 'ru' },
  args: { label: 'Дата', hint: 'Первого звонка.' },
};

export const Narrow: Story = {
  decorators: [inPlace('9rem')],
};
