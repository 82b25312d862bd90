import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { InternationalPhoneField, type InternationalPhoneFieldProps } from './InternationalPhoneField.tsx';
import type { InternationalPhone } from './internationalPhone.ts';

const args: InternationalPhoneFieldProps = { label: 'Phone', hint: 'We call it back.' };

const meta = {
  title: 'Components/Fields/InternationalPhoneField',
  id: 'components-internationalphonefield',
  component: InternationalPhoneField,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '28rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InternationalPhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { defaultValue: '+972542223344' } };

export const Empty: Story = { args: { defaultCountry: 'il' } };

export const Failed: Story = {
  args: { defaultValue: '+97254', error: 'The phone number is too short' },
};

export const WithoutCountry: Story = {
  args: { defaultValue: '0542223344', error: 'Choose the country of the phone number' },
};

const sentences = {
  country: 'Choose the country of the phone number',
  characters: 'A phone number can have only digits',
  short: 'The phone number is too short',
  long: 'The phone number is too long',
};

/** The error appears when focus leaves both fields, and disappears when the number is valid. */
export const CheckedByItsHost: Story = {
  render: function Checked(args) {
    const [phone, setPhone] = useState<InternationalPhone>();
    const [isLeft, setLeft] = useState(false);

    return (
      <InternationalPhoneField
        {...args}
        value={phone?.number ?? ''}
        onChange={(_number, next) => setPhone(next)}
        onBlur={() => setLeft(true)}
        error={isLeft && phone?.problem ? sentences[phone.problem] : undefined}
      />
    );
  },
};

export const Required: Story = { args: { requiredIndicator: 'required' } };

export const Optional: Story = { args: { requiredIndicator: 'optional' } };

export const Disabled: Story = { args: { defaultValue: '+972542223344', isDisabled: true } };

export const ReadOnly: Story = { args: { defaultValue: '+972542223344', isReadOnly: true } };

export const LongWords: Story = {
  args: {
    label: 'Wijzigingsbevestigingsverzoekversendungsgenehmigungstelefonnummer',
    defaultValue: '+50054222334455667788990011223344',
    error: 'Telefonnummernverwaltungsgesellschaftsmitgliedschaftsbescheinigung fehlt',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '9rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { label: 'טלפון', hint: 'אליו נחזור.', defaultValue: '+972542223344' },
};
