import { Button, EmptyState, MessageCircleQuestionIcon, SearchIcon, Skeleton } from '@console/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/index.ts';
import css from './questions.module.css';

/** The skeleton of the list. */
export function WaitingQuestions() {
  const t = useMessages();
  return (
    <div className={css.waiting} role="status" aria-label={t('questions.loading')}>
      {['40%', '55%', '35%', '48%'].map((width) => (
        <div key={width} className={css.bones}>
          <Skeleton width={width} />
          <Skeleton width="80%" />
        </div>
      ))}
    </div>
  );
}

export interface NoQuestionsProps {
  /** The search text; empty if there are no questions at all. */
  search: string;
  /** The number of questions that the search hides. */
  hidden: number;
  onClear: () => void;
  /** The button that adds a question; `false` without the permission. */
  add: ReactNode;
}

/** The empty state: no questions, or none that match. */
export function NoQuestions({ search, hidden, onClear, add }: NoQuestionsProps) {
  const t = useMessages();
  return search ? (
    <EmptyState
      icon={<SearchIcon size={20} />}
      title={t('questions.noMatch', { search })}
      action={<Button onPress={onClear}>{t('common.clearSearch')}</Button>}
    >
      {t('questions.hidden', { count: hidden })}
    </EmptyState>
  ) : (
    <EmptyState icon={<MessageCircleQuestionIcon size={20} />} title={t('questions.none')} action={add}>
      {t('questions.noneText')}
    </EmptyState>
  );
}
