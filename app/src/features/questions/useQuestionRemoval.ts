import { useMessages } from '../../core/i18n/index.ts';
import { useRemoval } from '../../core/lists/index.ts';
import { useDeleteQuestion } from './questions.queries.ts';
import type { Question } from './questions.ts';

/** Deletes items with time to think again: each shows the way back in its place until then. */
export function useQuestionRemoval(orgId: string) {
  const t = useMessages();
  const deleteNow = useDeleteQuestion(orgId);

  return useRemoval<number, Question>({
    idOf: ({ id }) => id,
    nameOf: ({ question }) => question,
    send: ({ id }, isLeaving) => deleteNow(id, isLeaving),
    impossible: t('questions.cannotDelete'),
    onEnd: (_, hadFocus) => hadFocus && focusOnAdd(),
  });
}

/** The button that is always there. What was saved is drawn after this and takes focus for itself. */
export const focusOnAdd = () => document.getElementById('add-question')?.focus();
