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

export interface DialogProps extends Pick<ModalOverlayProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** What it is about: its heading and its accessible name. */
  title: string;
  /** A sentence under the title, read together with it when the dialog opens. */
  description?: ReactNode;
  /** What it shows; a function gets `close`. It scrolls when it is tall. */
  children?: Content;
  /** The buttons at the end, which stay in view; a function gets `close`. The safe one first. */
  actions?: Content;
  /** A `drawer` is as tall as the window and lies at one of its sides. @default 'dialog' */
  variant?: 'dialog' | 'drawer';
  /** Width of a dialog: 440 px for a question, 560 px for a form. @default 'small' */
  size?: 'small' | 'large';
  /** The side of a drawer, in the reading direction of the page. @default 'start' */
  side?: 'start' | 'end';
  /** Stands where the title would be seen, such as a product mark; the title is still read. */
  head?: ReactNode;
  /** `alertdialog` for a question that interrupts. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** A press beside it closes it. Turn it off where that would lose what was typed. @default true */
  isDismissable?: boolean;
  /** Work is going on that cannot be taken back: nothing closes it. @default false */
  isLocked?: boolean;
  /**
   * The id of the button that usually opens it. It gets the focus when the dialog was opened by the address of the
   * page, so that there is nothing to return to. Without one the heading of the page does.
   */
  openerId?: string;
}

/**
 * A window over the page that must be dealt with first, or the drawer of a small screen.
 *
 * Renders a `<section role="dialog">` with an `<h2>`; the rest of the page is inert meanwhile. Open it with
 * `isOpen`, or put it beside its button in a `DialogTrigger`. Follows the APG modal dialog pattern; keyboard: Tab
 * stays inside, Esc closes, and focus returns to where it was (WCAG 2.1.2, 2.4.3). A body that scrolls can be
 * focused, so that the arrow keys scroll it (WCAG 2.1.1). Adds no style element without the page's nonce.
 *
 * @selector [data-variant] `dialog` or `drawer`
 * @selector [data-entering] it is coming
 * @selector [data-exiting] it is going
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
  openerId,
  ...state
}: DialogProps) {
  const descriptionId = useId();
  // All that is in it, and the rest of the page made inert, is much work: the press is answered first.
  const isShown = useDeferredValue(isOpen);

  return (
    <ModalOverlay
      {...state}
      {...(isShown !== undefined && { isOpen: isShown })}
      className={overlay}
      data-variant={variant}
      data-side={side}
      isDismissable={isDismissable && !isLocked}
      isKeyboardDismissDisabled={isLocked}
    >
      <Modal className={modal} data-variant={variant} data-size={size} data-side={side}>
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
  /** It was closed in this very drawing, and the one that takes it away is still to come. */
  isLeaving: boolean;
}

/** All that is in it. A press that closes it is answered before what is in it, such as a long form, is drawn again. */
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
        <header className={headStyle}>
          <Heading slot="title" className={head === undefined ? titleStyle : hidden}>
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
            <p className={lead} id={descriptionId}>
              {description}
            </p>
          )}
          {typeof children === 'function' ? children({ close }) : children}
        </Body>
        {actions !== undefined && (
          <footer className={actionsStyle}>
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
    <div ref={box} className={body} {...(scrolls && { role: 'group', 'aria-label': title, tabIndex: 0 })}>
      {children}
    </div>
  );
}

/**
 * Gives the focus to `openerId`, else to the heading of the page, when the dialog closes and there is no element to
 * return to: it was opened by the address of the page, or what opened it is gone (WCAG 2.4.3).
 */
function useReturnFocus(openerId: string | undefined) {
  useEffect(
    () => () => {
      // react-aria returns the focus in the frame after the dialog is gone.
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

/** Whether an element's content is taller than the element, kept up to date as either changes its size. */
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
