import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { listQuestions, saveQuestion } from '../../../api/questions.ts';

/** The same list that the page of questions keeps. */
const keyOf = (orgId: string) => ['questions', orgId];

/** What the representatives know already, to tell of a question that stands twice. */
export const useKnownQuestions = (orgId: string) =>
  useQuery({ queryKey: keyOf(orgId), queryFn: ({ signal }) => listQuestions(orgId, signal) });

/**
 * Adds a question with its answer. A new item is named by the moment it was made, later than all others; another try
 * has the same name, as an earlier one may have added it and its answer been lost.
 */
export function useAddQuestion(orgId: string) {
  const queries = useQueryClient();
  const { data } = useKnownQuestions(orgId);
  const id = useRef<number>(undefined);
  return async (item: { question: string; answer: string }, idempotencyKey: string) => {
    id.current ??= (data ?? []).reduce((latest, one) => Math.max(latest, one.id + 1), Date.now());
    const saved = await saveQuestion(orgId, { id: id.current, ...item }, true, idempotencyKey);
    await queries.invalidateQueries({ queryKey: keyOf(orgId) });
    return saved;
  };
}
