import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorPanel } from './ErrorPanel.tsx';

const meta = {
  title: 'Components/Feedback/ErrorPanel',
  id: 'components-errorpanel',
  component: ErrorPanel,
  args: { title: 'Channels could not be loaded', children: 'The server did not answer. Nothing was lost.' },
} satisfies Meta<typeof ErrorPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const retry = () => undefined;

export const Ready: Story = { args: { onRetry: retry, requestId: '7f3a-19c2' } };

export const Retrying: Story = { args: { onRetry: retry, isRetrying: true } };

export const WithoutRetry: Story = {};

export const LongWords: Story = {
  args: { title: 'Wijzigingsbevestigingsverzoek-Versendungsgenehmigung-Telefonnummernverwaltung' },
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { title: 'לא ניתן לטעון את הערוצים', children: 'השרת לא ענה. דבר לא אבד.', onRetry: retry },
};
