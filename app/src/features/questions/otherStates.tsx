import { Button, EmptyState, MessageCircleQuestionIcon, SearchIcon, Skeleton } from '@console/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/index.ts';
import css from './questions.module.css';

/** The list before it has come. */
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
  /** What was searched for; empty when there is nothing at all. */
  search: string;
  /** How many the search hides. */
  hidden: number;
  onClear: () => void;
  /** Adds one; `false` where the person may not. */
  add: ReactNode;
}

/** Nothing is there, or nothing matches. */
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
