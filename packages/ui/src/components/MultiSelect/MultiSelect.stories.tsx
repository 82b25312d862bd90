import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

const args: MultiSelectProps<string> = {
  label: 'Channels',
  options: [
    { value: 'reception', label: 'Reception' },
    { value: 'after-hours', label: 'After hours' },
    { value: 'sales', label: 'Sales' },
    { value: 'children', label: 'קו ילדים', lang: 'he' },
  ],
};

const open = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
};

const meta = {
  title: 'Components/MultiSelect',
  component: MultiSelect,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem', minBlockSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MultiSelect>;
export default meta;

type Story = StoryObj<MultiSelectProps<string>>;

export const Ready: Story = {
  args: { defaultValue: ['reception', 'children'], hint: 'Whose calls are recorded.' },
};

export const Empty: Story = {};

export const One: Story = { args: { defaultValue: ['sales'] } };

export const Open: Story = { args: { defaultValue: ['after-hours'] }, play: open };

export const WithDescriptions: Story = {
  args: {
    label: 'Roles',
    defaultValue: ['manager'],
    options: [
      { value: 'owner', label: 'Owner', description: 'Everything, and the payments.' },
      { value: 'manager', label: 'Manager', description: 'Channels, contacts and the team.' },
      { value: 'staff', label: 'Staff', description: 'Not in this organization.', isDisabled: true },
    ],
  },
  play: open,
};

export const Failed: Story = {
  args: { defaultValue: ['sales'], error: 'Choose at least two.', hint: 'Whose calls are recorded.' },
};

export const Disabled: Story = { args: { defaultValue: ['reception', 'sales'], isDisabled: true } };

export const ReadOnly: Story = { args: { defaultValue: ['reception', 'sales'], isReadOnly: true } };

export const LongWords: Story = {
  args: {
    defaultValue: ['long', 'short'],
    options: [
      { value: 'long', label: 'Wijzigingsbevestigingsverzoekversendungsgenehmigungstelefonnummer' },
      { value: 'short', label: 'Sales' },
    ],
  },
  play: open,
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: {
    label: 'ערוצים',
    defaultValue: ['reception', 'sales'],
    options: [
      { value: 'reception', label: 'קבלה' },
      { value: 'after-hours', label: 'אחרי שעות העבודה' },
      { value: 'sales', label: 'מכירות' },
    ],
  },
};
