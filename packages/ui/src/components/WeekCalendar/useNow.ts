import { useEffect, useState } from 'react';
import { instantOf, minuteLength as minute } from './dates.ts';

/** The present moment in milliseconds since 1970, anew at the beginning of each minute; or the one that is given. */
export function useNow(given: string | undefined, timeZone: string) {
  const [instant, setInstant] = useState(() => Date.now());
  const isTicking = given === undefined;

  useEffect(() => {
    if (!isTicking) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          setInstant(Date.now());
          wait();
        },
        minute - (Date.now() % minute),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [isTicking]);

  return given === undefined ? instant : instantOf(given, timeZone);
}
