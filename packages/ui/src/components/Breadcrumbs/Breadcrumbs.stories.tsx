import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  id: 'components-breadcrumbs',
  component: Breadcrumbs,
  args: { items: [{ label: 'Channels', href: '#channels' }], current: 'Reception' },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Deeper: Story = {
  args: {
    items: [
      { label: 'Levinsky Bakery', href: '#organization' },
      { label: 'Channels', href: '#channels' },
      { label: 'קו ילדים', href: '#children', lang: 'he' },
    ],
    current: 'Questions',
  },
};

export const LongWords: Story = {
  args: {
    items: [
      { label: 'Wijzigingsbevestigingsverzoekversendungsgenehmigungstelefonnummer', href: '#channels' },
    ],
    current: 'Telefonnummernverwaltungsgesellschaftsmitgliedschaftsbescheinigung',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: {
    items: [
      { label: 'מאפיית לוינסקי', href: '#organization' },
      { label: 'ערוצים', href: '#channels' },
    ],
    current: 'קבלה',
  },
};
