import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const cities = [
  { value: 'beer-sheva', label: 'Beersheba', keywords: ['באר שבע'] },
  { value: 'eilat', label: 'Eilat', keywords: ['אילת'] },
  { value: 'haifa', label: 'Haifa', keywords: ['חיפה'] },
  { value: 'jerusalem', label: 'Jerusalem', keywords: ['ירושלים'] },
  { value: 'tel-aviv', label: 'Tel Aviv', keywords: ['תל אביב', 'Jaffa', 'Aviv'] },
  { value: 'tiberias', label: 'Tiberias', keywords: ['טבריה'], isDisabled: true },
];

const contacts = [
  { value: '1', label: 'Levinsky Bakery', description: 'Tel Aviv' },
  { value: '2', label: 'Maya Levin', description: 'Haifa' },
  { value: '3', label: 'Noa', description: 'Jerusalem' },
];

const args: ComboBoxProps = { label: 'City', options: cities };

const meta = {
  title: 'Components/Fields/ComboBox',
  id: 'components-combobox',
  component: ComboBox,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem', minBlockSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComboBox>;
export default meta;

type Story = StoryObj<typeof meta>;

const typing = (text: string) => async () => {
  await userEvent.type(screen.getByRole('combobox'), text);
  await screen.findByRole('listbox');
};

export const Ready: Story = { args: { defaultValue: 'haifa', hint: 'Where the representative answers.' } };

export const Empty: Story = { args: { placeholder: 'Haifa' } };

export const Open: Story = {
  args: { defaultValue: 'haifa' },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
  },
};

export const Filtered: Story = { play: typing('Tel') };

export const NothingFound: Story = { play: typing('Atlantis') };

export const FromServer: Story = {
  args: {
    label: 'Contact',
    options: [],
    onSearch: async (text) =>
      contacts.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
    searchDelay: 50,
  },
  play: async () => {
    await typing('Noa')();
    await screen.findByRole('option', { name: 'Noa Jerusalem' });
  },
};

export const TypeMore: Story = {
  args: { label: 'Contact', options: [], onSearch: async () => contacts, minCharacters: 3 },
  play: typing('l'),
};

export const Searching: Story = {
  args: { label: 'Contact', options: [], onSearch: () => new Promise(() => undefined), searchDelay: 0 },
  play: typing('lev'),
};

export const SearchFailed: Story = {
  args: {
    label: 'Contact',
    options: [],
    onSearch: () => Promise.reject(new Error('The server is away')),
    searchDelay: 0,
  },
  play: async () => {
    await typing('lev')();
    await screen.findByRole('button', { name: /Retry|ניסיון נוסף/ });
  },
};

export const FreeText: Story = {
  args: {
    label: 'Topic',
    options: ['Appointments', 'Delivery', 'Opening hours'].map((label) => ({ value: label, label })),
    allowsCustomValue: true,
    defaultValue: 'Gluten free bread',
    hint: 'One of the list, or your own words.',
  },
};

export const Failed: Story = {
  args: { defaultValue: 'haifa', error: 'Nobody answers in this city yet', hint: 'Where callers are.' },
};

export const Required: Story = { args: { requiredIndicator: 'required' } };

export const Disabled: Story = { args: { defaultValue: 'haifa', isDisabled: true } };

export const ReadOnly: Story = { args: { defaultValue: 'haifa', isReadOnly: true } };

export const LongWords: Story = {
  args: {
    label: 'Wijzigingsbevestigingsverzoekversendungsgenehmigungstelefonnummer',
    options: [
      {
        value: 'long',
        label: 'Telefonnummernverwaltungsgesellschaftsmitgliedschaftsbescheinigungsantrag',
        description: 'Wijzigingsbevestigingsverzoekversendungsgenehmigungstelefonnummernverwaltung',
      },
      { value: 'short', label: 'Tel' },
    ],
    defaultValue: 'long',
  },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '9rem' }}>
        <Story />
      </div>
    ),
  ],
  args: { defaultValue: 'jerusalem', hint: 'Where the representative answers.' },
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: {
    label: 'עיר',
    options: cities.map(({ value, label, keywords }) => ({
      value,
      label: keywords[0] ?? label,
      keywords: [label],
    })),
    defaultValue: 'haifa',
  },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
  },
};
