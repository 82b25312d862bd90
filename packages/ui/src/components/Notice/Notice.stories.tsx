import type { Meta, StoryObj } from '@storybook/react-vite';
import { WifiOffIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Components/Feedback/Notice',
  id: 'components-notice',
  component: Notice,
  args: { children: 'You must add a payment method to add new channel.' },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Warning: Story = {
  args: {
    tone: 'warning',
    children: 'Shown as of 09:40. The last refresh failed.',
    action: <Button size="row">Retry</Button>,
  },
};

export const Danger: Story = {
  args: { tone: 'danger', title: 'The channel was not saved.', children: 'Your changes are still here.' },
};

export const Success: Story = { args: { tone: 'success', children: 'The backup is complete.' } };

export const Live: Story = {
  args: {
    tone: 'warning',
    isLive: true,
    icon: <WifiOffIcon size={18} />,
    title: 'No network.',
    children: 'What is already here can be read. Saving needs a connection.',
  },
};

/** At the width of a phone, the action is below the text, and the icon stays next to it. */
export const Narrow: Story = {
  ...Warning,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '15rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const LongWords: Story = {
  args: {
    children: 'Wijzigingsbevestigingsverzoek-Versendungsgenehmigung-Telefonnummernverwaltungsgesellschaft',
  },
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { tone: 'warning', children: 'מוצג נכון ל־09:40. הרענון האחרון נכשל.' },
};
