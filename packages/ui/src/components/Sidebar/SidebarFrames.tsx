import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react';
// The check that react-aria's own links use, once for all links instead of in each of hundreds of rows.
import { shouldClientNavigate, useRouter } from 'react-aria/private/utils/openLink';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { PanelLeftCloseIcon, PanelLeftOpenIcon, PinIcon } from '../../icons/index.ts';
import { Landmark } from '../../landmarks/index.ts';
import { codeOf, OnDemand } from '../../onDemand/index.ts';
import type { RootProps } from '../../props/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { isTextCut, useSharedTooltip } from '../Tooltip/index.ts';
import { hrefOf } from './rows.ts';
import { body, head, headBrand, headButtons, headIcon, panel, pinIcon } from './Sidebar.css.ts';
import { useStrings } from './Sidebar.strings.ts';
import { useDrawer } from './SidebarProvider.tsx';
import type { SidebarState } from './useSidebarState.ts';
import { type Shortcut, shownKeys } from './useSidebarState.ts';

interface FrameProps {
  state: SidebarState;
  side: 'start' | 'end';
  brand: ReactNode;
  children: ReactNode;
}

/** The sidebar next to the page. CSS determines its width, so that the first frame is correct. */
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
  // While a bar replaces the sidebar, F6 moves to that bar.
  const nowhere = useRef<HTMLElement>(null);
  const { note } = useDrawer();
  const follow = useFollow(state.closeAll);
  const { handlers, tooltip } = useSharedTooltip(isRail ? nameOf : cutNameOf, beside, isRail);
  const isExpanded = !isRail && !(isCollapsed && !isMedium);

  const leave = () => {
    // A focused row might not exist in the rail.
    if (frame.current?.contains(document.activeElement)) toggleRef.current?.focus();
    close();
  };
  // Not react-aria's useOverlay, which imports the code that traps focus.
  useInteractOutside({ ref: frame, isDisabled: !isOver, onInteractOutside: leave });
  const overlayProps = isOver && {
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
      event.stopPropagation();
      leave();
    },
    onBlur({ target, relatedTarget: next }: FocusEvent) {
      // Not when the window loses focus, nor when a dialog opens over it.
      if (!next || !frame.current?.contains(target) || next.closest('[role="dialog"], [role="alertdialog"]'))
        return;
      if (!frame.current.contains(next)) leave();
    },
  };

  return (
    <div ref={frame} className={panel} {...overlayProps}>
      <header ref={headRef} className={head} data-part="sidebar-header" {...handlers}>
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
              // React-aria doesn't pass this attribute on.
              if (shortcut) button?.setAttribute('aria-keyshortcuts', shortcut);
            }}
            label={strings.navigation}
            tooltip={shortcut ? `${strings.navigation} ${shownKeys(shortcut)}` : strings.navigation}
            tooltipPlacement={beside}
            size="small"
            icon={<span className={headIcon}>{isRail ? <PanelLeftOpenIcon /> : <PanelLeftCloseIcon />}</span>}
            aria-expanded={isExpanded}
            aria-controls={bodyId}
            onPress={state.toggle}
          />
        </div>
      </header>
      <Landmark role="banner" of={note.isSeen ? nowhere : headRef} />
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
export function SidebarDrawer({ state, ...props }: FrameProps & RootProps<HTMLDivElement>) {
  const { isOpen } = useDrawer();
  const follow = useFollow(state.closeAll);

  return <OnDemand code={drawerCode} {...props} follow={follow} isNeeded={isOpen} />;
}

const drawerCode = codeOf(async () => (await import('./SidebarDrawer.tsx')).SidebarDrawer);

/** Follows every link of the sidebar and its flyouts through the router of the page. */
function useFollow(onFollow: () => void) {
  const router = useRouter();

  return {
    onClick(event: MouseEvent<HTMLElement>) {
      const link = event.target instanceof Element && event.target.closest('a');
      const href = link ? hrefOf(link) : null;
      if (!link || !href || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (!event.defaultPrevented && !router.isNative && shouldClientNavigate(link, event)) {
        event.preventDefault();
        router.open(link, event, href, undefined);
      }
      onFollow();
    },
  };
}

const labelOf = (row: HTMLElement) => row.querySelector('[data-name]');

/** The name of a row of the rail, unless its flyout is open. */
const nameOf = (row: HTMLElement) => (row.ariaExpanded === 'true' ? null : labelOf(row)?.textContent);

/** A name that is longer than its lines. */
function cutNameOf(row: HTMLElement) {
  const label = labelOf(row);
  return label && isTextCut(label) ? label.textContent : null;
}
