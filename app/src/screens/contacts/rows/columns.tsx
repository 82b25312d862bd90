import { phoneLabel } from '@console/contract/rules';
import { type Columns, DeleteIcon, IconButton, LinkButton, WaitingIcon } from '@console/ui';
import { statusIn } from '../../../contactForm/index.ts';
import { type Removal, UndoButton } from '../../../lists/index.ts';
import type { Words } from '../../../messages/index.ts';
import type { Moments } from '../../../moments.ts';
import { paths } from '../../../paths.ts';
import { dueness } from '../contactList.ts';
import type { Contact } from '../contacts.data.ts';
import css from '../contacts.module.css';
import { StatusSelect } from './StatusSelect.tsx';

interface ColumnOptions {
  orgId: string;
  words: Words;
  moments: Moments;
  mayChange: boolean;
  removal: Removal<string, Contact>;
}

/** The columns of the list. Open leads to the contact's own page. */
export function columnsFor({ orgId, words, moments, mayChange, removal }: ColumnOptions): Columns<Contact> {
  const isGoing = ({ id }: Contact) => removal.waiting.has(id);
  return [
    {
      key: 'open',
      header: words('contacts.open'),
      isHeaderHidden: true,
      // Widths from the start, so that nothing moves when the rows come. The name has the rest.
      width: '4.5rem',
      cell: ({ id, name }) => (
        <LinkButton
          href={paths.contact(orgId, id)}
          size="row"
          aria-label={words('contacts.openOne', { name })}
        >
          {words('contacts.open')}
        </LinkButton>
      ),
    },
    {
      key: 'name',
      header: words('contactForm.name'),
      isRowHeader: true,
      isSortable: true,
      cell: (contact) => (
        <>
          <bdi className={css.name} data-going={isGoing(contact) || undefined}>
            {contact.name}
          </bdi>
          {isGoing(contact) && <span className={css.second}>{words('contacts.deleted')}</span>}
        </>
      ),
    },
    {
      key: 'phone',
      header: words('contactForm.phone'),
      width: '8rem',
      isSortable: true,
      cell: ({ phone }) => (
        <bdi className={css.number} dir="ltr">
          {phoneLabel(phone)}
        </bdi>
      ),
    },
    {
      key: 'status',
      header: words('contactForm.status'),
      width: '9.5rem',
      isSortable: true,
      cell: (contact) =>
        mayChange ? (
          <StatusSelect key={contact.id} orgId={orgId} contact={contact} isDisabled={isGoing(contact)} />
        ) : (
          statusIn(contact.status, words)
        ),
    },
    {
      key: 'responsible',
      header: words('contactForm.responsible'),
      width: '8rem',
      isSortable: true,
      importance: 'medium',
      cell: ({ responsible }) => <bdi className={css.muted}>{responsible}</bdi>,
    },
    {
      key: 'nextDateOfContact',
      header: words('contactForm.nextDateOfContact'),
      width: '10rem',
      isSortable: true,
      sortWords: { ascending: words('contacts.soonestFirst'), descending: words('contacts.latestFirst') },
      cell: ({ nextDateOfContact }) => <NextDate next={nextDateOfContact} words={words} moments={moments} />,
    },
    {
      key: 'notes',
      header: words('contactForm.notes'),
      width: '18%',
      importance: 'low',
      cell: ({ notes }) => (
        <span className={css.notes}>
          <bdi>{notes}</bdi>
        </span>
      ),
    },
    ...(mayChange
      ? [
          {
            key: 'actions',
            header: words('contacts.actions'),
            isHeaderHidden: true,
            align: 'end' as const,
            // Room for the way back, so that nothing moves when it comes.
            width: '5.5rem',
            cell: (contact: Contact) =>
              isGoing(contact) ? (
                <UndoButton id={contact.id} name={contact.name} removal={removal} />
              ) : (
                !removal.isImpossible && (
                  <IconButton
                    size="row"
                    icon={<DeleteIcon />}
                    label={words('contacts.delete', { name: contact.name })}
                    tooltip={words('contacts.deleteShort')}
                    onPress={() => removal.remove(contact)}
                  />
                )
              ),
          },
        ]
      : []),
  ];
}

interface NextDateProps {
  next: string | null;
  words: Words;
  moments: Moments;
}

/** When somebody is contacted next; a day that is today or has gone by says so in words. */
function NextDate({ next, words, moments }: NextDateProps) {
  if (next === null) return null;
  const due = dueness(next);

  return (
    <>
      <span className={css.date}>{moments.date(next)}</span>
      <span className={css.second}>
        {due && (
          <span className={css.due}>
            <WaitingIcon size={12} />
            {words(due === 'today' ? 'contacts.dueToday' : 'contacts.overdue')}
          </span>
        )}
        <span>{moments.time(next)}</span>
      </span>
    </>
  );
}
