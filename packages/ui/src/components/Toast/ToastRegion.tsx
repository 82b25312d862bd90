import { useRef, useState } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useIsSSR } from 'react-aria/SSRProvider';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { useHover } from 'react-aria/useHover';
import { useLandmark } from 'react-aria/useLandmark';
import { createPortal } from 'react-dom';
import { useToastQueue } from 'react-stately/useToastState';
import { list, region as regionStyle } from './Toast.css.ts';
import { useStrings } from './Toast.strings.ts';
import { ToastItem } from './ToastItem.tsx';
import { queue, type VisibleToast } from './toast.ts';
import { useSayToasts } from './useSayToasts.ts';
import { useToastFocus } from './useToastFocus.ts';

/**
 * The place where toasts appear. Mount one, at the top of an application's shell, so that it is there before the
 * first message (WCAG 4.1.3). It is not part of `UIProvider`: a page without toasts, such as a log-in page, does
 * not pay for their code.
 *
 * Renders a `<section>`, a landmark named "Notifications" that F6 reaches, also while a dialog is open. While pointer
 * or focus are in it, no toast goes by itself (WCAG 2.2.1); keyboard: Esc closes the toast that has focus.
 *
 * @example
 * <UIProvider locale="en"><Shell /><ToastRegion /></UIProvider>
 */
export function ToastRegion() {
  return useIsSSR() ? null : createPortal(<Region />, document.body);
}

function Region() {
  const strings = useStrings();
  const region = useRef<HTMLElement>(null);
  const { visibleToasts } = useToastQueue(queue);
  const [hasFocus, setHasFocus] = useState(false);

  const { landmarkProps } = useLandmark({ role: 'region', 'aria-label': strings.region }, region);
  const { hoverProps, isHovered } = useHover({});
  const { focusWithinProps } = useFocusWithin({ onFocusWithinChange: setHasFocus });
  const focusProps = useToastFocus(
    region,
    visibleToasts.map(({ key }) => key),
  );
  useSayToasts(visibleToasts);

  // Gone from under pointer or focus, it tells neither: an empty region holds nobody.
  const isHeld = visibleToasts.length > 0 && (isHovered || hasFocus);

  return (
    <section
      {...mergeProps(landmarkProps, hoverProps, focusWithinProps, focusProps)}
      ref={region}
      className={regionStyle}
      tabIndex={-1}
      data-react-aria-top-layer="true"
    >
      {visibleToasts.length > 0 && (
        <ol className={list}>
          {visibleToasts.map((toast: VisibleToast) => (
            <ToastItem key={toast.key} toast={toast} isHeld={isHeld} onClose={() => queue.close(toast.key)} />
          ))}
        </ol>
      )}
    </section>
  );
}
