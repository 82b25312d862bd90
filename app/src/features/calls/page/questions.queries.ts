import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listQuestions, saveQuestion } from '../../questions/index.ts';

/** The same query key as on the questions page. */
const keyOf = (orgId: string) => ['questions', orgId];

/**
 * Adds a question with its answer. The ID of a new item is the current time, but always higher than existing IDs. A
 * retry has the same ID, because the response to an earlier attempt might have been lost.
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
    /** The existing questions, to detect duplicates, without the one that is being added. */
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
