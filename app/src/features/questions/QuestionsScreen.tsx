import { announce, Button, Notice, Page, PlusIcon, SearchField } from '@console/ui';
import { useEffect, useRef, useState } from 'react';
import { useAskedField } from '../../core/forms/index.ts';
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
  /** The search text from the URL. */
  search: string;
  onSearchChange: (search: string) => void;
  /** Names the button that gets focus, such as `#add-question`. */
  hash: string;
}

const page = 25;

/** The questions and answers that an organization's representatives know, with search and editing. */
export function QuestionsScreen({ orgId, search: asked, onSearchChange, hash }: QuestionsScreenProps) {
  const t = useMessages();
  useAskedField(hash);
  const place = usePlace(orgId);
  const { data, error, isFetching, refetch } = useQuestions(orgId);
  const editing = useEditing(orgId, data ?? []);
  const removal = useQuestionRemoval(orgId);
  const [search, setSearch] = useState(asked);
  const [limit, setLimit] = useState(page);
  const { edited } = editing;

  const all = standing(data ?? [], edited);
  const found = all.filter((item) => edited.has(item.id) || isFoundBy(search, item));
  // Items being edited stay in place, even beyond the limit.
  const items = found.filter(({ id }, index) => index < limit || edited.has(id));
  useAnnouncedCount(search, t('questions.count', { count: found.length }));

  const failure = error && explain(error, t);
  if (failure?.isNotFound) return <NotFoundPage />;

  const isEmpty = data && all.length === 0;
  // Until the permission is known, the button is disabled, so that nothing moves.
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
    // The guard for unsaved changes would block the change of the URL.
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

/** Milliseconds. Longer than the time between two keystrokes. */
const announcementDelay = 700;

/** Announces the number of results after a pause in typing (WCAG 4.1.3). */
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
