import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../Avatar/index.ts';
import { Notice } from '../Notice/index.ts';
import { Page } from '../Page/index.ts';
import { DemoSidebar } from '../Sidebar/Sidebar.stories.tsx';
import { AppShell } from './AppShell.tsx';

const meta = {
  title: 'Components/Layout/AppShell',
  id: 'components-appshell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Channels',
    sidebar: <DemoSidebar />,
    appBarEnd: <Avatar name="Maya Levin" />,
    pageKey: '/carmel/channels',
    children: (
      <Page title="Channels" subtitle="Phone lines of Carmel Dental Clinic">
        <p>Reception answers as Noa.</p>
      </Page>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const InANarrowWindow: Story = { globals: { viewport: { value: 'mobile2' } } };

export const Collapsed: Story = { args: { sidebar: <DemoSidebar defaultCollapsed /> } };

export const WithoutNetwork: Story = {
  args: {
    banner: (
      <Notice tone="warning" title="No network.">
        What is already here can be read. Saving needs a connection.
      </Notice>
    ),
  },
};

export const WithFooter: Story = { args: { footer: <p style={{ paddingInline: '1rem' }}>Console 1.0</p> } };

/** The page has no heading of its own, so focus goes to the main region. */
export const WithoutHeading: Story = { args: { children: <p>Nothing stands here yet.</p> } };

export const LongWords: Story = {
  args: {
    title: 'Wijzigingsbevestigingsverzoek-Versendungsgenehmigung',
    children: (
      <Page title="Wijzigingsbevestigingsverzoek-Versendungsgenehmigung">
        <p>Versendungsgenehmigungswijzigingsbevestigingsverzoek</p>
      </Page>
    ),
  },
};

export const InHebrew: Story = {
  globals: { locale: 'he' },
  args: {
    title: 'ערוצים',
    appBarEnd: <Avatar name="מאיה לוין" />,
    children: (
      <Page title="ערוצים" subtitle="קווי הטלפון של מרפאת שיניים כרמל">
        <p>בקבלה עונה נועה.</p>
      </Page>
    ),
  },
};
