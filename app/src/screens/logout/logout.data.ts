import { useEffect } from 'react';
import { logout } from '../../api/identity.ts';
import { endSession, getSession } from '../../api/session.ts';

/** How long the person waits for the server to confirm; the session is forgotten here in any case. */
const patience = 3_000;

/** Ends the session on the server and here, then calls `leave`. */
export function useLogout(leave: () => void) {
  useEffect(() => {
    async function end() {
      const farewell = getSession() ? logout().catch(() => {}) : Promise.resolve();
      await Promise.race([farewell, new Promise((resolve) => setTimeout(resolve, patience))]);
      endSession();
      leave();
    }
    void end();
  }, [leave]);
}
