import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPlace } from '../../testing/inPlace.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Fields/Checkbox',
  id: 'components-checkbox',
  component: Checkbox,
  args: { children: 'Record calls' },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof Checkbox>;

export const Ready: Story = { args: { children: 'Record calls' } };

export const Checked: Story = { args: { defaultSelected: true } };

export const Mixed: Story = { args: { isIndeterminate: true, children: 'All channels' } };

export const WithHint: Story = { args: { hint: 'Callers are told at the start of the call.' } };

export const Failed: Story = {
  args: { children: 'I agree to the terms', error: 'Agree to the terms to go on.', hint: 'Read them first.' },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const DisabledChecked: Story = { args: { isDisabled: true, defaultSelected: true } };

export const ReadOnly: Story = { args: { isReadOnly: true, defaultSelected: true } };

export const ReadOnlyEmpty: Story = { args: { isReadOnly: true } };

export const InATableRow: Story = {
  render: () => <Checkbox aria-label="Select Olga Marchenko" />,
};

export const LongWords: Story = {
  args: {
    children:
      'Wijzigingsbevestigingsverzoekversendungsgenehmigung, sent to everybody who answers calls in the evening',
  },
  decorators: [inPlace('16rem')],
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { children: 'הקלטת שיחות', defaultSelected: true, hint: 'המתקשרים שומעים על כך בתחילת השיחה.' },
};
