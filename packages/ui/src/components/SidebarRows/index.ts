export { SidebarAction, type SidebarActionProps } from './SidebarAction.tsx';
export { SidebarGroup, type SidebarGroupProps } from './SidebarGroup.tsx';
export { SidebarItem, type SidebarItemProps } from './SidebarItem.tsx';
export {
  SidebarSection,
  type SidebarSectionProps,
  SidebarSlot,
  type SidebarSlotProps,
} from './SidebarSection.tsx';
export { SidebarSubItem, type SidebarSubItemProps } from './SidebarSubItem.tsx';
export { SidebarContext } from './useSidebar.ts';
