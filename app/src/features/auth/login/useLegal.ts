import { useEffect, useState } from 'react';

/** The texts that can be read before signing in. */
export type LegalText = 'terms' | 'privacy';

const fromAddress = (): LegalText | null => {
  const name = location.hash.slice(1);
  return name === 'terms' || name === 'privacy' ? name : null;
};

/** Which text is open. The address says it, so that it can be linked to and Back closes it. */
export function useLegal() {
  const [text, setText] = useState(fromAddress);

  useEffect(() => {
    const read = () => setText(fromAddress());
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  return {
    text,
    close() {
      history.replaceState(null, '', location.pathname + location.search);
      setText(null);
    },
  };
}
