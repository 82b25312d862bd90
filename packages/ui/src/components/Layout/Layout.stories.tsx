import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Card } from './Card.tsx';
import { Stack } from './Stack.tsx';
import { Heading, Text } from './Text.tsx';

const meta = {
  title: 'Components/Layout/Layout',
  id: 'components-layout',
  component: Stack,
  subcomponents: { Card, Heading, Text },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof Stack>;

/** Cards of a page below each other, one with an action. */
export const Ready: Story = {
  render: (args) => (
    <Stack {...args}>
      <Heading level={1}>Harbor office</Heading>
      <Card title="Opening hours" actions={<Button size="small">Edit</Button>}>
        <Stack gap={8}>
          <Text>Monday to Friday, 07:00 to 16:00</Text>
          <Text size="small" tone="muted">
            Closed on public holidays
          </Text>
        </Stack>
      </Card>
      <Card>
        <Text tone="warning">The crane is being repaired. Boats over 6 t can't be lifted.</Text>
      </Card>
    </Stack>
  ),
};

export const Row: Story = {
  args: { direction: 'row', gap: 8, align: 'center', justify: 'between' },
  render: (args) => (
    <Stack {...args}>
      <Heading level={2} size="body">
        Berth 14
      </Heading>
      <Button variant="primary">Book</Button>
    </Stack>
  ),
};

export const Sizes: Story = {
  args: { gap: 8 },
  render: (args) => (
    <Stack {...args}>
      <Heading level={1} size="titleLarge">
        Storm warning
      </Heading>
      <Heading level={2}>Until Thursday, 18:00</Heading>
      <Text size="read">
        Winds of up to 90 km/h from the south-west. Check your mooring lines, and take loose equipment off the
        deck before the evening.
      </Text>
      <Text tone="success">All moorings were checked this morning.</Text>
      <Text tone="danger">Berth 9 is closed.</Text>
      <Text size="caption" tone="muted">
        Weather service, 06:15
      </Text>
    </Stack>
  ),
};

export const LongWords: Story = {
  args: { direction: 'row', justify: 'between' },
  render: (args) => (
    <div style={{ inlineSize: '13rem' }}>
      <Card title="Donaudampfschifffahrtsgesellschaft" actions={<Button size="small">Edit</Button>}>
        <Stack {...args}>
          <Text>Kapitänsversammlungsprotokolle</Text>
          <Button>Open</Button>
        </Stack>
      </Card>
    </div>
  ),
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  render: (args) => (
    <Stack {...args}>
      <Heading level={1}>משרד הנמל</Heading>
      <Card title="שעות פתיחה" actions={<Button size="small">עריכה</Button>}>
        <Text>ראשון עד חמישי, 07:00 עד 16:00</Text>
      </Card>
    </Stack>
  ),
};
