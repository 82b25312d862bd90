import type { organizations } from '@console/contract';
import { call } from './call.ts';

/** The organizations the caller is a member of, with their channels. */
export const listOrganizations = (signal: AbortSignal) =>
  call<typeof organizations.listOrganizations>('GET', '/organizations', { signal });
