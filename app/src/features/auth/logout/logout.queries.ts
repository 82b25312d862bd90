import { useEffect } from 'react';
import { logout } from '../../../core/account/identity.api.ts';
import { forgetNotices } from '../../../core/forgetNotices.ts';
import { ApiError } from '../../../core/http/errors.ts';
import { endSession, getSession } from '../../../core/http/session.ts';

/** Milliseconds to wait for the server to confirm. The session is deleted in the browser in any case. */
const logoutTimeout = 3_000;

/** A session that the server doesn't know has also ended there. */
const isOver = (error: unknown) => error instanceof ApiError && error.kind === 'unauthorized';

/**
 * Ends the session on the server and in the browser, also its notifications, then calls `leave` with whether the server
 * confirmed it.
 */
export function useLogout(leave: (isHeard: boolean) => void) {
  useEffect(() => {
    async function end() {
      const forgotten = forgetNotices();
      const farewell = getSession() ? logout().then(() => true, isOver) : true;
      const silence = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), logoutTimeout));
      const isHeard = await Promise.race([farewell, silence]);
      await Promise.race([forgotten, silence]);
      endSession();
      leave(isHeard);
    }
    void end();
  }, [leave]);
}
