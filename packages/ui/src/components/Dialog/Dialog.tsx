import {
  memo,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { XIcon } from '../../icons/index.ts';
import { type AllowUndefined, classNames, type RootProps, toAria } from '../../props/index.ts';
import { IconButton } from '../IconButton/index.ts';
import {
  actions as actionsStyle,
  body,
  dialog,
  head as headStyle,
  hidden,
  lead,
  modal,
  overlay,
  title as titleStyle,
} from './Dialog.css.ts';
import { useStrings } from './Dialog.strings.ts';

type Content = ReactNode | ((dialog: { close: () => void }) => ReactNode);

export interface DialogProps
  extends RootProps<HTMLDivElement>,
    AllowUndefined<Pick<ModalOverlayProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'>> {
  /** The heading and accessible name. */
  title: string;
  /** A sentence under the title. It is the accessible description. */
  description?: ReactNode;
  /** The body, which scrolls if it is tall; a function gets `close`. */
  children?: Content | undefined;
  /** The buttons at the end, which stay visible; a function gets `close`. Put the safe one first. */
  actions?: Content | undefined;
  /** A `drawer` has the height of the window and is at one of its sides. @default 'dialog' */
  variant?: 'dialog' | 'drawer' | undefined;
  /** The width of a dialog: `small` is 440 px, for questions; `large` is 560 px, for forms. @default 'small' */
  size?: 'small' | 'large' | undefined;
  /** The side of a drawer, in the reading direction of the page. @default 'start' */
  side?: 'start' | 'end' | undefined;
  /** Replaces the visible title, for example with a logo. The title is then visually hidden. */
  head?: ReactNode;
  /** `alertdialog` for a question that interrupts. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Whether a click outside closes it. Set it to `false` if that would lose what people typed. @default true */
  isDismissable?: boolean | undefined;
  /** Whether nothing closes it, for example while saving. @default false */
  isLocked?: boolean | undefined;
  /**
   * The ID of the button that usually opens it. It gets focus on close if the dialog was opened by the URL, so that
   * there is no element to return focus to. Without it, the heading of the page gets focus.
   */
  openerId?: string | undefined;
}

/**
 * A modal window over the page, or a drawer on a small screen.
 *
 * Renders a `<section role="dialog">` with an `<h2>`; the rest of the page is inert. Open it with `isOpen`, or put it
 * next to its button in a `DialogTrigger`. Follows the APG modal dialog pattern; keyboard: Tab stays inside, Esc
 * closes, and focus returns to where it was (WCAG 2.1.2, 2.4.3). A body that scrolls can be focused, so that the arrow
 * keys scroll it (WCAG 2.1.1). Style elements that it adds have the page's nonce.
 *
 * @part dialog-overlay the backdrop, around the dialog
 * @part dialog-header the title and the close button
 * @part dialog-title the `h2`
 * @part dialog-body the content, which scrolls
 * @part dialog-description the sentence under the title
 * @part dialog-actions the buttons at the end
 * @selector [data-variant] `dialog` or `drawer`
 * @selector [data-entering] during the entry animation
 * @selector [data-exiting] during the exit animation
 * @example
 * <DialogTrigger>
 *   <Button>Add contact</Button>
 *   <Dialog title="Add contact" size="large" actions={<Button variant="primary">Save</Button>}>…</Dialog>
 * </DialogTrigger>
 */
export function Dialog({
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
  ...props
}: DialogProps) {
  const descriptionId = useId();
  // Rendering the content and making the page inert is slow, so the press is handled first.
  const isShown = useDeferredValue(isOpen);

  return (
    <ModalOverlay
      {...toAria({ defaultOpen, onOpenChange })}
      {...(isShown !== undefined && { isOpen: isShown })}
      className={overlay}
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
