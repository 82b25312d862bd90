import { Button, ChevronDownIcon, Menu, toast } from '@console/ui';
import { explain } from '../../../core/http/failures.ts';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { paths } from '../../../paths.ts';
import { useSetNextContact } from '../nextContact.queries.ts';
import { nextDateItems } from '../reach.ts';

export interface NextContactProps {
  orgId: string;
  contactId: string;
  name: string;
}

/** Sets the next date of contact, with Undo. */
export function NextContact({ orgId, contactId, name }: NextContactProps) {
  const t = useMessages();
  const moments = useDateFormats();
  const send = useSetNextContact(orgId);

  async function set(next: string | null, isUndo = false) {
    try {
      const before = await send(contactId, next);
      const title = next
        ? t('followUp.nextSaved', { name, date: moments.dateTime(next) })
        : t('followUp.nextRemoved', { name });
      toast({
        replaces: 'nextContact',
        tone: 'success',
        title,
        ...(!isUndo && { action: { label: t('common.undo'), onPress: () => void set(before, true) } }),
      });
    } catch (error) {
      toast({
        replaces: 'nextContact',
        tone: 'error',
        title: t('followUp.nextNotSaved', { name }),
        description: explain(error, t).told,
        action: { label: t('common.retry'), onPress: () => void set(next, isUndo) },
      });
    }
  }

  return (
    <Menu
      trigger={<Button icon={<ChevronDownIcon />}>{t('followUp.next')}</Button>}
      items={[
        ...nextDateItems(t, moments, (date) => void set(date)),
        { id: 'other', label: t('followUp.otherDate'), href: paths.contact(orgId, contactId, true) },
      ]}
    />
  );
}
