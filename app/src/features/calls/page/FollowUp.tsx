import { phoneLabel } from '@console/contract/rules';
import { Button, CalendarIcon, ChevronDownIcon, CopyIcon, LinkButton, PhoneIcon } from '@console/ui';
import { copyText } from '../../../core/copy.ts';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { isolateLeftToRight } from '../../../core/i18n/lists.ts';
import { lazyOnIdle } from '../../../core/loading/lazyOnIdle.tsx';
import { paths } from '../../../paths.ts';
import { linksTo } from '../reach.ts';
import { messageFrom } from './afterCall.ts';
import type { Session, useCallRights, usePeople } from './callPage.queries.ts';
import css from './page.module.css';

// The menu is as large as the rest of the page.
const NextContact = lazyOnIdle(
  async () => (await import('./NextContact.tsx')).NextContact,
  NextContactButton,
);

export interface FollowUpProps {
  orgId: string;
  session: Session;
  people: Pick<ReturnType<typeof usePeople>, 'contact' | 'isCallerPending'>;
  rights: Pick<ReturnType<typeof useCallRights>, 'mayBook' | 'mayChangeContacts'>;
}

/**
 * What people do after a conversation: call back, send a message, book an appointment, set the next date of contact and
 * copy the summary. Buttons that need the contact keep their place while it loads.
 */
export function FollowUp({ orgId, session, people, rights }: FollowUpProps) {
  const t = useMessages();
  const moments = useDateFormats();
  const { contact, isCallerPending } = people;
  const links = contact?.phone ? linksTo(contact.phone) : undefined;
  const name = contact?.name || isolateLeftToRight(phoneLabel(contact?.phone ?? ''));

  const copy = () =>
    copyText(messageFrom(session, contact, t, moments), {
      copied: t('followUp.copied'),
      notCopied: t('followUp.notCopied'),
    });

  return (
    <ul className={css.followUp} aria-label={t('followUp.title')}>
      {isCallerPending && (
        <>
          <li>
            <Button isDisabled variant="primary" icon={<PhoneIcon />}>
              {t('followUp.call')}
            </Button>
          </li>
          <li>
            <Button isDisabled>{t('followUp.whatsapp')}</Button>
          </li>
          <li>
            <Button isDisabled>{t('followUp.sms')}</Button>
          </li>
        </>
      )}
      {links && (
        <li>
          <LinkButton
            href={links.call}
            variant="primary"
            icon={<PhoneIcon />}
            aria-label={t('followUp.callName', { name })}
          >
            {t('followUp.call')}
          </LinkButton>
        </li>
      )}
      {links?.message && (
        <>
          <li>
            <LinkButton
              href={links.message.whatsapp}
              target="_blank"
              rel="noreferrer"
              aria-label={t('followUp.whatsappName', { name })}
            >
              {t('followUp.whatsapp')}
            </LinkButton>
          </li>
          <li>
            <LinkButton href={links.message.sms} aria-label={t('followUp.smsName', { name })}>
              {t('followUp.sms')}
            </LinkButton>
          </li>
        </>
      )}
      {rights.mayBook && (
        <li>
          <LinkButton href={paths.newAppointment(orgId, { call: session.id })} icon={<CalendarIcon />}>
            {t('followUp.book')}
          </LinkButton>
        </li>
      )}
      {(contact || isCallerPending) && rights.mayChangeContacts && (
        <li>
          {contact ? <NextContact orgId={orgId} contactId={contact.id} name={name} /> : <NextContactButton />}
        </li>
      )}
      {session.summary && (
        <li>
          <Button icon={<CopyIcon />} onPress={() => void copy()}>
            {t('followUp.copy')}
          </Button>
        </li>
      )}
    </ul>
  );
}

/** Keeps the place of the menu until its code is there. */
function NextContactButton() {
  const t = useMessages();
  return (
    <Button isDisabled icon={<ChevronDownIcon />}>
      {t('followUp.next')}
    </Button>
  );
}
