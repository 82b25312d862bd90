import { memo, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import {
  Dialog as AriaDialog,
  DialogContext,
  OverlayTriggerStateContext,
} from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { XIcon } from '../../icons/index.ts';
import { classNames, toAria } from '../../props/index.ts';
import { IconButton } from '../IconButton/index.ts';
import {
  actions as actionsStyle,
  body,
  dialog,
  head as headStyle,
  hidden,
  lead,
  modal,
  title as titleStyle,
} from './Dialog.css.ts';
import { useStrings } from './Dialog.strings.ts';
import type { DialogProps } from './Dialog.tsx';
import type { DialogTriggerValue } from './dialogTriggerContext.ts';

export interface DialogBoxProps extends DialogProps {
  /** `isOpen`, deferred. */
  isShown: boolean | undefined;
  trigger: DialogTriggerValue | null;
  /** Passed by `Dialog`, so that its style sheet is loaded with it. */
  overlayClass: string;
}

/** The open dialog. `Dialog` loads it when it is first needed. */
export function DialogBox({
  title,
  description,
  children,
  actions,
  variant = 'dialog',
  size = 'small',
  side = 'start',
  head,
  role = 'dialog',
  isDismissable = true,
  isLocked = false,
  isOpen,
  defaultOpen,
  onOpenChange,
  openerId,
  className,
  isShown,
  trigger,
  overlayClass,
  ...props
}: DialogBoxProps) {
  const descriptionId = useId();

  const box = (
    <ModalOverlay
      {...toAria({ defaultOpen, onOpenChange })}
      {...(isShown !== undefined && { isOpen: isShown })}
      className={overlayClass}
      data-part="dialog-overlay"
      data-variant={variant}
      data-side={side}
      isDismissable={isDismissable && !isLocked}
      isKeyboardDismissDisabled={isLocked}
    >
      <Modal
        // Before the props, because `ConfirmDialog` sets its own.
        data-part="dialog"
        {...toAria(props)}
        className={classNames(modal, className)}
        data-variant={variant}
        data-size={size}
        data-side={side}
      >
        <AriaDialog
          role={role}
          className={dialog}
          {...(description !== undefined && { 'aria-describedby': descriptionId })}
        >
          {({ close }) => (
            <Inside
              {...{ title, head, description, descriptionId, isLocked, children, actions, openerId, close }}
              isLeaving={isOpen === false && isShown === true}
            />
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
  if (!trigger) return box;
  return (
    <OverlayTriggerStateContext value={trigger.state}>
      <DialogContext value={trigger.overlayProps}>{box}</DialogContext>
    </OverlayTriggerStateContext>
  );
}

interface InsideProps extends Pick<DialogProps, 'title' | 'head' | 'description' | 'children' | 'actions'> {
  openerId: string | undefined;
  descriptionId: string;
  isLocked: boolean;
  close: () => void;
  /** Whether it was closed in this render. The render that removes it follows. */
  isLeaving: boolean;
}

/** The content. It doesn't re-render while closing, so that a long form doesn't delay the press. */
const Inside = memo(
  function Inside({
    title,
    head,
    description,
    descriptionId,
    isLocked,
    children,
    actions,
    openerId,
    close,
  }: InsideProps) {
    const strings = useStrings();
    useReturnFocus(openerId);

    return (
      <>
        <header className={headStyle} data-part="dialog-header">
          <Heading slot="title" className={head === undefined ? titleStyle : hidden} data-part="dialog-title">
            {title}
          </Heading>
          {head}
          <IconButton
            slot="close"
            size="small"
            label={strings.close}
            icon={<XIcon size={18} />}
            isDisabled={isLocked}
          />
        </header>
        <Body title={title}>
          {description !== undefined && (
            <p className={lead} data-part="dialog-description" id={descriptionId}>
              {description}
            </p>
          )}
          {typeof children === 'function' ? children({ close }) : children}
        </Body>
        {actions !== undefined && (
          <footer className={actionsStyle} data-part="dialog-actions">
            {typeof actions === 'function' ? actions({ close }) : actions}
          </footer>
        )}
      </>
    );
  },
  (_, { isLeaving }) => isLeaving,
);

function Body({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(box);

  return (
    <div
      ref={box}
      className={body}
      data-part="dialog-body"
      {...(scrolls && { role: 'group', 'aria-label': title, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}

/**
 * When the dialog closes and there is no element to return focus to, moves focus to `openerId` or else to the heading
 * of the page: the URL opened the dialog, or the opener is gone (WCAG 2.4.3).
 */
function useReturnFocus(openerId: string | undefined) {
  useEffect(
    () => () => {
      // react-aria returns focus in the frame after the dialog is removed.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const { activeElement, body } = document;
          if (activeElement && activeElement !== body) return;
          const opener = openerId === undefined ? null : document.getElementById(openerId);
          (opener ?? document.querySelector<HTMLElement>('main h1[tabindex]'))?.focus();
        }),
      );
    },
    [openerId],
  );
}

/** Whether an element's content is taller than the element. Updated when either is resized. */
function useScrolls(element: RefObject<HTMLElement | null>) {
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const box = element.current;
    if (!box) return;

    const sizes = new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight));
    const watch = () => {
      sizes.disconnect();
      for (const part of [box, ...box.children]) sizes.observe(part);
    };
    const parts = new MutationObserver(watch);
    parts.observe(box, { childList: true });
    watch();

    return () => {
      sizes.disconnect();
      parts.disconnect();
    };
  }, [element]);

  return scrolls;
}
