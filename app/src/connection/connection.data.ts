import { useCallback, useState, useSyncExternalStore } from 'react';
import { checkConnection, getConnection, subscribeConnection } from '../api/connection.ts';

/** Whether calls get through, and a way to ask now. */
export function useConnection() {
  const connection = useSyncExternalStore(subscribeConnection, getConnection);
  const [isChecking, setIsChecking] = useState(false);

  const check = useCallback(async () => {
    setIsChecking(true);
    await checkConnection();
    setIsChecking(false);
  }, []);

  return { connection, isChecking, check };
}
