import { useQuery } from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { getIsOutdated, subscribeBuild } from '../core/http/build.ts';
import {
  checkConnection,
  getConnection,
  getLastAnswer,
  subscribeConnection,
} from '../core/http/connection.ts';

/** The state of the connection, the time of the last answer, and a function that checks now. */
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

/** Whether the server has a newer build of the console. */
export const useIsOutdated = () => useSyncExternalStore(subscribeBuild, getIsOutdated);

/** Seconds by which the device's clock is ahead of the server's; `null` without a valid `Date` header. */
async function readClockLead(signal: AbortSignal): Promise<number | null> {
  const answer = await fetch('/api/user/methods', { method: 'HEAD', cache: 'no-store', signal });
  const told = Date.parse(answer.headers.get('date') ?? '');
  return Number.isNaN(told) ? null : Math.round((Date.now() - told) / 1000);
}

/** Seconds. A smaller difference doesn't noticeably change any date. */
const wrong = 600;

/** Seconds by which the device's clock is ahead (negative: behind), rounded to minutes; `null` if about right. */
export function useWrongClock(): number | null {
  const { data } = useQuery({
    queryKey: ['clock'],
    queryFn: ({ signal }) => readClockLead(signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return typeof data === 'number' && Math.abs(data) >= wrong ? Math.round(data / 60) * 60 : null;
}
