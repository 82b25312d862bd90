import { phoneLabel } from '@console/contract/rules';
import { HourglassIcon, IconButton, LinkButton, TrashIcon } from '@console/ui';
import type { DateFormats } from '../../../core/i18n/dateFormats.ts';
import type { Translate } from '../../../core/i18n/index.ts';
import { type ListColumns, type Removal, UndoButton } from '../../../core/lists/index.ts';
import { lazyOnIdle } from '../../../core/loading/lazyOnIdle.tsx';
import { paths } from '../../../paths.ts';
import { statusIn } from '../form/index.ts';
import type { Contact } from './contactList.queries.ts';
import { dueness } from './contactList.ts';
import css from './contacts.module.css';
import { NotesCell } from './NotesCell.tsx';
import { StatusSelect } from './StatusSelect.tsx';

const MoreMenu = lazyOnIdle(
  async () => (await import('./MoreMenu.tsx')).MoreMenu,
  () => <span className={css.moreWaiting} />,
);

interface ColumnOptions {
  orgId: string;
  t: Translate;
  moments: DateFormats;
  /** @default false */
  mayChange?: boolean;
  /** Absent for downloads, which don't have actions. */
  removal?: Removal<string, Contact>;
  /** Moves the actions next to the name, all except Open in a menu. @default false */
  isPhone?: boolean;
}

/** The columns of the list and of its download. Open links to the contact's page. */
export function columnsFor({
  orgId,
  t,
  moments,
  mayChange = false,
  removal,
  isPhone = false,
}: ColumnOptions): ListColumns<Contact> {
  const isGoing = ({ id }: Contact) => removal?.waiting.has(id) ?? false;
  const undo = ({ id, name }: Contact) => removal && <UndoButton id={id} name={name} removal={removal} />;
  const canDelete = removal && !removal.isImpossible;
  return [
    {
      key: 'open',
      header: t('common.open'),
      isHeaderHidden: true,
      // Fixed widths, so that columns don't move when the rows load. The name gets the remaining width.
      width: '4.5rem',
      cell: (contact) => (
        <span className={css.first}>
          <LinkButton
            href={paths.contact(orgId, contact.id)}
            size="row"
            aria-label={t('contacts.openOne', { name: contact.name })}
          >
            {t('common.open')}
          </LinkButton>
          {isPhone &&
            mayChange &&
            (isGoing(contact) ? (
              undo(contact)
            ) : (
              <MoreMenu contact={contact} onDelete={canDelete ? () => removal.remove(contact) : undefined} />
            ))}
        </span>
      ),
    },
    {
      key: 'name',
      header: t('contactForm.name'),
      isRowHeader: true,
      isSortable: true,
      cell: (contact) => (
        <>
          <bdi className={css.name} data-going={isGoing(contact) || undefined}>
            {contact.name}
          </bdi>
          {isGoing(contact) && <span className={css.second}>{t('contacts.deleted')}</span>}
        </>
      ),
      text: ({ name }) => name,
    },
    {
      key: 'phone',
      header: t('contactForm.phone'),
      width: '8rem',
      isSortable: true,
      cell: ({ phone }) =>
        phone && (
          <bdi className={css.number} dir="ltr">
            {phoneLabel(phone)}
          </bdi>
        ),
      text: ({ phone }) => phone,
    },
    { key: 'email', header: t('contactForm.email'), text: ({ email }) => email },
    {
      key: 'status',
      header: t('contactForm.status'),
      width: '9.5rem',
      isSortable: true,
      cell: (contact) =>
        mayChange ? (
          <div className={css.status}>
            <StatusSelect key={contact.id} orgId={orgId} contact={contact} isDisabled={isGoing(contact)} />
          </div>
        ) : (
          statusIn(contact.status, t)
        ),
      text: ({ status }) => statusIn(status, t),
    },
    {
      key: 'responsible',
      header: t('contactForm.responsible'),
      width: '8rem',
      isSortable: true,
      importance: 'medium',
      cell: ({ responsible }) => responsible && <bdi className={css.muted}>{responsible}</bdi>,
      text: ({ responsible }) => responsible,
    },
    { key: 'source', header: t('contactForm.source'), text: ({ source }) => source },
    {
      key: 'nextDateOfContact',
      header: t('contactForm.nextDateOfContact'),
      width: '10rem',
      isSortable: true,
      sortLabels: { ascending: t('contacts.soonestFirst'), descending: t('contacts.latestFirst') },
      cell: ({ nextDateOfContact: next }) => next && <NextDate {...{ next, t, moments }} />,
      text: ({ nextDateOfContact: next }) => (next === null ? '' : moments.dateTime(next)),
    },
    {
      key: 'notes',
      header: t('contactForm.notes'),
      width: '18%',
      importance: 'low',
      cell: ({ name, notes }) => notes && <NotesCell name={name} notes={notes} />,
      text: ({ notes }) => notes ?? '',
    },
    ...(mayChange && !isPhone
      ? [
          {
            key: 'actions',
            header: t('common.actions'),
            isHeaderHidden: true,
            align: 'end' as const,
            // Wide enough for the Undo button, so that nothing moves when it appears.
            width: '5.5rem',
            cell: (contact: Contact) =>
              isGoing(contact)
                ? undo(contact)
                : canDelete && (
                    <IconButton
                      size="row"
                      icon={<TrashIcon />}
                      label={t('contacts.delete', { name: contact.name })}
                      tooltip={t('common.delete')}
                      onPress={() => removal.remove(contact)}
                    />
                  ),
          },
        ]
      : []),
  ];
}

interface NextDateProps {
  next: string;
  t: Translate;
  moments: DateFormats;
}

/** The next date of contact, with a label if it is today or overdue. */
function NextDate({ next, t, moments }: NextDateProps) {
  const due = dueness(next);

  return (
    <>
      <span className={css.date}>{moments.date(next)}</span>
      <span className={css.second}>
        <span>{moments.time(next)}</span>
        {due && (
          <span className={css.due}>
            <HourglassIcon size={12} />
            {t(due === 'today' ? 'contacts.dueToday' : 'contacts.overdue')}
          </span>
        )}
      </span>
    </>
  );
}
