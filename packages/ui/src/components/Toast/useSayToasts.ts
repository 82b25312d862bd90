import { useEffect, useRef } from 'react';
import { announce } from '../../announcer/index.ts';
import { useStrings } from './Toast.strings.ts';
import type { ToastRecord, VisibleToast } from './toast.ts';

/** Toasts that come within this many milliseconds are said as one message, so that none replaces another. */
const together = 250;

/** Says each toast once, politely, when it becomes visible. */
export function useSayToasts(toasts: readonly VisibleToast[]) {
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

// A reader pauses at a full stop.
function finished(words: string) {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}
