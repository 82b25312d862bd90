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
import { IconButton } from '../IconButton/index.ts';
import { ContainsCurrent } from '../SidebarRows/index.ts';
import { drawerOnly, trigger as triggerStyle } from './Drawer.css.ts';
import { useStrings } from './Sidebar.strings.ts';

/** What the sidebar tells its button. */
interface Note {
  /** The page on the screen is in the closed drawer. */
  holdsCurrent: boolean;
  /** The button opens a drawer, and does not bring back what stands beside the page. */
  isModal: boolean;
  /** The button is in sight, and so is a bar that holds it. */
  isSeen: boolean;
}

interface Drawer {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  note: Note;
  setNote: (note: Note) => void;
  /** The button was pressed. */
  press: RefObject<(() => void) | undefined>;
  trigger: RefObject<HTMLButtonElement | null>;
}

const nobody: Note = { holdsCurrent: false, isModal: true, isSeen: false };

const DrawerContext = createContext<Drawer>({
  isOpen: false,
  setOpen: () => undefined,
  note: nobody,
  setNote: () => undefined,
  press: { current: undefined },
  trigger: { current: null },
});

export interface SidebarProviderProps {
  /** The sidebar, and the `SidebarTrigger` that opens it on narrow windows. */
  children: ReactNode;
}

/**
 * Lets a button somewhere in the page open the drawer of a `Sidebar`. `AppShell` brings its own. Two sidebars of a
 * page have a provider each.
 *
 * @example
 * <SidebarProvider><SidebarTrigger /><Sidebar label="Console">…</Sidebar></SidebarProvider>
 */
export function SidebarProvider({ children }: SidebarProviderProps) {
  const [isAsked, setOpen] = useState(false);
  // All its rows, and the rest of the page made inert, is much work: the press is answered first.
  const isOpen = useDeferredValue(isAsked);
  const [note, setNote] = useState(nobody);
  const press = useRef<(() => void) | undefined>(undefined);
  const trigger = useRef<HTMLButtonElement>(null);
  const value = useMemo(() => ({ isOpen, setOpen, note, setNote, press, trigger }), [isOpen, note]);

  return <DrawerContext.Provider value={value}>{children}</DrawerContext.Provider>;
}

/** The drawer of the nearest provider. */
export const useDrawer = () => useContext(DrawerContext);

/**
 * Opens the sidebar's drawer, where the window is too narrow for a sidebar, or brings back one that was hidden. Its
 * name never changes; `aria-expanded` carries the state, and its description says when the current page is inside.
 *
 * Renders a `<button>` in a `<span>` that is not there where the sidebar has a toggle of its own.
 */
export function SidebarTrigger() {
  const { isOpen, note, press, trigger } = useDrawer();
  const strings = useStrings();
  const noteId = useId();

  return (
    <span className={`${triggerStyle} ${drawerOnly}`}>
      <IconButton
        ref={trigger}
        label={strings.navigation}
        tooltip={false}
        icon={<MenuIcon size={22} />}
        aria-expanded={isOpen}
        {...(note.isModal && { 'aria-haspopup': 'dialog' })}
        {...(note.holdsCurrent && { 'aria-describedby': noteId })}
        onPress={() => press.current?.()}
      />
      {note.holdsCurrent && (
        <span id={noteId} hidden>
          <ContainsCurrent />
        </span>
      )}
    </span>
  );
}
