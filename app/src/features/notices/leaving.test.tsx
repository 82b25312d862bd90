// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deletionKey } from '../../core/account/organizations.queries.ts';
import { useLeavingOrganizations } from './leaving.queries.ts';

test('an organization is leaving from the start of its deletion until the list is without it', async () => {
  const queries = new QueryClient();
  let finish = () => {};
  const { result } = renderHook(
    () => ({
      leaving: useLeavingOrganizations(),
      deletion: useMutation({
        mutationKey: [...deletionKey, 'o1'],
        mutationFn: async () => {},
        // The list is read again.
        onSuccess: () =>
          new Promise<void>((resolve) => {
            finish = resolve;
          }),
      }),
    }),
    {
      wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
    },
  );
  expect(result.current.leaving).toEqual([]);
  act(() => result.current.deletion.mutate());
  await waitFor(() => expect(result.current.leaving).toEqual(['o1']));
  await act(async () => finish());
  await waitFor(() => expect(result.current.leaving).toEqual([]));
});
