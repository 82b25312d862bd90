import '@console/ui/theme.css';
import { PhoneIcon, Sidebar, SidebarGroup, SidebarItem, SidebarSection, UIProvider } from '@console/ui';
import type { Contestant, Links } from '../contestant.ts';

const brand = { mark: null, name: 'Console', href: '/' };

/** Our published component, with an icon in each row and every group open. */
export const contestant: Contestant<Links[]> = {
  convert: (groups) => groups,
  Frame: ({ children }) => <UIProvider locale="en">{children}</UIProvider>,
  Picture: ({ data }) => (
    <Sidebar label="Console" brand={brand} currentHref="/g3/l1">
      <SidebarSection>
        {data.map(({ id, name, links }) => (
          <SidebarGroup key={id} id={id} label={name} icon={<PhoneIcon />} defaultExpanded>
            {links.map(({ href, words }) => (
              <SidebarItem key={href} href={href} label={words} icon={<PhoneIcon />} />
            ))}
          </SidebarGroup>
        ))}
      </SidebarSection>
    </Sidebar>
  ),
};
