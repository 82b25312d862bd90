import { useMessages } from '../../core/i18n/index.ts';
import { useRemoval } from '../../core/lists/index.ts';
import { useDeleteQuestion } from './questions.queries.ts';
import type { Question } from './questions.ts';

/** Deletes items after an undo period, during which each shows an undo button. */
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

/** Focuses the button that is always there. A saved item is mounted after this and then takes focus. */
export const focusOnAdd = () => document.getElementById('add-question')?.focus();
