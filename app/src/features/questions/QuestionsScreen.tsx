import { announce, Button, Notice, Page, PlusIcon, SearchField } from '@console/ui';
import { useEffect, useRef, useState } from 'react';
import { explain } from '../../core/http/failures.ts';
import { useMessages } from '../../core/i18n/index.ts';
import { NotFoundPage } from '../../core/loading/NotFoundPage.tsx';
import { QueryView } from '../../core/loading/QueryView.tsx';
import { NoQuestions, WaitingQuestions } from './otherStates.tsx';
import { QuestionList } from './QuestionList.tsx';
import css from './questions.module.css';
import { usePlace, useQuestions } from './questions.queries.ts';
import { isFoundBy, standing } from './questions.ts';
import { useEditing } from './useEditing.ts';
import { useQuestionRemoval } from './useQuestionRemoval.ts';

export interface QuestionsScreenProps {
  orgId: string;
  /** What is searched for, as it stands in the address. */
  search: string;
  onSearchChange: (search: string) => void;
}

const page = 25;

/** What the representatives of an organization know: questions with their answers, written here and searched. */
export function QuestionsScreen({ orgId, search: asked, onSearchChange }: QuestionsScreenProps) {
  const t = useMessages();
  const place = usePlace(orgId);
  const { data, error, isFetching, refetch } = useQuestions(orgId);
  const editing = useEditing(orgId, data ?? []);
  const removal = useQuestionRemoval(orgId);
  const [search, setSearch] = useState(asked);
  const [limit, setLimit] = useState(page);
  const { edited } = editing;

  const all = standing(data ?? [], edited);
  const found = all.filter((item) => edited.has(item.id) || isFoundBy(search, item));
  // What is under edit stays in its place, however far down.
  const items = found.filter(({ id }, index) => index < limit || edited.has(id));
  useAnnouncedCount(search, t('questions.count', { count: found.length }));

  const failure = error && explain(error, t);
  if (failure?.isNotFound) return <NotFoundPage />;

  const isEmpty = data && all.length === 0;
  // Before it is known, the button keeps its place.
  const add = place.mayChange !== false && (
    <Button
      id="add-question"
      variant="primary"
      icon={<PlusIcon />}
      isDisabled={!place.mayChange}
      onPress={editing.add}
    >
      {t('common.addQuestion')}
    </Button>
  );

  function look(next: string) {
    setSearch(next);
    setLimit(page);
    // The guard of unsaved changes holds back every change of the address.
    if (edited.size === 0) onSearchChange(next);
  }

  return (
    <Page
      title={t('nav.questions')}
      subtitle={place.name && t('questions.subtitle', { organization: place.name })}
      width="form"
      actions={!isEmpty && add}
    >
      {place.mayChange === false && <Notice>{t('questions.readOnly')}</Notice>}
      {failure && data && (
        <Notice tone="warning" action={<Button onPress={() => void refetch()}>{t('common.retry')}</Button>}>
          {t('common.stale')}
        </Notice>
      )}
      {all.length > 0 && (
        <div className={css.search}>
          <SearchField
            label={t('questions.search')}
            placeholder={t('questions.search')}
            isLabelHidden
            value={search}
            onChange={look}
          />
          <p className={css.count}>{t('questions.count', { count: found.length })}</p>
        </div>
      )}
      <QueryView
        query={{ data, error, isFetching, refetch }}
        loading={<WaitingQuestions />}
        failed={t('questions.failed')}
      >
        {() =>
          found.length === 0 && (
            <NoQuestions
              search={all.length > 0 ? search : ''}
              hidden={all.length}
              onClear={() => look('')}
              add={add}
            />
          )
        }
      </QueryView>
      <QuestionList {...{ orgId, items, all, editing, removal }} mayChange={place.mayChange} />
      {found.length > limit && (
        <Button onPress={() => setLimit((count) => count + page)}>
          {t('questions.more', { count: found.length - limit })}
        </Button>
      )}
    </Page>
  );
}

/** In milliseconds: longer than between two letters. */
const announcementDelay = 700;

/** Announces how many were found when the person who searches pauses (WCAG 4.1.3). */
function useAnnouncedCount(search: string, count: string) {
  const last = useRef(search);

  useEffect(() => {
    if (last.current === search) return;
    const timer = setTimeout(() => {
      last.current = search;
      announce(count);
    }, announcementDelay);
    return () => clearTimeout(timer);
  }, [search, count]);
}
