import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguagesIcon } from '../../icons/index.ts';
import { inPlace } from '../../testing/inPlace.tsx';
import { NativeSelect, type NativeSelectProps } from './NativeSelect.tsx';

const languages = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'he', label: 'עברית', lang: 'he' },
  { value: 'ru', label: 'Русский', lang: 'ru' },
];

const args: NativeSelectProps<string> = { label: 'Language', options: languages };

const meta = {
  title: 'Components/Fields/NativeSelect',
  id: 'components-nativeselect',
  component: NativeSelect,
  args,
} satisfies Meta<typeof NativeSelect>;
export default meta;

type Story = StoryObj<NativeSelectProps<string>>;

export const Ready: Story = {};

export const WithIcon: Story = { args: { icon: <LanguagesIcon />, isLabelHidden: true, fitContent: true } };

export const Small: Story = {
  args: {
    label: 'Rows',
    isLabelHidden: true,
    size: 'small',
    fitContent: true,
    options: ['10', '25', '50'].map((value) => ({ value, label: `${value} rows` })),
    defaultValue: '25',
  },
};

export const WithHint: Story = { args: { hint: 'Of the console, not of the calls.' } };

export const Failed: Story = { args: { error: 'Choose a language.' } };

export const Empty: Story = { args: { placeholder: 'Choose a language', requiredIndicator: 'required' } };

export const Optional: Story = { args: { requiredIndicator: 'optional' } };

export const Required: Story = { args: { requiredIndicator: 'required' } };

export const Disabled: Story = { args: { isDisabled: true, icon: <LanguagesIcon /> } };

export const LongWords: Story = {
  args: {
    options: [{ value: 'a', label: 'Wijzigingsbevestigingsverzoekversendungsgenehmigungstelefonnummer' }],
  },
  decorators: [inPlace('14rem')],
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { label: 'שפה', defaultValue: 'he', icon: <LanguagesIcon /> },
};

export const PhoneNumbersInHebrew: Story = {
  globals: { locale: 'he' },
  args: {
    label: 'מספר טלפון',
    options: ['074 - 5540172', '074 - 5540175'].map((label) => ({ value: label, label, dir: 'ltr' })),
  },
};
