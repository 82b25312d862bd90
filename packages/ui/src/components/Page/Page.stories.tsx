import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlusIcon } from '../../icons/index.ts';
import { Badge } from '../Badge/index.ts';
import { Breadcrumbs } from '../Breadcrumbs/index.ts';
import { Button } from '../Button/index.ts';
import { Page } from './Page.tsx';

const meta = {
  title: 'Components/Layout/Page',
  id: 'components-page',
  component: Page,
  args: { title: 'Channels', children: <p>The content of the page.</p> },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: {
    subtitle: 'Phone lines of the clinic, each with its own representative',
    actions: (
      <Button variant="primary" icon={<PlusIcon />}>
        Add channel
      </Button>
    ),
  },
};

export const TitleOnly: Story = {};

export const OneThing: Story = {
  args: {
    title: 'Reception',
    breadcrumbs: <Breadcrumbs items={[{ label: 'Channels', href: '#channels' }]} current="Reception" />,
    badge: <Badge tone="success">Active</Badge>,
    actions: <Button variant="dangerOutline">Delete channel</Button>,
    width: 'form',
  },
};

export const LongWords: Story = {
  args: {
    ...Ready.args,
    title: 'Wijzigingsbevestigingsverzoek-Versendungsgenehmigung-Telefonnummernverwaltungsgesellschaft',
  },
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: { title: 'ערוצים', subtitle: 'קווי הטלפון של המרפאה', children: <p>תוכן הדף.</p> },
};
