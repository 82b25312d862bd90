export {
  SidebarAction,
  type SidebarActionProps,
  SidebarGroup,
  type SidebarGroupProps,
  SidebarItem,
  type SidebarItemProps,
  SidebarSection,
  type SidebarSectionProps,
  SidebarSlot,
  type SidebarSlotProps,
  SidebarSubItem,
  type SidebarSubItemProps,
} from '../SidebarRows/index.ts';
export { drawerOnly } from './Drawer.css.ts';
export { Sidebar, type SidebarProps } from './Sidebar.tsx';
export { SidebarProvider, type SidebarProviderProps, SidebarTrigger, useDrawer } from './SidebarProvider.tsx';
export type { Shortcut as SidebarShortcut } from './shortcut.ts';
export type { DrawerBelow } from './windows.ts';
