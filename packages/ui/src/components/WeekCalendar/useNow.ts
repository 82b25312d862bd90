import type { ZonedDateTime } from '@internationalized/date';
import { useEffect, useState } from 'react';

const minute = 60_000;

/** The present moment in milliseconds since 1970, anew at the beginning of each minute; or the one that is given. */
export function useNow(given: ZonedDateTime | undefined) {
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

  return given ? given.toDate().getTime() : instant;
}
