import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { RouterProvider, useLocale } from 'react-aria';
import {
  AddIcon,
  CalendarIcon,
  DashboardIcon,
  IntegrationsIcon,
  LanguagesIcon,
  LogoutIcon,
  OrganizationIcon,
  PeopleIcon,
  PhoneIcon,
  QuestionsIcon,
  SessionsIcon,
  SettingsIcon,
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
import { wordsOf } from './Sidebar.words.ts';

type DemoProps = Partial<SidebarProps> & { organization?: string; bakery?: 'open' | 'closed' };

/** A console with two organizations; its links lead nowhere but move the mark of the current page. */
export function DemoSidebar({ currentHref = '/carmel/channels', organization, bakery, ...props }: DemoProps) {
  const words = wordsOf(useLocale().locale);
  const [href, setHref] = useState(currentHref);

  return (
    <RouterProvider navigate={setHref}>
      <Sidebar
        label={words.console}
        brand={{ mark: <Mark />, name: words.console, href: '/' }}
        currentHref={href}
        footer={
          <>
            <SidebarItem href="/settings" label={words.settings} icon={<SettingsIcon />} />
            <SidebarAction label={words.logout} icon={<LogoutIcon />} onPress={() => setHref('/')} />
            <SidebarItem
              href="/settings/me"
              isStrong
              label={words.user}
              icon={<Avatar name={words.user} size="small" />}
            />
          </>
        }
        {...props}
      >
        <SidebarSection>
          <SidebarItem href="/" label={words.dashboard} icon={<DashboardIcon />} />
        </SidebarSection>
        {rowsOf(words, { id: 'carmel', name: organization ?? words.clinic, defaultExpanded: true })}
        {rowsOf(words, {
          id: 'levinsky',
          name: words.bakery,
          ...(bakery && { defaultExpanded: bakery === 'open' }),
        })}
        <SidebarSection>
          <SidebarItem href="/new" label={words.addOrganization} icon={<AddIcon />} />
        </SidebarSection>
      </Sidebar>
    </RouterProvider>
  );
}

type Organization = { name: string } & Pick<ComponentProps<typeof SidebarGroup>, 'id' | 'defaultExpanded'>;

function rowsOf(words: ReturnType<typeof wordsOf>, { id = '', name, ...props }: Organization) {
  return (
    <SidebarSection key={id}>
      <SidebarGroup {...props} id={id} label={name} icon={<Monogram name={name} size="small" />}>
        <SidebarItem
          href={`/${id}/channels`}
          label={words.channels}
          icon={<PhoneIcon />}
          badge={{ count: 3, label: words.channelCount }}
        >
          <SidebarSubItem
            href={`/${id}/1`}
            label={words.reception}
            status={{ isOn: true, label: words.active }}
          />
          <SidebarSubItem
            href={`/${id}/2`}
            label={words.after}
            status={{ isOn: false, label: words.inactive }}
          />
          <SidebarSubItem
            href={`/${id}/3`}
            label="Русская линия"
            status={{ isOn: true, label: words.active }}
          />
          <SidebarSubItem href={`/${id}/add`} label={words.addChannel} icon={<AddIcon size={12} />} />
        </SidebarItem>
        <SidebarItem
          href={`/${id}/sessions`}
          label={words.sessions}
          icon={<SessionsIcon />}
          badge={{ count: 3, label: words.newSessions }}
        />
        <SidebarItem href={`/${id}/contacts`} label={words.contacts} icon={<PeopleIcon />} />
        <SidebarItem href={`/${id}/appointments`} label={words.appointments} icon={<CalendarIcon />} />
        <SidebarItem href={`/${id}/qna`} label={words.questions} icon={<QuestionsIcon />} />
        <SidebarItem href={`/${id}/integrations`} label={words.integrations} icon={<IntegrationsIcon />} />
        <SidebarItem href={`/${id}/organization`} label={words.organization} icon={<OrganizationIcon />} />
      </SidebarGroup>
    </SidebarSection>
  );
}

function Controls() {
  const words = wordsOf(useLocale().locale);
  const options = ['English', 'עברית', 'Русский'].map((label) => ({ value: label, label }));

  return (
    <SidebarSlot label={words.language} icon={<LanguagesIcon />}>
      <NativeSelect label={words.language} isLabelHidden icon={<LanguagesIcon />} options={options} />
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
  title: 'Components/Sidebar',
  component: DemoSidebar,
  excludeStories: ['DemoSidebar'],
  parameters: { layout: 'fullscreen' },
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

/** A group opened beside the rail. */
export const OpenBesideTheRail: Story = {
  args: { defaultCollapsed: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Levinsky/ }));
  },
};

export const Collapsed: Story = { args: { defaultCollapsed: true } };

/** The page on the screen is in a group that is closed, so the group says so. */
export const CurrentInAClosedGroup: Story = { args: { currentHref: '/levinsky/contacts', bakery: 'closed' } };

/** The page on the screen is one of the channels. */
export const CurrentBelow: Story = { args: { currentHref: '/carmel/1' } };

/** Beside the page in windows of 768 to 1199 px too. */
export const Pinned: Story = {
  args: { defaultPinned: true },
  globals: { viewport: { value: 'tablet' } },
};

/** Collapsed, nothing is left but the button that brings it back. */
export const Hidden: Story = { args: { collapsedMode: 'hidden', defaultCollapsed: true } };

/** On the other side of the page. */
export const AtTheEnd: Story = { args: { side: 'end', defaultCollapsed: true } };

export const WithShortcut: Story = { args: { shortcut: 'Control+B' } };

/** Controls that are no links: in the rail they stand beside it. */
export const WithControls: Story = { args: { footer: <Controls /> } };

export const ControlsInTheRail: Story = {
  args: { footer: <Controls />, defaultCollapsed: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: wordsOf(document.documentElement.lang).language }),
    );
  },
};

export const LongWords: Story = {
  args: { organization: 'Wijzigingsbevestigingsverzoek-Versendungsgenehmigung' },
};

export const InHebrew: Story = { globals: { locale: 'he' } };

export const CollapsedInHebrew: Story = { globals: { locale: 'he' }, args: { defaultCollapsed: true } };

export const InRussian: Story = { globals: { locale: 'ru' } };
