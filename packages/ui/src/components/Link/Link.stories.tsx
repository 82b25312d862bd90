import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './Link.tsx';

const meta = {
  title: 'Components/Actions/Link',
  id: 'components-link',
  component: Link,
  args: { href: '#terms', children: 'Terms of Use' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const InASentence: Story = {
  render: (args) => (
    <p>
      I accept the <Link {...args} />
    </p>
  ),
};

export const Alone: Story = { args: { isStandalone: true } };

export const Plain: Story = { args: { isStandalone: true, isPlain: true, children: 'Reception' } };

export const LongWords: Story = {
  args: { children: 'Wijzigingsbevestigingsverzoek-Versendungsgenehmigung der Telefonnummernverwaltung' },
};

export const InHebrew: Story = { globals: { locale: 'he' }, args: { children: 'תנאי השימוש' } };
