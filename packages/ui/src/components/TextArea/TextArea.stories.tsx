import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPlace, upTo } from '../../testing/inPlace.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const args: TextAreaProps = { label: 'Closing Message', defaultValue: 'Thank you for calling.' };

const meta = {
  title: 'Components/Fields/TextArea',
  id: 'components-textarea',
  component: TextArea,
  args,
  decorators: [upTo('24rem')],
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof TextArea>;

export const Ready: Story = { args: { hint: 'Said before the call ends.' } };

export const Empty: Story = {
  args: { defaultValue: '', placeholder: 'Thank you for…', requiredIndicator: 'optional' },
};

export const WithLimit: Story = { args: { limit: 60 } };

export const NearItsLimit: Story = { args: { limit: 25, hint: 'Said before the call ends.' } };

export const OverItsLimit: Story = { args: { limit: 20, error: 'Shorten it to 20 characters.' } };

export const Failed: Story = {
  args: { defaultValue: '', error: 'Closing Message is required', hint: 'Said before the call ends.' },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const LongWords: Story = {
  args: {
    label: 'Wijzigingsbevestigingsverzoekversendungsgenehmigungstelefonnummer',
    defaultValue: 'Telefonnummernverwaltungsgesellschaftsmitgliedschaftsbescheinigung'.repeat(3),
    limit: 100,
  },
};

export const Narrow: Story = {
  args: { limit: 20, error: 'Shorten it to 20 characters.' },
  decorators: [inPlace('10rem')],
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { label: 'הודעת סיום', defaultValue: 'תודה שהתקשרת.', limit: 20, requiredIndicator: 'optional' },
};
