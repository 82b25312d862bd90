import type { Meta, StoryObj } from '@storybook/react-vite';
import * as table from '../../packages/ui/src/components/DataTable/samples.tsx';
import { Sheet } from './Sheet.tsx';
import { english, hebrew } from './words.ts';

const meta = {
  title: 'Start/Component sheet',
  component: Sheet,
  tags: ['!autodocs'],
  args: { words: english, columns: table.english, contacts: table.contactsOf(48) },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = {};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { words: hebrew, columns: table.hebrew },
};
