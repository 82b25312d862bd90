import {
  AppShell,
  Avatar,
  announce,
  DashboardIcon,
  LanguagesIcon,
  LogoutIcon,
  Monogram,
  Page,
  PhoneIcon,
  Sidebar,
  SidebarGroup,
  SidebarItem,
  SidebarSection,
  SidebarSlot,
  toast,
} from '@console/ui';
import { Suspense, useState } from 'react';
import { BrandMark } from './brand/Brand.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { ConnectionBanner } from './connection/ConnectionBanner.tsx';
import { explain } from './failures.ts';
import { useWords } from './messages/index.ts';
import { useOrganizations, useSession } from './organizations.data.ts';
import { paths } from './paths.ts';
import { LanguageSelect } from './preferences/LanguageSelect.tsx';
import { ThemeSelect } from './preferences/ThemeSelect.tsx';
import { useArrival, useRoute, useRouter } from './router/index.ts';
import { notFound, routes } from './routes.ts';
import { useIsDevelopment, useSaveLanguage } from './Shell.data.ts';
import css from './Shell.module.css';

/** The frame of the console and the screen of the address in it. */
export function Shell() {
  const words = useWords();
  const place = useRoute();
  const { navigate } = useRouter();
  const session = useSession();
  const isDevelopment = useIsDevelopment();
  const [standing, setStanding] = useState(place.path);
  const route = (place.route !== null && routes[place.route]) || notFound;
  const title = words(route.title);

  return (
    <AppShell
      title={title}
      pageKey={standing}
      banner={<ConnectionBanner />}
      sidebar={<Navigation currentPath={place.path} />}
      appBarEnd={
        session && <Avatar name={session.user.fullName} picture={session.user.picture ?? undefined} />
      }
      {...(isDevelopment && { footer: <p className={css.development}>{words('shell.development')}</p> })}
    >
      <CrashBoundary key={place.path}>
        <Suspense fallback={<Page title={title}>{null}</Page>}>
          {route.render(place, navigate)}
          <Arrival title={words('app.title', { page: title })} onStand={setStanding} />
        </Suspense>
      </CrashBoundary>
    </AppShell>
  );
}

function Arrival({ title, onStand }: { title: string; onStand: (path: string) => void }) {
  useArrival(title, onStand);
  return null;
}

function Navigation({ currentPath }: { currentPath: string }) {
  const words = useWords();
  const session = useSession();
  const { organizations } = useOrganizations();
  const { mutate: saveLanguage } = useSaveLanguage((language, error) => {
    const { sentence } = explain(error, words);
    announce(sentence);
    toast({
      tone: 'error',
      title: words('shell.languageNotSaved'),
      description: sentence,
      action: { label: words('tryAgain'), onPress: () => saveLanguage(language) },
    });
  });

  return (
    <Sidebar
      label={words('app.name')}
      brand={{ mark: <BrandMark />, name: words('app.name'), href: paths.dashboard() }}
      currentHref={currentPath}
      storageKey="console.sidebar"
      footer={
        <>
          <SidebarSlot label={words('shell.choices')} icon={<LanguagesIcon />}>
            <span className={css.choices}>
              <LanguageSelect onChange={saveLanguage} />
              <ThemeSelect />
            </span>
          </SidebarSlot>
          <SidebarItem href={paths.logout()} label={words('nav.logout')} icon={<LogoutIcon />} />
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
        <SidebarItem href={paths.dashboard()} label={words('nav.dashboard')} icon={<DashboardIcon />} />
      </SidebarSection>
      {organizations.map(({ id, name, channels }, index) => (
        <SidebarSection key={id}>
          <SidebarGroup
            id={id}
            label={name}
            icon={<Monogram name={name} size="small" />}
            {...(index === 0 && { defaultExpanded: true })}
          >
            <SidebarItem
              href={paths.channels(id)}
              label={words('nav.channels')}
              icon={<PhoneIcon />}
              badge={{ count: channels.length, label: words('channels.count', { count: channels.length }) }}
            />
          </SidebarGroup>
        </SidebarSection>
      ))}
    </Sidebar>
  );
}
