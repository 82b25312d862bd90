import { createContext, type ReactNode, useContext, useState } from 'react';
import { MenuIcon } from '../../icons/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { trigger } from './Drawer.css.ts';
import { useStrings } from './Sidebar.strings.ts';

interface Drawer {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

const DrawerContext = createContext<Drawer | undefined>(undefined);

export interface SidebarProviderProps {
  /** The sidebar, and the `SidebarTrigger` that opens it on narrow windows. */
  children: ReactNode;
}

/**
 * Lets a button somewhere in the page open the drawer of a `Sidebar`. `AppShell` brings its own.
 *
 * @example
 * <SidebarProvider><SidebarTrigger /><Sidebar label="Console">…</Sidebar></SidebarProvider>
 */
export function SidebarProvider({ children }: SidebarProviderProps) {
  const [isOpen, setOpen] = useState(false);
  return <DrawerContext.Provider value={{ isOpen, setOpen }}>{children}</DrawerContext.Provider>;
}

/** The drawer of the nearest provider. */
export function useDrawer(): Drawer {
  return useContext(DrawerContext) ?? { isOpen: false, setOpen: () => undefined };
}

/**
 * Opens the sidebar's drawer, where the window is too narrow for a sidebar. Its name never changes;
 * `aria-expanded` carries the state.
 *
 * Renders a `<button>` in a `<span>` that is not there from 768 px on.
 */
export function SidebarTrigger() {
  const { isOpen, setOpen } = useDrawer();
  const strings = useStrings();

  return (
    <span className={trigger}>
      <IconButton
        label={strings.navigation}
        tooltip={false}
        icon={<MenuIcon size={22} />}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      />
    </span>
  );
}
