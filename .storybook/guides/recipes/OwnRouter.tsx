import {
  AppShell,
  Link,
  Page,
  PhoneIcon,
  Sidebar,
  SidebarItem,
  SidebarSection,
  UIProvider,
  UsersIcon,
} from '@console/ui';
import { useState } from 'react';

const titles: Record<string, string> = { '/calls': 'Calls', '/contacts': 'Contacts' };

/**
 * The library needs two things from a router: a function that navigates to a path, for `UIProvider`, and the current
 * path, for the sidebar and for `pageKey`.
 */
export function OwnRouter({ locale }: { locale: string }) {
  const { path, navigate } = useRouter('/calls');
  const title = titles[path] ?? 'Not found';

  return (
    <UIProvider locale={locale} navigate={navigate}>
      <AppShell
        title={title}
        // When it changes, focus goes to the new heading.
        pageKey={path}
        sidebar={
          <Sidebar
            label="Console"
            brand={{ mark: <PhoneIcon />, name: 'Console', href: '/calls' }}
            currentHref={path}
          >
            <SidebarSection>
              <SidebarItem href="/calls" label="Calls" icon={<PhoneIcon />} />
              <SidebarItem href="/contacts" label="Contacts" icon={<UsersIcon />} />
            </SidebarSection>
          </Sidebar>
        }
      >
        <Page title={title}>
          <p>
            Go on to <Link href={path === '/calls' ? '/contacts' : '/calls'}>the other page</Link>.
          </p>
        </Page>
      </AppShell>
    </UIProvider>
  );
}

/** Replace this with your router: `useNavigate` and `useLocation` of React Router, or an adapter. */
function useRouter(start: string) {
  const [path, navigate] = useState(start);
  return { path, navigate };
}
