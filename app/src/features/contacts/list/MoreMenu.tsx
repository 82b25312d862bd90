import { EllipsisIcon, IconButton, Menu, PhoneIcon, TrashIcon } from '@console/ui';
import { useMessages } from '../../../core/i18n/index.ts';
import type { Contact } from './contactList.queries.ts';

export interface MoreMenuProps {
  contact: Pick<Contact, 'name' | 'phone'>;
  /** Absent if the contact can't be deleted. */
  onDelete: (() => void) | undefined;
}

/** A menu with a contact's other actions, for narrow screens. */
export function MoreMenu({ contact: { name, phone }, onDelete }: MoreMenuProps) {
  const t = useMessages();

  return (
    <Menu
      trigger={
        <IconButton size="row" icon={<EllipsisIcon />} label={t('contacts.more', { name })} tooltip={false} />
      }
      placement="bottom end"
      items={[
        ...(phone
          ? [{ id: 'call', label: t('contacts.call'), icon: <PhoneIcon />, href: `tel:${phone}` }]
          : []),
        ...(onDelete
          ? [
              {
                id: 'delete',
                label: t('common.delete'),
                icon: <TrashIcon />,
                isDanger: true,
                onAction: onDelete,
              },
            ]
          : []),
      ]}
    />
  );
}
