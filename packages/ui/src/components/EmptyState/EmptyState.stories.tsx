import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/Feedback/EmptyState',
  id: 'components-emptystate',
  component: EmptyState,
  args: { icon: <PhoneIcon size={20} />, title: 'No channels found.' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: {
    children: 'A channel is a phone line with its own representative.',
    action: <Button variant="primary">Add channel</Button>,
  },
};

export const TitleOnly: Story = {};

export const LongWords: Story = {
  args: { title: 'Wijzigingsbevestigingsverzoek-Versendungsgenehmigung-Telefonnummernverwaltung' },
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { title: 'לא נמצאו ערוצים.', children: 'ערוץ הוא קו טלפון עם נציגות משלו.' },
};
