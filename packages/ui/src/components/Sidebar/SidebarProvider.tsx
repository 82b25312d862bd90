import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { MenuIcon } from '../../icons/index.ts';
import { classNames, type RootProps, rootProps } from '../../props/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { drawerOnlyClassName, trigger as triggerStyle } from './Sidebar.css.ts';
import { useStrings } from './Sidebar.strings.ts';

/** The sidebar's settings for its trigger. */
interface Note {
  /** The current page is in the closed drawer. */
  holdsCurrent: boolean;
  /** The trigger opens a drawer, instead of showing a hidden sidebar next to the page. */
  isModal: boolean;
  /** The trigger is visible, and so is the bar around it. */
  isSeen: boolean;
}

interface Drawer {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  note: Note;
  setNote: (note: Note) => void;
  /** Called when the trigger is pressed. */
  press: RefObject<(() => void) | undefined>;
  trigger: RefObject<HTMLButtonElement | null>;
}

const withoutSidebar: Note = { holdsCurrent: false, isModal: true, isSeen: false };

const DrawerContext = createContext<Drawer>({
  isOpen: false,
  setOpen: () => undefined,
  note: withoutSidebar,
  setNote: () => undefined,
  press: { current: undefined },
  trigger: { current: null },
});

export interface SidebarProviderProps {
  /** The sidebar, and the `SidebarTrigger` that opens it on narrow windows. */
  children: ReactNode;
}

/**
 * Lets a button anywhere in the page open the drawer of a `Sidebar`. `AppShell` has its own. Each sidebar of a page
 * needs its own provider.
 *
 * @example
 * <SidebarProvider><SidebarTrigger /><Sidebar label="Console">…</Sidebar></SidebarProvider>
 */
export function SidebarProvider({ children }: SidebarProviderProps) {
  const [isRequested, setOpen] = useState(false);
  // Deferred, because rendering all rows and making the page inert takes time: the press gets its feedback first.
  const isOpen = useDeferredValue(isRequested);
  const [note, setNote] = useState(withoutSidebar);
  const press = useRef<(() => void) | undefined>(undefined);
  const trigger = useRef<HTMLButtonElement>(null);
  const value = useMemo(() => ({ isOpen, setOpen, note, setNote, press, trigger }), [isOpen, note]);

  return <DrawerContext.Provider value={value}>{children}</DrawerContext.Provider>;
}

/** The drawer of the nearest provider. */
export const useDrawer = () => useContext(DrawerContext);

/** The props of the trigger: those of its root element. */
export interface SidebarTriggerProps extends RootProps<HTMLSpanElement> {}

/**
 * Opens the sidebar's drawer in windows too narrow for a sidebar, or shows a hidden sidebar. Its name never changes.
 * `aria-expanded` has the state, and a description indicates that the current page is in the drawer.
 *
 * Renders a `<button>` in a `<span>`, which is hidden while the sidebar has its own toggle.
 */
export function SidebarTrigger(props: SidebarTriggerProps) {
  const { isOpen, note, press, trigger } = useDrawer();
  const strings = useStrings();
  const descriptionId = useId();

  return (
    <span {...rootProps(props, classNames(triggerStyle, drawerOnlyClassName))} data-part="sidebar-trigger">
      <IconButton
        ref={trigger}
        label={strings.navigation}
        tooltip={false}
        icon={<MenuIcon size={22} />}
        aria-expanded={isOpen}
        {...(note.isModal && { 'aria-haspopup': 'dialog' })}
        {...(note.holdsCurrent && { 'aria-describedby': descriptionId })}
        onPress={() => press.current?.()}
      />
      {note.holdsCurrent && (
        <span id={descriptionId} hidden>
          {strings.containsCurrent}
        </span>
      )}
    </span>
  );
}
