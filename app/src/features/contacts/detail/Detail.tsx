import { Skeleton } from '@console/ui';
import { useEffect, useId, useRef } from 'react';
import { useMessages } from '../../../core/i18n/index.ts';
import { lazyOnIdle } from '../../../core/loading/lazyOnIdle.tsx';
import { LoadFailed } from '../../../core/loading/QueryView.tsx';
import { paths } from '../../../paths.ts';
import { DetailHead } from './DetailHead.tsx';
import type { EditPaneProps } from './EditPane.tsx';
import { HistoryPane } from './HistoryPane.tsx';
import { NotesPane } from './NotesPane.tsx';
import css from './summary.module.css';
import type { OrganizationAccess, useContact } from './summary.queries.ts';
import type { Layout } from './useLayout.ts';

const PaneTabs = lazyOnIdle(async () => (await import('./PaneTabs.tsx')).PaneTabs, PanesWaiting);

export interface DetailProps {
  orgId: string;
  contactId: string;
  isEditing: boolean;
  layout: Layout;
  place: OrganizationAccess;
  contact: ReturnType<typeof useContact>;
  search: string;
  listSearch: string;
  /** Moves focus to the heading. Set it when the contact has its own page and the person just navigated to it. */
  takesFocus: boolean;
  comesFor: EditPaneProps['comesFor'];
  onReopen: () => void;
  onSearchChange: (search: string, options?: { replace?: boolean }) => void;
}

/** The selected contact: the history, with the notes next to it or on a tab. */
export function Detail({ contact, ...props }: DetailProps) {
  const t = useMessages();
  if (contact.data) return <LoadedDetail {...props} contact={contact.data} />;

  return (
    <section className={css.detail} aria-label={t('common.contact')}>
      {contact.error ? (
        <LoadFailed title={t('contactForm.failed')} query={contact} />
      ) : (
        <div role="status" aria-label={t('contactForm.loading')} className={css.bones}>
          <Skeleton width="12rem" height="1.5rem" />
          <Skeleton width="18rem" />
          <Skeleton height="12rem" />
        </div>
      )}
    </section>
  );
}

type LoadedDetailProps = Omit<DetailProps, 'contact'> & {
  contact: NonNullable<ReturnType<typeof useContact>['data']>;
};

function LoadedDetail({ contact, takesFocus, ...props }: LoadedDetailProps) {
  const { orgId, contactId, isEditing, layout, place, listSearch } = props;
  const t = useMessages();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { reply, etag } = contact;
  const readAt = `${paths.contact(orgId, contactId)}${listSearch}`;
  const editAt = `${paths.contact(orgId, contactId, true)}${listSearch}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where it is arrived at.
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, []);

  const wasEditing = useRef(isEditing);
  useEffect(() => {
    // If the focused field was removed, for example with the Back button, focus moves to the name.
    if (wasEditing.current && !isEditing && document.activeElement === document.body) title.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const head = (
    <DetailHead
      contact={reply}
      titleId={`${id}title`}
      titleRef={title}
      isEditing={isEditing}
      {...(layout === 'one' && { backTo: `${paths.summary(orgId)}${listSearch}` })}
      // The link is also shown while permissions load. The page it leads to explains missing permission.
      {...(place.mayChange !== false && { editTo: isEditing ? readAt : editAt })}
    />
  );
  const history = <HistoryPane orgId={orgId} contact={reply} place={place} />;
  const notes = (
    <NotesPane
      {...{ orgId, etag, isEditing, place }}
      contact={reply}
      editTo={`${editAt}#notes`}
      comesFor={props.comesFor}
      onReopen={props.onReopen}
      titleId={`${id}notes`}
    />
  );

  if (layout === 'three') {
    return (
      <>
        <section className={css.detail} aria-label={t('summary.historyOf', { name: reply.name })}>
          {head}
          <div className={css.history}>{history}</div>
        </section>
        <section className={css.notes} aria-labelledby={`${id}notes`}>
          {notes}
        </section>
      </>
    );
  }
  return (
    <section className={css.detail} aria-labelledby={`${id}title`}>
      {head}
      <PaneTabs {...props} history={history} notes={<div className={css.notesPanel}>{notes}</div>} />
    </section>
  );
}

function PanesWaiting() {
  return <Skeleton height="14rem" />;
}
