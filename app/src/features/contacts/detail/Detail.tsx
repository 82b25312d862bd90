import { Badge, ChevronStartIcon, Link, LinkButton, PencilIcon, Skeleton } from '@console/ui';
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { lazyOnIdle } from '../../../core/loading/lazyOnIdle.tsx';
import { LoadFailed } from '../../../core/loading/QueryView.tsx';
import { paths } from '../../../paths.ts';
import { ContactDataMenu } from '../../personalData/index.ts';
import { statusIn } from '../form/index.ts';
import type { EditPaneProps } from './EditPane.tsx';
import { HistoryPane } from './HistoryPane.tsx';
import { NotesPane } from './NotesPane.tsx';
import css from './summary.module.css';
import type { Contact, OrganizationAccess, useContact } from './summary.queries.ts';
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
  /** The `view` of a link to the list of contacts, if another one is the usual one. */
  peopleView: 'people' | undefined;
  /** Moves focus to the heading. Set it when the contact has its own page and the person just navigated to it. */
  takesFocus: boolean;
  comesFor: EditPaneProps['comesFor'];
  onErased: () => void;
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
  const { orgId, contactId, isEditing, layout, place, listSearch, peopleView } = props;
  const t = useMessages();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { reply, etag } = contact;
  const readAt = `${paths.contact(orgId, contactId)}${listSearch}`;
  const editAt = `${paths.contact(orgId, contactId, true)}${listSearch}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount.
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
      menu={
        // Unsaved notes belong to a contact that exists.
        !isEditing && <ContactDataMenu orgId={orgId} person={reply} onErased={props.onErased} />
      }
      {...(layout === 'one' && { backTo: `${paths.summary(orgId)}${inView(listSearch, peopleView)}` })}
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

/** The query string of the list with its view. */
function inView(listSearch: string, view: string | undefined) {
  if (view === undefined) return listSearch;
  const query = new URLSearchParams(listSearch);
  query.set('view', view);
  return `?${query}`;
}

interface DetailHeadProps {
  contact: Contact;
  titleId: string;
  titleRef: Ref<HTMLHeadingElement>;
  /** URL of the contact list, if it is a separate page. */
  backTo?: string | undefined;
  /** URL to edit the contact or, while editing, to stop; absent without permission. */
  editTo?: string | undefined;
  isEditing: boolean;
  /** Other actions. */
  menu: ReactNode;
}

const tones = {
  new: 'info',
  contacted: 'neutral',
  converted: 'success',
  irrelevant: 'neutral',
  postponed: 'warning',
} as const;

/** The header of a contact: name, status, number, next date of contact and responsible colleague. */
function DetailHead({ contact, titleId, titleRef, backTo, editTo, isEditing, menu }: DetailHeadProps) {
  const t = useMessages();
  const moments = useDateFormats();
  const { name, phone, status, nextDateOfContact, responsible } = contact;

  return (
    <header className={css.detailHead}>
      {backTo && (
        <p className={css.back}>
          <LinkButton href={backTo} variant="quiet" size="small" icon={<ChevronStartIcon />}>
            {t('nav.contacts')}
          </LinkButton>
        </p>
      )}
      <div className={css.names}>
        <div className={css.nameLine}>
          <h2 id={titleId} ref={titleRef} className={css.name} tabIndex={-1}>
            <bdi>{name}</bdi>
          </h2>
          <Badge tone={tones[status]}>{statusIn(status, t)}</Badge>
        </div>
        <p className={css.facts}>
          {phone && (
            <Link href={`tel:${phone}`} isStandalone isPlain aria-label={t('summary.call', { name, phone })}>
              <bdi dir="ltr">{phone}</bdi>
            </Link>
          )}
          {nextDateOfContact && (
            <span>{t('summary.nextContact', { date: moments.short(nextDateOfContact) })}</span>
          )}
          {responsible && <span>{t('summary.responsible', { name: responsible })}</span>}
        </p>
      </div>
      <div className={css.actions}>
        {editTo && (
          <LinkButton href={editTo} size="small" icon={isEditing ? undefined : <PencilIcon />}>
            {t(isEditing ? 'common.done' : 'summary.editContact')}
          </LinkButton>
        )}
        {menu}
      </div>
    </header>
  );
}
