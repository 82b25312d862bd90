import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
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
  title: 'Components/Fields/MultiSelect',
  id: 'components-multiselect',
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

const cities = [
  'Acre',
  'Afula',
  'Arad',
  'Ashdod',
  'Ashkelon',
  'Beersheba',
  'Eilat',
  'Haifa',
  'Holon',
  'Jerusalem',
]
  .concat(['Nazareth', 'Netanya', 'Tel Aviv', 'Tiberias'])
  .map((label) => ({ value: label, label }));

/** With 12 options or more, there is a search field above the list. */
export const Searched: Story = {
  args: { label: 'Cities', defaultValue: ['Haifa'], options: cities, hint: 'Where calls come from.' },
};

export const SearchedOpen: Story = {
  args: { ...Searched.args },
  play: async () => {
    await open();
    await userEvent.type(await screen.findByRole('searchbox'), 'ash');
  },
};

export const NothingFound: Story = {
  args: { ...Searched.args },
  play: async () => {
    await open();
    await userEvent.type(await screen.findByRole('searchbox'), 'Atlantis');
  },
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
