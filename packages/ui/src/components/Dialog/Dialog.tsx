import { type ReactNode, useContext, useDeferredValue } from 'react';
import type { ModalOverlayProps } from 'react-aria-components/Modal';
import { codeOf, OnDemand } from '../../onDemand/index.ts';
import type { AllowUndefined, RootProps } from '../../props/index.ts';
import { overlay } from './Dialog.css.ts';
import { DialogTriggerContext } from './dialogTriggerContext.ts';

export type Content = ReactNode | ((dialog: { close: () => void }) => ReactNode);

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
  /**
   * The width of a dialog: `small` is 440 px, for questions; `large` is 560 px, for forms; `wide` is 800 px, for tables.
   * @default 'small'
   */
  size?: 'small' | 'large' | 'wide' | undefined;
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
export function Dialog(props: DialogProps) {
  const trigger = useContext(DialogTriggerContext);
  // Rendering the content and making the page inert is slow, so the press is handled first.
  const isShown = useDeferredValue(props.isOpen);

  return (
    <OnDemand
      code={dialogBox}
      {...props}
      isShown={isShown}
      trigger={trigger}
      overlayClass={overlay}
      isNeeded={isShown ?? (props.defaultOpen || (trigger?.state.isOpen ?? true))}
    />
  );
}

/** The code of an open dialog, for what must not open without it. */
export const dialogBox = codeOf(async () => (await import('./DialogBox.tsx')).DialogBox);
