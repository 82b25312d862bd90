import { useEffect, useRef, useState } from 'react';
import { openPopup, whenClosed } from '../../popups/openPopup.ts';
import { cardAdded, cardChannel } from '../../popups/signals.ts';

/** The state of adding a card. */
export type CardNews =
  | { step: 'idle' | 'opening' | 'open' | 'confirming' | 'added' | 'closed' | 'late' | 'noPage' }
  | { step: 'blocked'; page: string }
  | { step: 'failed'; error: unknown };

interface CardCalls {
  /** Requests the URL of the card page. */
  openPage: () => Promise<string>;
  /** Refetches the cards and returns their IDs. */
  reload: () => Promise<readonly string[]>;
}

/** Milliseconds after which to look for the card: the provider sends it to the server separately. */
const looks = [2000, 4000, 8000];

/**
 * Adds a card: opens a popup with the provider's page, waits for its message that the card was added, and then for the
 * card itself. Accepts messages only from the popup and our own origin, and only once.
 */
export function useCardWindow(cards: readonly string[], { openPage, reload }: CardCalls) {
  const [news, setNews] = useState<CardNews>({ step: 'idle' });
  const road = useRef({ popup: null as Window | null, known: new Set<string>(), isWaiting: false, end() {} });
  const latest = useRef({ reload });
  latest.current = { reload };

  function show(next: CardNews) {
    road.current.isWaiting = ['open', 'blocked', 'closed'].includes(next.step);
    setNews(next);
  }
  const actions = useRef({ show });
  actions.current = { show };

  async function open() {
    const now = road.current;
    if (now.popup && !now.popup.closed) return now.popup.focus();
    now.end();
    now.known = new Set(cards);
    // Opened during the press: browsers block a popup that opens after a response.
    const popup = openPopup('about:blank', 'console-card', 400, 400);
    now.popup = popup;
    show({ step: 'opening' });
    try {
      const page = await openPage();
      if (!isTrusted(page)) {
        popup?.close();
        return show({ step: 'noPage' });
      }
      if (!popup) return show({ step: 'blocked', page });
      if (!popup.closed) popup.location.replace(page);
      show({ step: 'open' });
      now.end = whenClosed(popup, () => void closed());
    } catch (error) {
      popup?.close();
      show({ step: 'failed', error });
    }
  }

  /** The popup was closed without a message: the card might have been added anyway. */
  async function closed() {
    if (!road.current.isWaiting) return;
    actions.current.show({ step: 'closed' });
    if (await hasArrived()) actions.current.show({ step: 'added' });
  }

  const hasArrived = async () => {
    const ids = await latest.current.reload().catch(() => []);
    return ids.some((id) => !road.current.known.has(id));
  };

  async function lookAgain() {
    show({ step: 'confirming' });
    show({ step: (await hasArrived()) ? 'added' : 'late' });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: listeners are added once and call through refs.
  useEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = [];

    function onAdded() {
      // Ignores a second or unexpected message.
      if (!road.current.isWaiting) return;
      road.current.end();
      actions.current.show({ step: 'confirming' });
      let isDone = false;
      // Another card that was started in the meantime has its own state.
      const { known } = road.current;
      const isOver = () => isDone || road.current.known !== known;
      for (const [index, delay] of looks.entries()) {
        const look = async () => {
          if (isOver()) return;
          const isHere = await hasArrived();
          if (isOver()) return;
          isDone = isHere;
          if (isDone) actions.current.show({ step: 'added' });
          else if (index === looks.length - 1) actions.current.show({ step: 'late' });
        };
        timers.push(setTimeout(() => void look(), delay));
      }
    }

    function onMessage({ origin, source, data }: MessageEvent) {
      const isOurs = origin === location.origin && source !== null && source === road.current.popup;
      if (isOurs && data === cardAdded) onAdded();
    }

    // Only our own origin can post to this channel.
    const channel = new BroadcastChannel(cardChannel);
    channel.addEventListener('message', ({ data }) => data === cardAdded && onAdded());
    window.addEventListener('message', onMessage);
    return () => {
      channel.close();
      window.removeEventListener('message', onMessage);
      timers.forEach(clearTimeout);
      road.current.end();
    };
  }, []);

  return { news, open, lookAgain };
}

/** Whether a page is safe for card details: HTTPS, or our own origin. */
function isTrusted(page: unknown): page is string {
  if (typeof page !== 'string' || !URL.canParse(page)) return false;
  const { protocol, origin } = new URL(page);
  return protocol === 'https:' || origin === location.origin;
}
