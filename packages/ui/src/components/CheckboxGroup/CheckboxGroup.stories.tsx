import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPlace } from '../../testing/inPlace.tsx';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

const args: CheckboxGroupProps<string> = {
  label: 'Tell me about',
  options: [
    { value: 'calls', label: 'Missed calls' },
    { value: 'appointments', label: 'New appointments' },
    { value: 'payments', label: 'Payments' },
  ],
};

const meta = {
  title: 'Components/Fields/CheckboxGroup',
  id: 'components-checkboxgroup',
  component: CheckboxGroup,
  args,
} satisfies Meta<typeof CheckboxGroup>;
export default meta;

type Story = StoryObj<CheckboxGroupProps<string>>;

export const Ready: Story = {
  args: { defaultValue: ['calls', 'payments'], hint: 'By mail, once a day.' },
};

export const Empty: Story = {};

export const Horizontal: Story = { args: { orientation: 'horizontal', defaultValue: ['calls'] } };

export const WithDescriptions: Story = {
  args: {
    defaultValue: ['calls'],
    options: [
      { value: 'calls', label: 'Missed calls', description: 'Those that nobody answered.' },
      { value: 'appointments', label: 'New appointments', description: 'Also those that wait for approval.' },
      {
        value: 'payments',
        label: 'Payments',
        description: 'Only owners are told of payments.',
        isDisabled: true,
      },
    ],
  },
};

export const Failed: Story = {
  args: { error: 'Choose at least one.', hint: 'By mail, once a day.', requiredIndicator: 'required' },
};

export const Disabled: Story = { args: { defaultValue: ['calls'], isDisabled: true } };

export const ReadOnly: Story = { args: { defaultValue: ['calls'], isReadOnly: true } };

export const LongWords: Story = {
  args: {
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
    label: 'מה לעדכן',
    defaultValue: ['calls'],
    options: [
      { value: 'calls', label: 'שיחות שלא נענו', description: 'גם אלה שנותקו לפני המענה.' },
      { value: 'appointments', label: 'פגישות חדשות' },
      { value: 'payments', label: 'תשלומים' },
    ],
  },
};
