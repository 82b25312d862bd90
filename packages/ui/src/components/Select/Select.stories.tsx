import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { LanguagesIcon } from '../../icons/index.ts';
import { Select, type SelectProps } from './Select.tsx';

const args: SelectProps<string> = {
  label: 'Representative Type',
  options: [
    { value: 'sales', label: 'Sales' },
    { value: 'service', label: 'Customer service' },
    { value: 'support', label: 'Technical support' },
  ],
};

const open = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
};

const meta = {
  title: 'Components/Fields/Select',
  id: 'components-select',
  component: Select,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem', minBlockSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<SelectProps<string>>;

export const Ready: Story = { args: { defaultValue: 'sales', hint: 'Who answers on this channel.' } };

export const Empty: Story = {};

export const Open: Story = { args: { defaultValue: 'service' }, play: open };

export const WithDescriptions: Story = {
  args: {
    label: 'Role',
    defaultValue: 'viewer',
    options: [
      { value: 'owner', label: 'Owner', description: 'Everything, and the payments.' },
      { value: 'manager', label: 'Manager', description: 'Channels, contacts and the team.' },
      { value: 'viewer', label: 'Viewer', description: 'Reads, and changes nothing.' },
      { value: 'staff', label: 'Staff', description: 'Not in this organization.', isDisabled: true },
    ],
  },
  play: open,
};

export const Languages: Story = {
  args: {
    label: 'Language',
    icon: <LanguagesIcon />,
    defaultValue: 'he',
    options: [
      { value: 'he', label: 'עברית', lang: 'he' },
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'ru', label: 'Русский', lang: 'ru' },
    ],
  },
};

export const Failed: Story = {
  args: {
    label: 'Phone Number',
    defaultValue: 'sales',
    error: 'This number is used by another channel',
    hint: 'Numbers you bought.',
  },
};

export const Disabled: Story = { args: { defaultValue: 'sales', isDisabled: true } };

export const ReadOnly: Story = { args: { defaultValue: 'sales', isReadOnly: true } };

export const Optional: Story = { args: { requiredIndicator: 'optional' } };

export const LongWords: Story = {
  args: {
    defaultValue: 'long',
    options: [
      {
        value: 'long',
        label: 'Wijzigingsbevestigingsverzoekversendungsgenehmigungstelefonnummernverwaltung',
        description: 'Telefonnummernverwaltungsgesellschaftsmitgliedschaftsbescheinigungsantrag',
      },
      { value: 'short', label: 'Sales' },
    ],
  },
  play: open,
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: {
    label: 'סוג הנציג',
    defaultValue: 'sales',
    options: [
      { value: 'sales', label: 'מכירות' },
      { value: 'service', label: 'שירות לקוחות', description: 'עונה על שאלות ופותח פניות.' },
    ],
  },
  play: open,
};
