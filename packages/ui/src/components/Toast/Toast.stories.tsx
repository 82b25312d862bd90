import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { Button } from '../Button/index.ts';
import { clearToasts, ToastHistory, type ToastOptions, ToastRegion, toast } from './index.ts';

interface StageProps {
  /** Shown on mount, oldest first. */
  toasts: ToastOptions[];
  /** The toast that the button shows. */
  next: ToastOptions;
}

function Stage({ toasts, next }: StageProps) {
  useEffect(() => {
    for (const options of toasts) toast(options);
    return clearToasts;
  }, [toasts]);

  return (
    <div style={{ minBlockSize: '20rem' }}>
      <Button onPress={() => toast(next)}>Save</Button>
      <ToastRegion />
    </div>
  );
}

const saved: ToastOptions = {
  title: 'Channel saved',
  description: 'Reception answers as Noa from now on.',
  tone: 'success',
};

const deleted: ToastOptions = {
  title: 'Contact deleted',
  action: { label: 'Undo', onPress: () => toast({ title: 'Contact restored' }) },
};

const tooMany: ToastOptions = {
  title: 'Too many requests',
  description: 'Wait 30 seconds, then try again.',
  tone: 'error',
  duration: null,
};

const meta = {
  title: 'Components/Feedback/Toast',
  id: 'components-toast',
  component: Stage,
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: { toasts: [], next: saved },
} satisfies Meta<typeof Stage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Ready: Story = { args: { toasts: [{ ...saved, duration: null }] } };

export const WithAction: Story = { args: { toasts: [deleted] } };

export const Failed: Story = { args: { toasts: [tooMany] } };

export const Several: Story = {
  args: {
    toasts: [
      { ...saved, duration: null },
      tooMany,
      deleted,
      { title: 'Your card ends next month', tone: 'warning', duration: null },
    ],
  },
};

export const LongWords: Story = {
  args: {
    toasts: [
      {
        ...deleted,
        title: 'Wijzigingsbevestigingsverzoekversendungsgenehmigung',
        description: 'Telefonnummernverwaltungsgesellschaftsmitgliedschaftsbescheinigung',
      },
    ],
  },
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: {
    toasts: [
      { title: 'הערוץ נשמר', description: 'מעכשיו נועה עונה בקבלה.', tone: 'success', duration: null },
      { title: 'איש הקשר נמחק', action: { label: 'ביטול המחיקה', onPress: () => undefined } },
    ],
  },
};

export const History: Story = {
  args: { toasts: [saved, tooMany] },
  render: (args) => (
    <>
      <Stage {...args} />
      <ToastHistory />
    </>
  ),
};
