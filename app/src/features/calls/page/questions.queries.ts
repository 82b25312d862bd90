import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listQuestions, saveQuestion } from '../../questions/index.ts';

/** The same list that the page of questions keeps. */
const keyOf = (orgId: string) => ['questions', orgId];

/**
 * Adds a question with its answer. A new item is named by the moment it was made, later than all others; another try
 * has the same name, as an earlier one may have added it and its answer been lost.
 */
export function useAddQuestion(orgId: string) {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: keyOf(orgId),
    queryFn: ({ signal }) => listQuestions(orgId, signal),
  });
  const { data: known = [] } = query;
  const [sent, setSent] = useState<number>();
  return {
    query,
    /** What the representatives know already, to tell of a question that stands twice; the one that is added is not among them. */
    others: known.filter(({ id }) => id !== sent),
    async add(item: { question: string; answer: string }, idempotencyKey: string) {
      const id = sent ?? known.reduce((latest, one) => Math.max(latest, one.id + 1), Date.now());
      setSent(id);
      const saved = await saveQuestion(orgId, { id, ...item }, true, idempotencyKey);
      void queries.invalidateQueries({ queryKey: keyOf(orgId) });
      return saved;
    },
  };
}
