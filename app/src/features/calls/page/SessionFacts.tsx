import { phoneLabel } from '@console/contract/rules';
import { Link } from '@console/ui';
import type { ReactNode } from 'react';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { paths } from '../../../paths.ts';
import { CallStatus } from '../index.ts';
import type { Session, usePeople } from './callPage.queries.ts';
import css from './page.module.css';

export interface SessionFactsProps {
  orgId: string;
  session: Session;
  people: ReturnType<typeof usePeople>;
  timeZone: string | undefined;
}

/** Time, duration, status, channel and contact of a conversation, with links. */
export function SessionFacts({ orgId, session, people, timeZone }: SessionFactsProps) {
  const t = useMessages();
  const moments = useDateFormats();
  const { startTime, endTime, duration, contact: contactId } = session;
  const { line, contact, appointments } = people;
  const isOver = endTime !== null || duration > 0;

  return (
    <dl className={css.facts}>
      <Fact name={t('common.startTime')}>
        <time dateTime={startTime}>{moments.dateTime(startTime)}</time>
      </Fact>
      {endTime && (
        <Fact name={t('sessions.end')}>
          <time dateTime={endTime}>{moments.dateTime(endTime)}</time>
        </Fact>
      )}
      {moments.isOtherZone(timeZone) && <Fact name={t('common.timeZone')}>{moments.zone}</Fact>}
      {isOver && <Fact name={t('common.duration')}>{moments.length(duration)}</Fact>}
      <Fact name={t('common.status')}>
        <CallStatus call={session} />
      </Fact>
      {line && (
        <Fact name={t('common.channel')}>
          <Link href={paths.channelView(orgId, line.id)} isStandalone>
            <bdi>{line.name}</bdi>
          </Link>
        </Fact>
      )}
      {contactId && (
        <Fact name={t('common.contact')}>
          <Link href={paths.contact(orgId, contactId)} isStandalone>
            <bdi>{contact ? contact.name || phoneLabel(contact.phone) : t('common.openContact')}</bdi>
          </Link>
          {contact?.name && contact.phone && (
            <span className={css.second}>
              <bdi dir="ltr">{phoneLabel(contact.phone)}</bdi>
            </span>
          )}
        </Fact>
      )}
      {appointments.length > 0 && (
        <Fact name={t('sessions.appointmentsAfter')}>
          <ul className={css.appointments}>
            {appointments.map(({ id, title, startTime: start, endTime: end }) => (
              <li key={id}>
                <Link href={paths.appointment(orgId, id)} isStandalone>
                  <bdi>{title}</bdi>
                </Link>
                <span className={css.second}>{moments.range(start, end)}</span>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
