import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useIsSSR } from 'react-aria/SSRProvider';
import { useDateFormatter } from 'react-aria/useDateFormatter';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { useHover } from 'react-aria/useHover';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Button as AriaButton } from 'react-aria-components/Button';
import { createPortal } from 'react-dom';
import { useToastQueue } from 'react-stately/useToastState';
import { announce } from '../../announcer/index.ts';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon, XIcon } from '../../icons/index.ts';
import { Landmark } from '../../landmarks/index.ts';
import { type RootProps, rootProps } from '../../props/index.ts';
import { IconButton } from '../IconButton/index.ts';
import {
  action as actionStyle,
  description as descriptionStyle,
  hidden,
  history,
  item,
  list,
  mark,
  record,
  region as regionStyle,
  time,
  title as titleStyle,
  words,
} from './Toast.css.ts';
import { useStrings } from './Toast.strings.ts';
import { queue, type ToastRecord, toastHistory, type VisibleToast } from './toast.ts';

/** The props of the region: those of its root element. */
export interface ToastRegionProps extends RootProps {}

/**
 * The region where toasts appear. Mount one at the top of an application's shell, so that it exists before the first
 * message (WCAG 4.1.3). It isn't part of `UIProvider`, so pages without toasts, such as a sign-in page, don't load its
 * code.
 *
 * Renders a `<section>`, a landmark named "Notifications" that F6 reaches, also while a dialog is open. While the
 * pointer or focus is in it, no toast closes automatically (WCAG 2.2.1); keyboard: Esc closes the focused toast.
 *
 * @part toast a toast
 * @part toast-icon its icon
 * @part toast-title what happened
 * @part toast-description one more sentence
 * @part toast-action the action
 * @example
 * <UIProvider locale="en"><Shell /><ToastRegion /></UIProvider>
 */
export function ToastRegion(props: ToastRegionProps) {
  return useIsSSR() ? null : createPortal(<Region {...props} />, document.body);
}

/** The props of the list: those of its root element. */
export interface ToastHistoryProps extends RootProps {}

/**
 * The toasts shown since the page was loaded, for people who couldn't read one in time (WCAG 2.2.1). Put it in a dialog
 * or on a separate page.
 *
 * Renders an `<ol>` named "Notifications", newest first, or a sentence if there are none yet.
 *
 * @part toast-history-toast a toast and its time
 * @example
 * <Dialog title="Notifications"><ToastHistory /></Dialog>
 */
export function ToastHistory(props: ToastHistoryProps) {
  const strings = useStrings();
  const clock = useDateFormatter({ hour: '2-digit', minute: '2-digit' });
  const records = useSyncExternalStore(toastHistory.subscribe, toastHistory.get, toastHistory.get);

  // A list, or a paragraph if it is empty.
  const toRoot = (ownClass: string) => rootProps(props as RootProps<never>, ownClass);

  if (records.length === 0) {
    return (
      <p {...toRoot(descriptionStyle)} data-part="toast-history">
        {strings.nothing}
      </p>
    );
  }
  return (
    <ol {...toRoot(history)} data-part="toast-history" aria-label={strings.region}>
      {records.map(({ at, title, description, tone }) => (
        <li className={record} data-part="toast-history-toast" key={`${at.getTime()} ${title}`}>
          <time className={time} dateTime={at.toISOString()}>
            {clock.format(at)}
          </time>
          <div>
            <p className={titleStyle}>
              {(tone === 'error' || tone === 'warning') && `${strings[tone]} `}
              {title}
            </p>
            {description !== undefined && <p className={descriptionStyle}>{description}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Region({ ref, ...props }: ToastRegionProps) {
  const strings = useStrings();
  const region = useObjectRef(ref);
  const { visibleToasts } = useToastQueue(queue);
  const [hasFocus, setHasFocus] = useState(false);

  const { hoverProps, isHovered } = useHover({});
  const { focusWithinProps } = useFocusWithin({ onFocusWithinChange: setHasFocus });
  const focusProps = useToastFocus(
    region,
    visibleToasts.map(({ key }) => key),
  );
  useSayToasts(visibleToasts);

  // A toast removed under the pointer or focus fires no leave or blur event, so an empty region doesn't count as held.
  const isHeld = visibleToasts.length > 0 && (isHovered || hasFocus);

  return (
    <>
      <section
        {...rootProps(props, regionStyle)}
        {...mergeProps(hoverProps, focusWithinProps, focusProps)}
        ref={region}
        aria-label={strings.region}
        data-part="toast-region"
        tabIndex={-1}
        data-react-aria-top-layer="true"
      >
        {visibleToasts.length > 0 && (
          <ol className={list}>
            {visibleToasts.map((toast: VisibleToast) => (
              <ToastItem
                key={toast.key}
                toast={toast}
                isHeld={isHeld}
                onClose={() => queue.close(toast.key)}
              />
            ))}
          </ol>
        )}
      </section>
      <Landmark role="region" label={strings.region} of={region} />
    </>
  );
}

interface ToastItemProps {
  toast: VisibleToast;
  /** The pointer or focus is in the region, so the timer is paused. */
  isHeld: boolean;
  onClose: () => void;
}

const icons = {
  success: CircleCheckIcon,
  error: CircleAlertIcon,
  info: InfoIcon,
  warning: TriangleAlertIcon,
};

/** One toast. Renders an `<li>`: its text is announced when it appears, so it has no live role of its own. */
function ToastItem({ toast: { key, content, timer }, isHeld, onClose }: ToastItemProps) {
  const strings = useStrings();
  const { title, description, tone = 'info', action } = content;
  const ToneIcon = icons[tone];

  useEffect(() => {
    if (!timer || isHeld) return undefined;
    timer.resume();
    return () => timer.pause();
  }, [timer, isHeld]);

  const button = action && (
    <AriaButton
      className={actionStyle}
      data-part="toast-action"
      onPress={() => {
        action.onPress();
        onClose();
      }}
    >
      {action.label}
    </AriaButton>
  );

  return (
    <li
      className={item}
      data-part="toast"
      data-toast={key}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <span className={mark} data-part="toast-icon" data-tone={tone}>
        <ToneIcon size={18} />
      </span>
      <div className={words}>
        <p className={titleStyle} data-part="toast-title">
          {(tone === 'error' || tone === 'warning') && <span className={hidden}>{strings[tone]} </span>}
          {title}
        </p>
        {description !== undefined && (
          <p className={descriptionStyle} data-part="toast-description">
            {description}
          </p>
        )}
        {description !== undefined && button}
      </div>
      {description === undefined && button}
      <IconButton
        label={strings.close(title)}
        icon={<XIcon />}
        size="row"
        tooltip={false}
        onPress={onClose}
        data-close="true"
      />
    </li>
  );
}

/**
 * Keeps focus when the focused toast closes: it moves to the next toast, and after the last one back to where it was
 * before it entered the region (WCAG 2.4.3). After a pointer press it goes back immediately, since focus would keep the
 * other toasts open. `keys` are the toasts in display order.
 */
function useToastFocus(region: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const cameFrom = useRef<HTMLElement>(null);
  const focused = useRef<string>(null);
  const isKeyboard = useRef(false);
  const previous = useRef(keys);

  useLayoutEffect(() => {
    const gone = focused.current;
    if (gone !== null && !keys.includes(gone)) {
      const next = keys[Math.min(previous.current.indexOf(gone), keys.length - 1)];
      focused.current = null;
      if (next !== undefined && isKeyboard.current)
        closeButton(region.current, next)?.focus({ preventScroll: true });
      else if (cameFrom.current?.isConnected) focusAgain(cameFrom.current);
    }
    previous.current = keys;
  });

  return {
    onFocus({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
      isKeyboard.current = target.matches(':focus-visible');
      focused.current = target.closest<HTMLElement>('[data-toast]')?.dataset['toast'] ?? null;
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
        cameFrom.current = relatedTarget;
      }
    },
    onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
      if (!currentTarget.contains(relatedTarget)) focused.current = null;
    },
  };
}

/** Focuses an element. A landmark that F6 reached is focusable only while it has focus. */
function focusAgain(element: HTMLElement) {
  element.focus({ preventScroll: true });
  if (document.activeElement === element || element.hasAttribute('tabindex')) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}

function closeButton(region: HTMLElement | null, key: string) {
  return region?.querySelector<HTMLElement>(`[data-toast="${CSS.escape(key)}"] [data-close]`);
}

/** Toasts within this many milliseconds are announced as one message, so that none replaces another. */
const together = 250;

/** Announces each toast once, politely, when it becomes visible. */
function useSayToasts(toasts: readonly VisibleToast[]) {
  const strings = useStrings();
  const said = useRef(new Set<string>());
  const unsaid = useRef<string[]>([]);

  useEffect(() => {
    const fresh = toasts.filter(({ key }) => !said.current.has(key)).toReversed();
    if (fresh.length === 0) return;

    for (const { key, content } of fresh) {
      said.current.add(key);
      unsaid.current.push(sentences(content, strings));
    }
    const count = unsaid.current.length;
    announce(unsaid.current.join(' '));
    setTimeout(() => unsaid.current.splice(0, count), together);
  }, [toasts, strings]);
}

function sentences(
  { title, description, tone, action }: ToastRecord,
  strings: ReturnType<typeof useStrings>,
) {
  const kind = tone === 'error' || tone === 'warning' ? strings[tone] : '';
  return [kind, finished(title), description && finished(description), action && strings.action(action.label)]
    .filter(Boolean)
    .join(' ');
}

// Screen readers pause at a period.
function finished(words: string) {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}
