import {
  AccessibilityIcon,
  Avatar,
  announce,
  BlocksIcon,
  BuildingIcon,
  CalendarIcon,
  ChartLineIcon,
  LanguagesIcon,
  LogOutIcon,
  MessageCircleQuestionIcon,
  MessagesIcon,
  Monogram,
  NativeSelect,
  PhoneIcon,
  PlusIcon,
  SettingsIcon,
  ShieldUserIcon,
  Sidebar,
  SidebarGroup,
  SidebarItem,
  SidebarSection,
  SidebarSlot,
  SidebarSubItem,
  SunMoonIcon,
  UsersIcon,
} from '@console/ui';
import { memo, useState } from 'react';
import { may } from '../core/account/access.queries.ts';
import { useOrganizations, useSession } from '../core/account/organizations.queries.ts';
import { useSaveLanguage } from '../core/account/person.queries.ts';
import { BrandMark } from '../core/brand/Brand.tsx';
import { explain } from '../core/http/failures.ts';
import { useMessages } from '../core/i18n/index.ts';
import { LanguageSelect } from '../core/preferences/LanguageSelect.tsx';
import { chooseTheme, currentTheme, themes } from '../core/preferences/preferences.ts';
import { paths } from '../paths.ts';
import css from './Shell.module.css';

export interface NavigationProps {
  currentPath: string;
}

/**
 * The sidebar: each organization with its pages, and the person's own pages. Changes of the screen render it again only
 * if another page is the current one.
 */
export const Navigation = memo(function Navigation({ currentPath }: NavigationProps) {
  const t = useMessages();
  const session = useSession();
  const { organizations } = useOrganizations();
  const saveLanguage = useSaveLanguage(async (language, error, translate) => {
    const { told: sentence } = explain(error, translate);
    announce(sentence);
    // The shell has loaded it with its toasts.
    const { toast } = await import('@console/ui/toast');
    toast({
      tone: 'error',
      title: translate('shell.languageNotSaved'),
      description: sentence,
      action: { label: translate('common.retry'), onPress: () => void saveLanguage(language) },
    });
  });

  return (
    <Sidebar
      label={t('app.name')}
      brand={{ mark: <BrandMark />, name: t('app.name'), href: paths.dashboard() }}
      currentHref={itemOf(currentPath)}
      storageKey="console.sidebar"
      footer={
        <>
          <SidebarSlot label={t('shell.choices')} icon={<LanguagesIcon />}>
            <span className={css.choices}>
              <LanguageSelect onChange={(language) => void saveLanguage(language)} />
              <ThemeSelect />
            </span>
          </SidebarSlot>
          <SidebarItem href={paths.settings()} label={t('nav.settings')} icon={<SettingsIcon />} />
          <SidebarItem
            href={paths.accessibility()}
            label={t('accessibility.link')}
            icon={<AccessibilityIcon />}
          />
          <SidebarItem href={paths.logout()} label={t('nav.logout')} icon={<LogOutIcon />} />
          {session && (
            <li className={css.user}>
              <span className={css.person}>
                <Avatar
                  name={session.user.fullName}
                  picture={session.user.picture ?? undefined}
                  size="small"
                />
                <bdi className={css.name}>{session.user.fullName}</bdi>
              </span>
            </li>
          )}
        </>
      }
    >
      <SidebarSection>
        <SidebarItem href={paths.dashboard()} label={t('nav.dashboard')} icon={<ChartLineIcon />} />
      </SidebarSection>
      {organizations.map(({ id, name, channels, ...access }, index) => (
        <SidebarSection key={id}>
          <SidebarGroup
            id={id}
            label={name}
            icon={<Monogram name={name} size="small" />}
            {...(index === 0 && { defaultExpanded: true })}
          >
            <SidebarItem
              href={paths.channels(id)}
              label={t('nav.channels')}
              icon={<PhoneIcon />}
              badge={{ count: channels.length, label: t('channels.count', { count: channels.length }) }}
            >
              {channels.map((channel) => (
                <SidebarSubItem
                  key={channel.id}
                  href={paths.channel(id, channel.id)}
                  label={channel.name}
                  status={{
                    isOn: channel.active,
                    label: t(channel.active ? 'channels.active' : 'channels.inactive'),
                  }}
                />
              ))}
              {may(access, 'channels') && (
                <SidebarSubItem
                  href={paths.newChannel(id)}
                  label={t('nav.addChannel')}
                  icon={<PlusIcon size={12} />}
                />
              )}
            </SidebarItem>
            <SidebarItem href={paths.summary(id)} label={t('nav.sessions')} icon={<MessagesIcon />} />
            <SidebarItem href={paths.contacts(id)} label={t('nav.contacts')} icon={<UsersIcon />} />
            <SidebarItem
              href={paths.appointments(id)}
              label={t('nav.appointments')}
              icon={<CalendarIcon />}
            />
            <SidebarItem
              href={paths.questions(id)}
              label={t('nav.questions')}
              icon={<MessageCircleQuestionIcon />}
            />
            {may(access, 'integrations') && (
              <SidebarItem
                href={paths.integrations(id)}
                label={t('nav.integrations')}
                icon={<BlocksIcon />}
              />
            )}
            {may(access, 'team') && (
              <SidebarItem
                href={paths.organization(id)}
                // All pages of an organization are below it.
                isCurrent={currentPath === paths.organization(id)}
                label={t('nav.organizationSettings')}
                icon={<BuildingIcon />}
              />
            )}
            <SidebarItem href={paths.team(id)} label={t('nav.team')} icon={<ShieldUserIcon />} />
          </SidebarGroup>
        </SidebarSection>
      ))}
      <SidebarSection>
        <SidebarItem
          href={paths.newOrganization()}
          isCurrent={currentPath === paths.newOrganization()}
          label={t('nav.addOrganization')}
          icon={<PlusIcon />}
        />
      </SidebarSection>
    </Sidebar>
  );
});

/** Pages without an item of their own, and the item they belong to. */
const below: [page: RegExp, item: string][] = [
  [/^(\/organization\/[^/]+)\/(?:search|channels\/none\/.+)$/, '$1/sessions'],
  [/^(\/organization\/[^/]+\/(?:channels\/[^/]+|appointments))\/.+$/, '$1'],
];

function itemOf(path: string) {
  const found = below.find(([page]) => page.test(path));
  return found ? path.replace(...found) : path;
}

/** Chooses light, dark or the system's theme. */
function ThemeSelect() {
  const t = useMessages();
  const [theme, setTheme] = useState(currentTheme);
  return (
    <NativeSelect
      label={t('theme')}
      isLabelHidden
      icon={<SunMoonIcon />}
      options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
      value={theme}
      onChange={(next) => {
        chooseTheme(next);
        setTheme(next);
      }}
    />
  );
}
