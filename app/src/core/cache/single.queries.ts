import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * As `useMutation`, for what must not be begun again before it is over: a second press may come before the button is
 * drawn busy.
 */
export function useSingleMutation<Reply, Variables = void>(
  options: Omit<UseMutationOptions<Reply, Error, Variables>, 'onSettled'>,
) {
  const isUnderWay = useRef(false);
  const mutation = useMutation({
    ...options,
    onSettled() {
      isUnderWay.current = false;
    },
  });
  const mutate: typeof mutation.mutate = (...press) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutation.mutate(...press);
  };
  return { ...mutation, mutate };
}
