import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeField } from './CodeField.tsx';

const meta = {
  title: 'Components/Fields/CodeField',
  id: 'components-codefield',
  component: CodeField,
  args: { label: 'Code' },
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { defaultValue: '4071', hint: 'We sent it to 054-222 3344.' } };

export const Failed: Story = {
  args: { defaultValue: '407196', error: 'This code has expired. Ask for a new one.' },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: '407196' } };

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { label: 'קוד', digits: 4, defaultValue: '407', hint: 'הקוד נשלח למספר \u2066054-222 3344\u2069.' },
};
