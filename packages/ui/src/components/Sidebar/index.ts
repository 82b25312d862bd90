export {
  drawerOnlyClassName,
  /** @deprecated Use `drawerOnlyClassName`. */
  drawerOnlyClassName as drawerOnly,
} from './Sidebar.css.ts';
export { Sidebar, type SidebarProps } from './Sidebar.tsx';
export {
  SidebarGroup,
  type SidebarGroupProps,
  SidebarSection,
  type SidebarSectionProps,
  SidebarSlot,
  type SidebarSlotProps,
} from './SidebarGroup.tsx';
export {
  SidebarAction,
  type SidebarActionProps,
  SidebarItem,
  type SidebarItemProps,
  SidebarSubItem,
  type SidebarSubItemProps,
} from './SidebarItem.tsx';
export {
  SidebarProvider,
  type SidebarProviderProps,
  SidebarTrigger,
  type SidebarTriggerProps,
  useDrawer,
} from './SidebarProvider.tsx';
export type { Shortcut as SidebarShortcut } from './useSidebarState.ts';
export type {
  DrawerBreakpoint,
  /** @deprecated Use `DrawerBreakpoint`. */
  DrawerBreakpoint as DrawerBelow,
} from './windows.ts';
