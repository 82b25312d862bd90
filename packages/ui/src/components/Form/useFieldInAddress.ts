import { useEffect } from 'react';

/** `#phone` in the address is a link to that field, whichever section it is in. */
export function useFieldInAddress(goTo: (name: string) => Promise<void>) {
  useEffect(() => {
    const follow = () => void goTo(nameIn(window.location.hash));
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [goTo]);
}

function nameIn(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // Anybody can write an address.
    return '';
  }
}
