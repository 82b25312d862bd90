import type { HTMLAttributes, ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { XIcon } from '../../icons/index.ts';
import { classNames, type RootProps, toAria } from '../../props/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { body, dialog, drawer, drawerHead, scrim } from './Sidebar.css.ts';
import { useStrings } from './Sidebar.strings.ts';
import { useDrawer } from './SidebarProvider.tsx';

export interface SidebarDrawerProps extends RootProps<HTMLDivElement> {
  side: 'start' | 'end';
  brand: ReactNode;
  /** Follows the links in it. */
  follow: HTMLAttributes<HTMLElement>;
  children: ReactNode;
}

/** The open drawer. The sidebar loads it when it is first needed. */
export function SidebarDrawer({ side, brand, follow, children, className, ...props }: SidebarDrawerProps) {
  const { isOpen, setOpen } = useDrawer();
  const strings = useStrings();

  return (
    <ModalOverlay className={scrim} isOpen={isOpen} onOpenChange={setOpen} isDismissable>
      <Modal {...toAria(props)} className={classNames(drawer, className)} data-side={side}>
        <Dialog className={dialog} aria-label={strings.navigation}>
          <div className={drawerHead} data-part="sidebar-header" {...follow}>
            <IconButton label={strings.close} tooltip={false} icon={<XIcon size={20} />} slot="close" />
            {brand}
          </div>
          <div className={body} {...follow}>
            {children}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
