import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPlace, upTo } from '../../testing/inPlace.tsx';
import { DateTimeField } from './DateTimeField.tsx';

const meta = {
  title: 'Components/Fields/DateTimeField',
  id: 'components-datetimefield',
  component: DateTimeField,
  args: { label: 'Start', defaultValue: '2026-03-26T14:30:00Z', timeZone: 'Asia/Jerusalem' },
  decorators: [upTo('22rem')],
} satisfies Meta<typeof DateTimeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { hint: 'When Noa calls Levinsky Bakery.' } };

export const Empty: Story = { args: { defaultValue: null } };

export const Open: Story = { args: { defaultOpen: true } };

export const InAnHourThatComesTwice: Story = { args: { defaultValue: '2026-10-24T23:30:00Z' } };

export const Optional: Story = { args: { requiredIndicator: 'optional', defaultValue: null } };

export const Required: Story = { args: { requiredIndicator: 'required' } };

export const Failed: Story = {
  args: {
    hint: 'When Noa calls Levinsky Bakery.',
    minValue: '2026-03-26T18:00:00Z',
    error: 'Choose a time after 8 in the evening.',
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const LongWords: Story = {
  args: {
    label: 'Wijzigingsbevestigingsverzoekversendungsgenehmigungszeitpunkt',
    error: 'Telefonnummernverwaltungsgesellschaftsmitgliedschaftsbescheinigungszeitpunkt fehlt',
  },
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { label: 'התחלה', requiredIndicator: 'optional' },
};

export const InHebrewOpen: Story = { globals: { locale: 'he' }, args: { label: 'התחלה', defaultOpen: true } };

export const InRussian: Story = {
  globals: { locale: 'ru' },
  args: { label: 'Начало', hint: 'Когда Ноа звонит.' },
};

export const Narrow: Story = {
  decorators: [inPlace('11rem')],
};
