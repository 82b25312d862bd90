import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useOrganizationAccess } from '../../core/account/access.queries.ts';
import { dropDraft, keepDraft, onKeepDrafts, readDraft } from '../../core/forms/drafts.ts';
import { ApiError } from '../../core/http/errors.ts';
import { isUnknownCall } from '../../core/http/failures.ts';
import { isUnanswered } from '../../core/http/lostAnswers.ts';
import { getSession, subscribeSession } from '../../core/http/session.ts';
import type { NotRemoved } from '../../core/lists/index.ts';
import { deleteQuestion, listQuestions, saveQuestion } from './questions.api.ts';
import type { Question } from './questions.ts';

type Questions = Awaited<ReturnType<typeof listQuestions>>;

const keyOf = (orgId: string) => ['questions', orgId];

/** The questions and answers of an organization. */
export function useQuestions(orgId: string, enabled = true) {
  return useQuery({
    queryKey: keyOf(orgId),
    queryFn: ({ signal }) => listQuestions(orgId, signal),
    enabled,
  });
}

/** The organization's name, and whether the person can change its questions. */
export function usePlace(orgId: string) {
  const { name, can } = useOrganizationAccess(orgId);
  return { name, mayChange: can('channels') };
}

interface Sending {
  item: Question;
  /** Whether it is new and not saved yet: nobody else can have changed it. */
  isNew: boolean;
  /** The result of `questionVersionOf` when it was read. */
  version: string | null;
  idempotencyKey: string;
}

/** The version of an item, in place of an ETag: lists don't have one for each item. */
export const questionVersionOf = ({ question, answer }: Pick<Question, 'question' | 'answer'>) =>
  JSON.stringify([question, answer]);

/** Saves one item, unless someone else changed it since. The list shows the server's version at once. */
export function useSaveQuestion(orgId: string) {
  const queries = useQueryClient();
  const queryKey = keyOf(orgId);
  const readNow = async (id: number) => {
    const questions = await queries.fetchQuery({
      queryKey,
      queryFn: ({ signal }) => listQuestions(orgId, signal),
      staleTime: 0,
    });
    const current = questions.find((question) => question.id === id);
    if (!current) throw new ApiError('notFound');
    return current;
  };

  async function save({ item, isNew, version, idempotencyKey }: Sending) {
    if (!isNew && questionVersionOf(await readNow(item.id)) !== version) throw new ApiError('precondition');
    const saved = await saveQuestion(orgId, item, isNew, idempotencyKey);
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<Questions>(queryKey, (questions = []) => [
      saved,
      ...questions.filter(({ id }) => id !== saved.id),
    ]);
    return saved;
  }

  return { save, readNow };
}

/**
 * Deletes one item for good. 404 and 405 mean that the server doesn't have the endpoint, but 404 can also mean that the
 * item is already gone: the list shows which. Returns why the item wasn't deleted, or `null`.
 */
export function useDeleteQuestion(orgId: string) {
  const queries = useQueryClient();
  const queryKey = keyOf(orgId);
  const forget = (gone: number) =>
    queries.setQueryData<Questions>(queryKey, (questions) => questions?.filter(({ id }) => id !== gone));

  return async (id: number, isLeaving: boolean): Promise<NotRemoved | null> => {
    try {
      await deleteQuestion(orgId, id, isLeaving);
      await queries.cancelQueries({ queryKey });
      forget(id);
      return null;
    } catch (error) {
      if (isUnanswered(error)) {
        const isThere = await listQuestions(orgId)
          .then((all) => all.some((one) => one.id === id))
          .catch(() => true);
        if (isThere) return { isImpossible: false, error };
        forget(id);
        return null;
      }
      if (!isUnknownCall(error)) return { isImpossible: false, error };
      await queries.invalidateQueries({ queryKey });
      const isStillThere = queries.getQueryData<Questions>(queryKey)?.some((item) => item.id === id);
      return isStillThere ? { isImpossible: true } : null;
    }
  };
}

/**
 * Stores which items are being edited when the session ends, so that they are open again after the same person signs
 * in. Their forms store the input.
 */
export function useKeptItems<Item extends Question>(
  orgId: string,
  items: ReadonlyMap<number, Item>,
  reopen: (items: ReadonlyMap<number, Item>) => void,
) {
  const name = `questions/${orgId}`;
  const latest = useRef(items);
  const reopened = useEffectEvent(reopen);
  useEffect(() => {
    latest.current = items;
  });

  useEffect(() => {
    const person = getSession()?.user.id;
    const kept = readDraft(name, person, { items: [] as string[] });
    dropDraft(name);
    if (kept && kept.items.length > 0) {
      const read = kept.items.map((item) => JSON.parse(item) as Item);
      reopened(new Map(read.map((item) => [item.id, item])));
    }
    const keep = () => {
      if (person === undefined || latest.current.size === 0) return;
      keepDraft(name, person, { items: [...latest.current.values()].map((item) => JSON.stringify(item)) });
    };
    const leaves = [onKeepDrafts(keep), subscribeSession((session) => session?.user.id !== person && keep())];
    return () => {
      for (const leave of leaves) leave();
    };
  }, [name]);
}
