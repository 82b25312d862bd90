import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { CountryField, type CountryFieldProps } from './CountryField.tsx';

const args: CountryFieldProps = { label: 'Country' };

const meta = {
  title: 'Components/Fields/CountryField',
  id: 'components-countryfield',
  component: CountryField,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem', minBlockSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CountryField>;
export default meta;

type Story = StoryObj<typeof meta>;

const typing = (text: string, found: string) => async () => {
  await userEvent.type(screen.getByRole('combobox'), text);
  await screen.findByRole('option', { name: found });
};

export const Ready: Story = { args: { defaultValue: 'il', hint: 'Israel, unless you change it.' } };

export const Empty: Story = { args: { placeholder: 'Israel' } };

export const FoundByOwnName: Story = { play: typing('Deutschland', 'Germany') };

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(screen.getByRole('combobox'), 'Atlantis');
    await screen.findByRole('listbox');
  },
};

export const Failed: Story = { args: { error: 'Choose a country' } };

export const Optional: Story = { args: { requiredIndicator: 'optional' } };

export const Disabled: Story = { args: { defaultValue: 'il', isDisabled: true, placeholder: 'Israel' } };

export const ReadOnly: Story = { args: { defaultValue: 'il', isReadOnly: true, placeholder: 'Israel' } };

export const LongWords: Story = {
  args: { defaultValue: 'gs', hint: 'South Georgia & South Sandwich Islands' },
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
  args: { label: 'מדינה', defaultValue: 'il' },
  play: async () => {
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard('{Control>}a{/Control}גרמניה');
    await screen.findByRole('listbox');
  },
};
