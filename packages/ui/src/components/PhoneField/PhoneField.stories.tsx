import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
import { phoneProblem } from './phone.ts';

const args: PhoneFieldProps = { label: 'Phone', digits: 10, hint: '10 digits, the number callers see.' };

const meta = {
  title: 'Components/Fields/PhoneField',
  id: 'components-phonefield',
  component: PhoneField,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { defaultValue: '054-222 3344' } };

export const Empty: Story = { args: { placeholder: '054-222 3344' } };

export const Required: Story = { args: { requiredIndicator: 'required' } };

export const Failed: Story = { args: { defaultValue: '054-22', error: 'Phone number must be 10 digits' } };

const sentences = {
  characters: 'Phone number can have only digits',
  short: 'Phone number must be 10 digits',
  long: 'Phone number must be 10 digits',
};

/** The error appears on blur, and disappears when the number is valid. */
export const CheckedByItsHost: Story = {
  render: function Checked(args) {
    const [number, setNumber] = useState('');
    const [isLeft, setLeft] = useState(false);
    const problem = phoneProblem(number, args.digits);

    return (
      <PhoneField
        {...args}
        value={number}
        onChange={setNumber}
        onBlur={() => setLeft(true)}
        error={isLeft && problem ? sentences[problem] : undefined}
      />
    );
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: '054-222 3344' } };

export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: '054-222 3344' } };

export const LongWords: Story = {
  args: {
    label: 'Wijzigingsbevestigingsverzoekversendungsgenehmigungstelefonnummer',
    defaultValue: '05422233445566778899001122334455667788990011',
    error: 'Telefonnummernverwaltungsgesellschaftsmitgliedschaftsbescheinigung fehlt',
  },
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { label: 'טלפון', hint: '10 ספרות', defaultValue: '+972 54-222 3344', error: 'יש להזין 10 ספרות' },
};
