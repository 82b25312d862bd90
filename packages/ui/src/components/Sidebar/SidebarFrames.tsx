import { type ReactNode, useId, useRef } from 'react';
import { useOverlay } from 'react-aria/useOverlay';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseIcon, PanelIcon, PanelOpenIcon } from '../../icons/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { dialog, drawer, drawerHead, scrim } from './Drawer.css.ts';
import { body, column, head, panel } from './Sidebar.css.ts';
import { useStrings } from './Sidebar.strings.ts';
import { useDrawer } from './SidebarProvider.tsx';

interface SidebarPanelProps {
  brand: ReactNode;
  /** Chosen by hand: only icons, where there is room for words. */
  isCollapsed: boolean;
  /** Opened over the page, where there is none. */
  isOver: boolean;
  /** What follows of both and of the window: only icons are seen. */
  isRail: boolean;
  onToggle: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The sidebar beside the page. The styles decide how wide it is, so the first frame is right. */
export function SidebarPanel({
  brand,
  isCollapsed,
  isOver,
  isRail,
  onToggle,
  onClose,
  children,
}: SidebarPanelProps) {
  const strings = useStrings();
  const bodyId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  const { overlayProps } = useOverlay(
    {
      isOpen: isOver,
      isDismissable: true,
      shouldCloseOnBlur: true,
      isKeyboardDismissDisabled: !isOver,
      onClose: () => {
        if (!isOver) return;
        // A row that had the focus may be gone in the rail.
        if (ref.current?.contains(document.activeElement)) toggle.current?.focus();
        onClose();
      },
    },
    ref,
  );

  return (
    <div className={column} data-collapsed={isCollapsed || undefined} data-over={isOver || undefined}>
      <div ref={ref} className={panel} {...overlayProps}>
        <header className={head}>
          {brand}
          <IconButton
            ref={toggle}
            label={strings.navigation}
            tooltipPlacement="end"
            size="small"
            icon={isRail ? <PanelOpenIcon /> : <PanelIcon />}
            aria-expanded={!isRail}
            aria-controls={bodyId}
            onPress={onToggle}
          />
        </header>
        <div id={bodyId} className={body}>
          {children}
        </div>
      </div>
    </div>
  );
}

interface SidebarDrawerProps {
  brand: ReactNode;
  children: ReactNode;
}

/** The sidebar over the page, in windows too narrow for both. */
export function SidebarDrawer({ brand, children }: SidebarDrawerProps) {
  const { isOpen, setOpen } = useDrawer();
  const strings = useStrings();

  return (
    <ModalOverlay className={scrim} isOpen={isOpen} onOpenChange={setOpen} isDismissable>
      <Modal className={drawer}>
        <Dialog className={dialog} aria-label={strings.navigation}>
          <div className={drawerHead}>
            <IconButton label={strings.close} tooltip={false} icon={<CloseIcon size={20} />} slot="close" />
            {brand}
          </div>
          <div className={body}>{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
