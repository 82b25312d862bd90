import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Overlays/Tooltip',
  id: 'components-tooltip',
  component: Tooltip,
  args: { label: 'Calls are answered from 08:00', children: <Button>Reception</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: '4rem', textAlign: 'center' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Open: Story = { play: () => userEvent.tab() };

export const Name: Story = { args: { isName: true, label: 'Reception' }, play: () => userEvent.tab() };

export const AtTheEnd: Story = { args: { placement: 'end' }, play: () => userEvent.tab() };

/** For a trigger whose text is visible anyway. */
export const Disabled: Story = { args: { isDisabled: true }, play: () => userEvent.tab() };

export const LongWords: Story = {
  args: {
    label:
      'Answers every call from 08:00 to 20:00, passes Wijzigingsbevestigingsverzoekversendungsgenehmigung on, and takes messages at night.',
  },
  play: () => userEvent.tab(),
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { label: 'השיחות נענות החל מ־08:00', placement: 'end', children: <Button>קבלה</Button> },
  play: () => userEvent.tab(),
};
