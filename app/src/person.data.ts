import { readMe } from './api/billing.ts';
import { readSettings } from './api/settings.ts';

/** How the person who is signed in is read. */
export const meQuery = {
  queryKey: ['me'],
  queryFn: ({ signal }: { signal: AbortSignal }) => readMe(signal),
};

/** How the choices of that person are read, with the version they were read at. */
export const settingsQuery = {
  queryKey: ['settings'],
  queryFn: ({ signal }: { signal: AbortSignal }) => readSettings(signal),
};
