import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPlace } from '../../testing/inPlace.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Fields/Switch',
  id: 'components-switch',
  component: Switch,
  args: { label: 'Active: Reception', onLabel: 'Active', offLabel: 'Inactive' },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { defaultSelected: true } };

export const Off: Story = {};

export const PlainWords: Story = {
  render: () => <Switch label="Email me a summary" isLabelShown defaultSelected />,
};

export const Busy: Story = { args: { defaultSelected: true, isBusy: true } };

export const WithHint: Story = { args: { defaultSelected: true, hint: 'Calls are answered at once.' } };

export const Failed: Story = {
  args: { error: 'Reception could not be switched on. Try again.', hint: 'Calls are answered at once.' },
};

export const ReadOnly: Story = { args: { defaultSelected: true, isReadOnly: true } };

export const ReadOnlyOff: Story = { args: { isReadOnly: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const DisabledOn: Story = { args: { isDisabled: true, defaultSelected: true } };

export const LongWords: Story = {
  args: {
    isLabelShown: true,
    label: 'Wijzigingsbevestigingsverzoekversendungsgenehmigung for everybody who answers calls',
  },
  decorators: [inPlace('14rem')],
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { label: 'פעיל: קבלה', onLabel: 'פעיל', offLabel: 'לא פעיל', defaultSelected: true },
};
