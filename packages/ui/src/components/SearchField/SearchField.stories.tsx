import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const args: SearchFieldProps = { label: 'Search contacts' };

const meta = {
  title: 'Components/Fields/SearchField',
  id: 'components-searchfield',
  component: SearchField,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof SearchField>;

export const Ready: Story = { args: { defaultValue: 'Levin', hint: 'Name or phone number' } };

export const Empty: Story = { args: { placeholder: 'Levin' } };

export const HiddenLabel: Story = { args: { isLabelHidden: true, placeholder: 'Search contacts' } };

export const Failed: Story = {
  args: { defaultValue: '(', error: 'Leave out the bracket: only letters and digits are searched.' },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Levin' } };

export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 'Levin' } };

export const LongWords: Story = {
  args: {
    label: 'Wijzigingsbevestigingsverzoekversendungsgenehmigungstelefonnummer',
    defaultValue: 'Telefonnummernverwaltungsgesellschaftsmitgliedschaftsbescheinigung',
  },
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { label: 'חיפוש אנשי קשר', defaultValue: 'לוין', hint: 'שם או מספר טלפון' },
};
