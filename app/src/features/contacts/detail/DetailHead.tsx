import { Badge, ChevronStartIcon, Link, LinkButton, PencilIcon } from '@console/ui';
import type { Ref } from 'react';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { statusIn } from '../form/index.ts';
import css from './summary.module.css';
import type { Contact } from './summary.queries.ts';

export interface DetailHeadProps {
  contact: Contact;
  titleId: string;
  titleRef: Ref<HTMLHeadingElement>;
  /** URL of the contact list, if it is a separate page. */
  backTo?: string | undefined;
  /** URL to edit the contact or, while editing, to stop; absent without permission. */
  editTo?: string | undefined;
  isEditing: boolean;
}

const tones = {
  new: 'info',
  contacted: 'neutral',
  converted: 'success',
  irrelevant: 'neutral',
  postponed: 'warning',
} as const;

/** The header of a contact: name, status, number, next date of contact and responsible colleague. */
export function DetailHead({ contact, titleId, titleRef, backTo, editTo, isEditing }: DetailHeadProps) {
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
      {editTo && (
        <LinkButton href={editTo} size="small" icon={isEditing ? undefined : <PencilIcon />}>
          {t(isEditing ? 'common.done' : 'summary.editContact')}
        </LinkButton>
      )}
    </header>
  );
}
