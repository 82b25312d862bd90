import { useEffect, useRef, useState } from 'react';
import { type CodeFailure, codeNewsIn } from '../../../popups/googleCode.ts';
import { openPopup, whenClosed } from '../../../popups/openPopup.ts';

type Step = { at: 'start' } | { at: 'waiting' } | { at: 'failed'; failure: CodeFailure } | { at: 'received' };

/** Gets a code from Google in a popup, and passes it to `onCode` once. Call `ask` in an event handler of a press. */
export function useGoogleCode(onCode: (code: string) => void) {
  const [step, setStep] = useState<Step>({ at: 'start' });
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  function ask() {
    stop.current();
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const state = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const popup = openPopup(`/connect/google?state=${state}`, 'console-google', 480, 420);
    if (!popup) return setStep({ at: 'failed', failure: 'popup_failed_to_open' });
    setStep({ at: 'waiting' });

    const listen = (event: MessageEvent) => {
      if (event.origin !== location.origin || event.source !== popup) return;
      const news = codeNewsIn(event.data, state);
      if (news?.failure) setStep({ at: 'failed', failure: news.failure });
      if (!news?.code) return;
      stop.current();
      setStep({ at: 'received' });
      onCode(news.code);
    };
    window.addEventListener('message', listen);
    const stopWatching = whenClosed(popup, () => {
      stop.current();
      // An earlier failure from the popup is the better reason.
      setStep((last) => (last.at === 'waiting' ? { at: 'failed', failure: 'popup_closed' } : last));
    });
    stop.current = () => {
      window.removeEventListener('message', listen);
      stopWatching();
    };
  }

  return { step, ask };
}
