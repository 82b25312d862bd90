import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../core/http/errors.ts';
import * as api from './credentials.api.ts';

const credentialsKey = ['credentials'];

export type Secret = Awaited<ReturnType<typeof api.setUpSecondFactor>>;

/** The credentials of the person's account. `isMissing` if the server doesn't have the endpoint. */
export function useCredentials() {
  const query = useQuery({
    queryKey: credentialsKey,
    queryFn: ({ signal }) => api.readCredentials(signal),
  });
  const { error } = query;
  return { ...query, isMissing: error instanceof ApiError && [404, 405].includes(error.status) };
}

/** Changes to the credentials. Each ends the person's other sign-ins. */
export function useCredentialChanges() {
  const queries = useQueryClient();
  async function then<Reply>(change: Promise<Reply>) {
    const reply = await change;
    for (const queryKey of [credentialsKey, ['loginSessions']]) void queries.invalidateQueries({ queryKey });
    return reply;
  }
  return {
    setUp: api.setUpSecondFactor,
    changePassword: (current: string, password: string) => then(api.changePassword(current, password)),
    activate: (code: string) => then(api.activateSecondFactor(code)),
    remove: (password: string, code: string) => then(api.removeSecondFactor(password, code)),
  };
}

/** Whether the credentials were changed elsewhere since they were read, such as a second factor that is already on. */
export const isChangedElsewhere = ({ kind, fields }: ApiError) => kind === 'conflict' && fields.length === 0;
