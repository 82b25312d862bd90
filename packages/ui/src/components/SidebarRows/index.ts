export { findElement, holds } from './elements.ts';
export { createRowStore, type RowStore } from './rowStore.ts';
export { SidebarAction, type SidebarActionProps } from './SidebarAction.tsx';
export { SidebarGroup, type SidebarGroupProps } from './SidebarGroup.tsx';
export { SidebarItem, type SidebarItemProps } from './SidebarItem.tsx';
export { SidebarSection, type SidebarSectionProps } from './SidebarSection.tsx';
export { SidebarSlot, type SidebarSlotProps } from './SidebarSlot.tsx';
export { SidebarSubItem, type SidebarSubItemProps } from './SidebarSubItem.tsx';
export { RowsContext } from './useRows.ts';
