import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyIcon, PhoneIcon } from '../../icons/index.ts';
import { inPlace, upTo } from '../../testing/inPlace.tsx';
import { IconButton } from '../IconButton/index.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

const args: TextFieldProps = { label: 'Channel Name', defaultValue: 'Reception' };

const meta = {
  title: 'Components/Fields/TextField',
  id: 'components-textfield',
  component: TextField,
  args,
  decorators: [upTo('20rem')],
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof TextField>;

export const Ready: Story = { args: { hint: 'Shown in the console only' } };

export const Empty: Story = { args: { defaultValue: '', placeholder: 'Reception' } };

export const Optional: Story = {
  args: { label: 'Closing Message', requiredIndicator: 'optional', defaultValue: '' },
};

export const Required: Story = { args: { requiredIndicator: 'required' } };

export const Failed: Story = {
  args: {
    label: 'Phone',
    defaultValue: '054-22',
    dir: 'ltr',
    type: 'tel',
    error: 'Phone number must be 10 digits',
    hint: 'The number callers see.',
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const Multiline: Story = {
  args: {
    label: 'Closing Message',
    isMultiline: true,
    requiredIndicator: 'optional',
    defaultValue: 'Thank you for calling.',
  },
};

export const MultilineFailed: Story = {
  args: { label: 'Closing Message', isMultiline: true, error: 'At most 200 characters.' },
};

export const WithIconAndEnd: Story = {
  args: {
    label: 'Phone Number',
    icon: <PhoneIcon />,
    defaultValue: '074 - 5540172',
    dir: 'ltr',
    end: <IconButton label="Copy the number" icon={<CopyIcon />} size="row" />,
  },
};

export const HiddenLabel: Story = { args: { label: 'Search contacts', isLabelHidden: true, type: 'search' } };

export const LongWords: Story = {
  args: {
    label: 'Wijzigingsbevestigingsverzoekversendungsgenehmigungstelefonnummer',
    error: 'Telefonnummernverwaltungsgesellschaftsmitgliedschaftsbescheinigung fehlt',
    defaultValue: 'Telefonnummernverwaltungsgesellschaftsmitgliedschaftsbescheinigung',
  },
};

export const Narrow: Story = { args: { ...WithIconAndEnd.args }, decorators: [inPlace('10rem')] };

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { label: 'שם הערוץ', defaultValue: 'קבלה', error: 'השם כבר בשימוש', requiredIndicator: 'optional' },
};

export const NumberInHebrew: Story = {
  globals: { locale: 'he' },
  args: {
    label: 'מספר טלפון',
    icon: <PhoneIcon />,
    defaultValue: '074 - 5540172',
    dir: 'ltr',
    end: <IconButton label="העתקת המספר" icon={<CopyIcon />} size="row" />,
  },
};
