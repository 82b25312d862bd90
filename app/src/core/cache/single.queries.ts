import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Like `useMutation`, but ignores calls while one is running: a second press can come before the button is rendered
 * as busy.
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
