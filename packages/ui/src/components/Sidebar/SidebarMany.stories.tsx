import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RouterProvider, useLocale } from 'react-aria';
import { CalendarIcon, MessagesIcon, PhoneIcon, SettingsIcon, UsersIcon } from '../../icons/index.ts';
import { Monogram } from '../Avatar/index.ts';
import {
  Sidebar,
  SidebarGroup,
  SidebarItem,
  type SidebarProps,
  SidebarProvider,
  SidebarSection,
  SidebarTrigger,
} from './index.ts';
import { stringsOf } from './samples.ts';

const icons = [PhoneIcon, MessagesIcon, UsersIcon, CalendarIcon];

type ManyProps = Partial<SidebarProps> & { groups?: number };

/** The sidebar of a person who manages many organizations. */
export function ManySidebar({ groups = 30, currentHref = '/7/3', ...props }: ManyProps) {
  const strings = stringsOf(useLocale().locale);
  const [href, setHref] = useState(currentHref);
  const names = [strings.channels, strings.sessions, strings.contacts, strings.appointments];
  const more = [strings.questions, strings.integrations, strings.organization, strings.settings];

  return (
    <RouterProvider navigate={setHref}>
      <Sidebar
        label={strings.console}
        brand={{ mark: <SettingsIcon size={22} />, name: strings.console, href: '/' }}
        currentHref={href}
        {...props}
      >
        <SidebarSection>
          {Array.from({ length: groups }, (_, group) => {
            const name = `${group % 2 ? strings.bakery : strings.clinic} ${group + 1}`;
            return (
              <SidebarGroup
                key={name}
                id={`${group}`}
                label={name}
                icon={<Monogram name={name} size="small" />}
              >
                {[...names, ...more].map((label, link) => {
                  const Icon = icons[link % icons.length] ?? PhoneIcon;
                  return <SidebarItem key={label} href={`/${group}/${link}`} label={label} icon={<Icon />} />;
                })}
              </SidebarGroup>
            );
          })}
        </SidebarSection>
      </Sidebar>
    </RouterProvider>
  );
}

const meta = {
  title: 'Components/Navigation/Sidebar/Many organizations',
  id: 'components-sidebar-many-organizations',
  component: ManySidebar,
  excludeStories: ['ManySidebar'],
  parameters: { layout: 'fullscreen', api: 'Sidebar' },
  decorators: [
    (Story) => (
      <SidebarProvider>
        <div style={{ display: 'flex' }}>
          <Story />
          <SidebarTrigger />
        </div>
      </SidebarProvider>
    ),
  ],
} satisfies Meta<typeof ManySidebar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The group with the current page is open, the others are closed. */
export const Many: Story = {};

export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '17');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
  },
};

export const InTheRail: Story = { args: { defaultCollapsed: true } };

/** With ten groups or fewer, there isn't a search field. */
export const Ten: Story = { args: { groups: 10 } };

export const InHebrew: Story = { globals: { locale: 'he' } };
