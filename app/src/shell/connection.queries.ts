import { useQuery } from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { getIsOutdated, subscribeBuild } from '../core/http/build.ts';
import {
  checkConnection,
  getConnection,
  getLastAnswer,
  subscribeConnection,
} from '../core/http/connection.ts';

/** Whether calls get through, when one did last, and a way to ask now. */
export function useConnection() {
  const connection = useSyncExternalStore(subscribeConnection, getConnection);
  const [isChecking, setIsChecking] = useState(false);

  const check = useCallback(async () => {
    setIsChecking(true);
    await checkConnection();
    setIsChecking(false);
  }, []);

  return { connection, since: new Date(getLastAnswer()), isChecking, check };
}

/** Whether the server has a newer console by now. */
export const useIsOutdated = () => useSyncExternalStore(subscribeBuild, getIsOutdated);

/** Seconds by which the clock of this device is ahead of the server's; `null` where the server does not tell the time. */
async function readClockLead(signal: AbortSignal): Promise<number | null> {
  const answer = await fetch('/api/user/methods', { method: 'HEAD', cache: 'no-store', signal });
  const told = Date.parse(answer.headers.get('date') ?? '');
  return Number.isNaN(told) ? null : Math.round((Date.now() - told) / 1000);
}

/** Seconds from which on a clock is called wrong: less changes no day that anybody would notice. */
const wrong = 600;

/** Seconds by which the clock of this device is ahead, or behind when below zero; to the minute; `null` while it is about right. */
export function useWrongClock(): number | null {
  const { data } = useQuery({
    queryKey: ['clock'],
    queryFn: ({ signal }) => readClockLead(signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return typeof data === 'number' && Math.abs(data) >= wrong ? Math.round(data / 60) * 60 : null;
}
