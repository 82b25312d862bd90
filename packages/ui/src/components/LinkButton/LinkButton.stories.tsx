import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartLineIcon } from '../../icons/index.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Components/Actions/LinkButton',
  id: 'components-linkbutton',
  component: LinkButton,
  args: { href: '#dashboard', children: 'Back to Dashboard' },
} satisfies Meta<typeof LinkButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Primary: Story = { args: { variant: 'primary' } };

export const Quiet: Story = { args: { variant: 'quiet' } };

export const WithIcon: Story = { args: { icon: <ChartLineIcon /> } };

export const Small: Story = { args: { size: 'small' } };

export const InATableRow: Story = { args: { size: 'row', children: 'Open' } };

export const LongWords: Story = {
  args: { children: 'Wijzigingsbevestigingsverzoek-Versendungsgenehmigung der Telefonnummernverwaltung' },
};

export const InHebrew: Story = { globals: { locale: 'he' }, args: { children: 'חזרה ללוח הבקרה' } };
