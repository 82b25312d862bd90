import { useEffect, useState } from 'react';

/** The texts that can be read before signing in. */
export type LegalText = 'terms' | 'privacy';

const fromAddress = (): LegalText | null => {
  const name = location.hash.slice(1);
  return name === 'terms' || name === 'privacy' ? name : null;
};

/** Which text is open. It is in the URL, so that people can link to it and Back closes it. */
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
