import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar, Monogram } from './Avatar.tsx';

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#8fb3ad"/><circle cx="20" cy="16" r="8" fill="#f3e3d3"/><path d="M4 40a16 14 0 0 1 32 0z" fill="#32504c"/></svg>',
)}`;

const meta = {
  title: 'Components/Data/Avatar',
  id: 'components-avatar',
  component: Avatar,
  args: { name: 'Maya Levin' },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large' } };

export const WithPicture: Story = { args: { picture: portrait } };

/** The picture can't be loaded, so the initials stay. */
export const PictureFailed: Story = { args: { picture: 'data:image/png;base64,broken' } };

/** A caller known only by number. */
export const WithoutLetters: Story = { args: { name: '052-440 1187' } };

export const Selected: Story = { args: { isSelected: true } };

export const LongWords: Story = { args: { name: 'Wijzigingsbevestigingsverzoek Versendungsgenehmigung' } };

export const InHebrew: Story = { globals: { locale: 'he' }, args: { name: 'מאיה לוין' } };

export const Organization: Story = { render: () => <Monogram name="Carmel Dental Clinic" /> };

export const OrganizationInHebrew: Story = {
  globals: { locale: 'he' },
  render: () => <Monogram name="מרפאת שיניים כרמל" size="small" />,
};
