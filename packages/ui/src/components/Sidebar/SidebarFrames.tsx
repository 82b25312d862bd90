import { type ReactNode, useId, useRef } from 'react';
import { useLandmark } from 'react-aria/useLandmark';
import { useOverlay } from 'react-aria/useOverlay';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseIcon, PanelIcon, PanelOpenIcon, PinIcon } from '../../icons/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { dialog, drawer, drawerHead, scrim } from './Drawer.css.ts';
import { headIcon, panel, pinIcon } from './Frame.css.ts';
import { body, head, headBrand, headButtons } from './Sidebar.css.ts';
import { useStrings } from './Sidebar.strings.ts';
import { useDrawer } from './SidebarProvider.tsx';
import { type Shortcut, shownKeys } from './shortcut.ts';
import { useFollow } from './useFollow.ts';
import { useRailTooltip } from './useRailTooltip.tsx';
import type { SidebarState } from './useSidebarState.ts';

interface FrameProps {
  state: SidebarState;
  side: 'start' | 'end';
  brand: ReactNode;
  children: ReactNode;
}

/** The sidebar beside the page. The styles decide how wide it is, so the first frame is right. */
export function SidebarPanel({
  state,
  side,
  brand,
  shortcut,
  children,
}: FrameProps & { shortcut: Shortcut | undefined }) {
  const { frame, toggleRef, isMedium, isOver, isPinned, isRail, isCollapsed, close } = state;
  const strings = useStrings();
  const bodyId = useId();
  const headRef = useRef<HTMLElement>(null);
  const beside = side === 'end' ? 'start' : 'end';
  // While the page has a bar in its place, F6 leads there.
  const nowhere = useRef<HTMLElement>(null);
  const { landmarkProps } = useLandmark({ role: 'banner' }, useDrawer().note.isSeen ? nowhere : headRef);
  const follow = useFollow(state.closeAll);
  const { handlers, tooltip } = useRailTooltip(isRail, beside);
  const isWithWords = !isRail && !(isCollapsed && !isMedium);

  const { overlayProps } = useOverlay(
    {
      isOpen: isOver,
      isDismissable: true,
      shouldCloseOnBlur: true,
      isKeyboardDismissDisabled: !isOver,
      onClose: () => {
        if (!isOver) return;
        // A row that had the focus may be gone in the rail.
        if (frame.current?.contains(document.activeElement)) toggleRef.current?.focus();
        close();
      },
    },
    frame,
  );

  return (
    <div ref={frame} className={panel} {...overlayProps}>
      <header {...landmarkProps} ref={headRef} className={head} {...handlers}>
        <div className={headBrand} {...follow}>
          {brand}
        </div>
        <div className={headButtons}>
          {isMedium && !isRail && (
            <IconButton
              label={strings.pin}
              tooltipPlacement={beside}
              size="small"
              icon={
                <span className={pinIcon} data-pinned={isPinned || undefined}>
                  <PinIcon />
                </span>
              }
              aria-pressed={isPinned}
              onPress={state.pin}
            />
          )}
          <IconButton
            ref={(button) => {
              toggleRef.current = button;
              // Not among the attributes that react-aria lets through.
              if (shortcut) button?.setAttribute('aria-keyshortcuts', shortcut);
            }}
            label={strings.navigation}
            tooltip={shortcut ? `${strings.navigation} ${shownKeys(shortcut)}` : strings.navigation}
            tooltipPlacement={beside}
            size="small"
            icon={<span className={headIcon}>{isRail ? <PanelOpenIcon /> : <PanelIcon />}</span>}
            aria-expanded={isWithWords}
            aria-controls={bodyId}
            onPress={state.toggle}
          />
        </div>
      </header>
      <div id={bodyId} className={body} {...follow}>
        <div className={body} {...handlers}>
          {children}
        </div>
      </div>
      {tooltip}
    </div>
  );
}

/** The sidebar over the page, in windows too narrow for both. */
export function SidebarDrawer({ state, side, brand, children }: FrameProps) {
  const { isOpen, setOpen } = useDrawer();
  const strings = useStrings();
  const follow = useFollow(state.closeAll);

  return (
    <ModalOverlay className={scrim} isOpen={isOpen} onOpenChange={setOpen} isDismissable>
      <Modal className={drawer} data-side={side}>
        <Dialog className={dialog} aria-label={strings.navigation}>
          <div className={drawerHead} {...follow}>
            <IconButton label={strings.close} tooltip={false} icon={<CloseIcon size={20} />} slot="close" />
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
