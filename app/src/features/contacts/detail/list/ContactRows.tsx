import { Avatar, Badge, IconButton, Link, PencilIcon, PhoneIcon, Skeleton } from '@console/ui';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../../core/i18n/index.ts';
import { paths } from '../../../../paths.ts';
import { type ContactList, useCallers } from '../summary.queries.ts';
import css from './contacts.module.css';

/** ID of the list's heading. The heading gets focus if the row to return to is gone. */
export const titleId = 'summary-contacts';

export interface ContactRowsProps {
  orgId: string;
  rows: NonNullable<ContactList['page']['rows']>;
  chosen: string | null;
  /** Query string of the list, to keep when a contact is selected. */
  listSearch: string;
  mayChange: boolean;
  /** ID of the contact that the person returns from; its row gets focus. */
  returnTo: string | null;
  onEdit: (contactId: string) => void;
}

/** The contacts of one page of the list, as links with arrow-key navigation. */

export function ContactRows({
  orgId,
  rows,
  chosen,
  listSearch,
  mayChange,
  returnTo,
  onEdit,
}: ContactRowsProps) {
  const t = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const callers = useCallers(orgId);
  const ids = rows.map(({ id }) => id);
  const keys = useRowKeys(list, ids, chosen);

  useEffect(() => {
    if (returnTo === null) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(returnTo)}"] a`);
    // The contact might be on another page of the list.
    (row ?? document.getElementById(titleId))?.focus();
  }, [returnTo]);

  return (
    <ul ref={list} className={css.rows} onKeyDown={keys.onKeyDown}>
      {rows.map(({ id, name, phone }) => (
        <li
          key={id}
          data-row={id}
          className={css.row}
          data-chosen={id === chosen || undefined}
          onFocus={() => keys.onFocusOf(id)}
        >
          <Avatar name={name} isSelected={id === chosen} />
          <div className={css.person}>
            <Link
              href={`${paths.contact(orgId, id)}${listSearch}`}
              isPlain
              {...(id === chosen && { 'aria-current': 'true' as const })}
            >
              <bdi>{name}</bdi>
            </Link>
            <bdi className={css.phone} dir="ltr">
              {phone}
            </bdi>
          </div>
          <div className={css.end}>
            {callers.includes(id) && (
              <Badge tone="success" icon={<PhoneIcon size={12} />}>
                {t('calls.onGoing')}
              </Badge>
            )}
            {mayChange && (
              <span className={css.pencil}>
                <IconButton
                  icon={<PencilIcon />}
                  size="row"
                  label={t('summary.editOf', { name })}
                  excludeFromTabOrder={id !== keys.current}
                  onPress={() => onEdit(id)}
                />
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The skeleton of the list. */
export function WaitingRows() {
  const t = useMessages();
  return (
    <div role="status" aria-label={t('summary.loadingContacts')} className={css.rows}>
      {['9rem', '7rem', '10rem', '8rem', '9rem', '6rem'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the position is the only identity.
        <div key={index} className={css.row}>
          <Skeleton width="2rem" height="2rem" />
          <div className={css.person}>
            <Skeleton width={width} />
            <Skeleton width="6rem" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** For each supported key, the index of the row to move to. */
const steps: Record<string, (from: number, count: number) => number> = {
  ArrowUp: (from) => Math.max(0, from - 1),
  ArrowDown: (from, count) => Math.min(count - 1, from + 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Moves focus between the links of a list with the up and down arrows, Home and End. Only the buttons of the `current`
 * row are in the tab order: the row that had focus last, else the selected one, else the first.
 */
function useRowKeys(list: RefObject<HTMLElement | null>, ids: readonly string[], chosen: string | null) {
  const [last, setLast] = useState<string | null>(null);
  const current = [last, chosen].find((id) => id !== null && ids.includes(id)) ?? ids[0];

  return {
    current,
    onFocusOf: setLast,
    onKeyDown(event: KeyboardEvent) {
      const step = steps[event.key];
      const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
      if (!step || !isPlain) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const from = rows.findIndex((row) => row.contains(document.activeElement));
      if (from < 0) return;
      event.preventDefault();
      rows[step(from, rows.length)]?.querySelector('a')?.focus();
    },
  };
}
