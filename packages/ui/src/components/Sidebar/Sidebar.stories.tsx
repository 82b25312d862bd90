import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { RouterProvider, useLocale } from 'react-aria';
import {
  BlocksIcon,
  BuildingIcon,
  CalendarIcon,
  ChartLineIcon,
  LanguagesIcon,
  LogOutIcon,
  MessageCircleQuestionIcon,
  MessagesIcon,
  PhoneIcon,
  PlusIcon,
  SettingsIcon,
  UsersIcon,
} from '../../icons/index.ts';
import { Avatar, Monogram } from '../Avatar/index.ts';
import { NativeSelect } from '../NativeSelect/index.ts';
import {
  Sidebar,
  SidebarAction,
  SidebarGroup,
  SidebarItem,
  type SidebarProps,
  SidebarProvider,
  SidebarSection,
  SidebarSlot,
  SidebarSubItem,
  SidebarTrigger,
} from './index.ts';
import { stringsOf } from './samples.ts';

type DemoProps = Partial<SidebarProps> & { organization?: string; bakery?: 'open' | 'closed' };

/** A console with two organizations. Its links don't load pages, but change the current page. */
export function DemoSidebar({ currentHref = '/carmel/channels', organization, bakery, ...props }: DemoProps) {
  const strings = stringsOf(useLocale().locale);
  const [href, setHref] = useState(currentHref);

  return (
    <RouterProvider navigate={setHref}>
      <Sidebar
        label={strings.console}
        brand={{ mark: <Mark />, name: strings.console, href: '/' }}
        currentHref={href}
        footer={
          <>
            <SidebarItem href="/settings" label={strings.settings} icon={<SettingsIcon />} />
            <SidebarAction label={strings.logout} icon={<LogOutIcon />} onPress={() => setHref('/')} />
            <SidebarItem
              href="/settings/me"
              isStrong
              label={strings.user}
              icon={<Avatar name={strings.user} size="small" />}
            />
          </>
        }
        {...props}
      >
        <SidebarSection>
          <SidebarItem href="/" label={strings.dashboard} icon={<ChartLineIcon />} />
        </SidebarSection>
        {rowsOf(strings, { id: 'carmel', name: organization ?? strings.clinic, defaultExpanded: true })}
        {rowsOf(strings, {
          id: 'levinsky',
          name: strings.bakery,
          ...(bakery && { defaultExpanded: bakery === 'open' }),
        })}
        <SidebarSection>
          <SidebarItem href="/new" label={strings.addOrganization} icon={<PlusIcon />} />
        </SidebarSection>
      </Sidebar>
    </RouterProvider>
  );
}

type Organization = { name: string } & Pick<ComponentProps<typeof SidebarGroup>, 'id' | 'defaultExpanded'>;

function rowsOf(strings: ReturnType<typeof stringsOf>, { id = '', name, ...props }: Organization) {
  return (
    <SidebarSection key={id}>
      <SidebarGroup {...props} id={id} label={name} icon={<Monogram name={name} size="small" />}>
        <SidebarItem
          href={`/${id}/channels`}
          label={strings.channels}
          icon={<PhoneIcon />}
          badge={{ count: 3, label: strings.channelCount }}
        >
          <SidebarSubItem
            href={`/${id}/1`}
            label={strings.reception}
            status={{ isOn: true, label: strings.active }}
          />
          <SidebarSubItem
            href={`/${id}/2`}
            label={strings.after}
            status={{ isOn: false, label: strings.inactive }}
          />
          <SidebarSubItem
            href={`/${id}/3`}
            label="Русская линия"
            status={{ isOn: true, label: strings.active }}
          />
          <SidebarSubItem href={`/${id}/add`} label={strings.addChannel} icon={<PlusIcon size={12} />} />
        </SidebarItem>
        <SidebarItem
          href={`/${id}/sessions`}
          label={strings.sessions}
          icon={<MessagesIcon />}
          badge={{ count: 3, label: strings.newSessions }}
        />
        <SidebarItem href={`/${id}/contacts`} label={strings.contacts} icon={<UsersIcon />} />
        <SidebarItem href={`/${id}/appointments`} label={strings.appointments} icon={<CalendarIcon />} />
        <SidebarItem href={`/${id}/qna`} label={strings.questions} icon={<MessageCircleQuestionIcon />} />
        <SidebarItem href={`/${id}/integrations`} label={strings.integrations} icon={<BlocksIcon />} />
        <SidebarItem href={`/${id}/organization`} label={strings.organization} icon={<BuildingIcon />} />
      </SidebarGroup>
    </SidebarSection>
  );
}

function Controls() {
  const strings = stringsOf(useLocale().locale);
  const options = ['English', 'עברית', 'Русский'].map((label) => ({ value: label, label }));

  return (
    <SidebarSlot label={strings.language} icon={<LanguagesIcon />}>
      <NativeSelect label={strings.language} isLabelHidden icon={<LanguagesIcon />} options={options} />
    </SidebarSlot>
  );
}

function Mark() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <rect width="24" height="24" rx="6" fill="#0B656D" />
      <path d="M6 11v2M9 8v8M12 6v12M15 9v6M18 11v2" stroke="#fff" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}

const meta = {
  title: 'Components/Navigation/Sidebar',
  id: 'components-sidebar',
  component: DemoSidebar,
  excludeStories: ['DemoSidebar'],
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
} satisfies Meta<typeof DemoSidebar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** In windows of 768 to 1199 px: a rail that opens over the page. */
export const InAMediumWindow: Story = { globals: { viewport: { value: 'tablet' } } };

/** In windows below 768 px: a drawer, here open. */
export const InADrawer: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

/** A group opened next to the rail. */
export const OpenBesideTheRail: Story = {
  args: { defaultCollapsed: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Levinsky/ }));
  },
};

export const Collapsed: Story = { args: { defaultCollapsed: true } };

/** The current page is in a closed group, and the group indicates this. */
export const CurrentInAClosedGroup: Story = { args: { currentHref: '/levinsky/contacts', bakery: 'closed' } };

/** The current page is one of the channels. */
export const CurrentBelow: Story = { args: { currentHref: '/carmel/1' } };

/** Next to the page, also in windows of 768 to 1199 px. */
export const Pinned: Story = {
  args: { defaultPinned: true },
  globals: { viewport: { value: 'tablet' } },
};

/** Collapsed, only the button that shows it again is visible. */
export const Hidden: Story = { args: { collapsedMode: 'hidden', defaultCollapsed: true } };

/** On the other side of the page. */
export const AtTheEnd: Story = { args: { side: 'end', defaultCollapsed: true } };

export const WithShortcut: Story = { args: { shortcut: 'Control+B' } };

/** Controls that aren't links. If the sidebar is a rail, they open next to it. */
export const WithControls: Story = { args: { footer: <Controls /> } };

export const ControlsInTheRail: Story = {
  args: { footer: <Controls />, defaultCollapsed: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: stringsOf(document.documentElement.lang).language }),
    );
  },
};

export const LongWords: Story = {
  args: { organization: 'Wijzigingsbevestigingsverzoek-Versendungsgenehmigung' },
};

export const InHebrew: Story = { globals: { locale: 'he' } };

export const CollapsedInHebrew: Story = { globals: { locale: 'he' }, args: { defaultCollapsed: true } };

export const InRussian: Story = { globals: { locale: 'ru' } };
