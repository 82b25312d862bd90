import {
  BanIcon,
  Button,
  CalendarIcon,
  CheckIcon,
  EllipsisIcon,
  IconButton,
  LinkButton,
  Menu,
  MessagesIcon,
  PhoneIcon,
  PhoneIncomingIcon,
  UserIcon,
} from '@console/ui';
import { useDateFormats } from '../../core/i18n/dateFormats.ts';
import { useMessages } from '../../core/i18n/index.ts';
import { paths } from '../../paths.ts';
import { linksTo, nextDateItems } from '../calls/index.ts';
import css from './callbacks.module.css';
import type { Callback, useCallbackRights } from './callbacks.queries.ts';
import { nameOf, phoneOf } from './names.ts';
import type { Decide } from './useQueueChanges.ts';

export interface EntryActionsProps {
  orgId: string;
  entry: Callback;
  rights: Pick<ReturnType<typeof useCallbackRights>, 'mayDecide' | 'mayPostpone' | 'mayBook'>;
  decide: Decide;
}

/** The actions of an entry: Call Back and Done, and a menu with the others. */
export function EntryActions({ orgId, entry, rights, decide }: EntryActionsProps) {
  const t = useMessages();
  const name = nameOf(entry, t);
  const phone = phoneOf(entry);

  return (
    <span className={css.actions} data-entry={entry.id}>
      {phone && (
        <LinkButton
          href={linksTo(phone).call}
          size="row"
          icon={<PhoneIcon />}
          aria-label={t('followUp.callName', { name })}
        >
          {t('followUp.call')}
        </LinkButton>
      )}
      {rights.mayDecide && (
        <Button
          size="row"
          icon={<CheckIcon />}
          aria-label={t('callbacks.doneOne', { name })}
          onPress={() => decide.done(entry)}
        >
          {t('common.done')}
        </Button>
      )}
      <More {...{ orgId, entry, rights, decide }} />
    </span>
  );
}

/** The menu with the actions that are rarer: messages, an appointment, the contact, another date, irrelevant. */
function More({ orgId, entry, rights, decide }: EntryActionsProps) {
  const t = useMessages();
  const moments = useDateFormats();
  const { contact, lastCall } = entry;
  const phone = phoneOf(entry);
  const message = phone ? linksTo(phone).message : undefined;
  const name = nameOf(entry, t);

  const next = [
    ...(rights.mayBook && lastCall
      ? [
          {
            id: 'book',
            label: t('followUp.book'),
            icon: <CalendarIcon />,
            href: paths.newAppointment(orgId, { call: lastCall.id, callback: entry.id }),
          },
        ]
      : []),
    ...(message
      ? [
          {
            id: 'whatsapp',
            label: t('followUp.whatsapp'),
            icon: <MessagesIcon />,
            // As on the page of a call, in a new tab, which a link in a menu can't open.
            onAction: () => void window.open(message.whatsapp, '_blank', 'noreferrer'),
          },
          { id: 'sms', label: t('followUp.sms'), icon: <MessagesIcon />, href: message.sms },
        ]
      : []),
    ...(contact
      ? [
          {
            id: 'open',
            label: t('common.openContact'),
            icon: <UserIcon />,
            href: paths.contact(orgId, contact.id),
          },
        ]
      : []),
    ...(!contact && lastCall
      ? [
          {
            id: 'open',
            label: t('callbacks.openCall'),
            icon: <PhoneIncomingIcon />,
            href: paths.session(orgId, lastCall.channel ?? paths.noChannel, lastCall.id),
          },
        ]
      : []),
  ];
  const later = contact
    ? [
        ...nextDateItems(t, moments, (date) => decide.later(entry, contact.id, date)),
        { id: 'other', label: t('followUp.otherDate'), href: paths.contact(orgId, contact.id, true) },
      ]
    : [];
  const irrelevant = {
    id: 'irrelevant',
    label: t('callbacks.irrelevant'),
    icon: <BanIcon />,
    description: t('callbacks.irrelevantText'),
    onAction: () => decide.irrelevant(entry),
  };
  const sections = [
    { label: t('followUp.title'), isLabelHidden: true, items: next },
    { label: t('callbacks.later'), items: rights.mayPostpone ? later : [] },
    {
      label: t('callbacks.irrelevant'),
      isLabelHidden: true,
      // A call from an unknown number can't be recognized again.
      items: rights.mayDecide && contact ? [irrelevant] : [],
    },
  ].filter(({ items }) => items.length > 0);

  return (
    sections.length > 0 && (
      <Menu
        trigger={
          <IconButton
            size="row"
            icon={<EllipsisIcon />}
            label={t('contacts.more', { name })}
            tooltip={false}
          />
        }
        placement="bottom end"
        items={sections}
      />
    )
  );
}
