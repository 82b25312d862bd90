import { phoneLabel } from '@console/contract/rules';
import { Link, LinkButton } from '@console/ui';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { useList } from '../../../core/i18n/lists.ts';
import { paths } from '../../../paths.ts';
import { AppointmentBadge, CalendarFileButton, fileNameOf, isWaiting } from '../index.ts';
import css from './appointments.module.css';
import { DecisionButtons } from './DecisionButtons.tsx';
import type { Decision } from './useDecision.ts';
import type { Appointment } from './week.queries.ts';

export interface AppointmentDetailsProps {
  /** The current version; `undefined` if it was deleted meanwhile. */
  appointment: Appointment | undefined;
  /** Other appointments at the same time. */
  overlaps: readonly Appointment[];
  organization: { name: string; mayChange: boolean };
  /** View to return to, such as `list`. */
  show: string | null;
  decision: Decision;
  /** Closes the surrounding popover; focus returns to the appointment. */
  onClose: () => void;
}

/** The details of an appointment next to its place in the calendar, with its actions. */
export function AppointmentDetails(props: AppointmentDetailsProps) {
  const { appointment, overlaps, organization, show, decision, onClose } = props;
  const t = useMessages();
  const list = useList();
  const moments = useDateFormats();
  if (!appointment) return <p className={css.gone}>{t('appointments.gone')}</p>;

  const { id, title, description, startTime, endTime, status } = appointment;
  const { contact_name: name, contact_phonenumber: phone } = appointment;
  const mayDecide = isWaiting(status) && organization.mayChange;

  return (
    <div className={css.details}>
      <p className={css.title}>
        <bdi>{title}</bdi>
      </p>
      <p>
        <AppointmentBadge status={status} />
      </p>
      <p>{moments.range(startTime, endTime)}</p>
      <p>
        {appointment.contact ? (
          <Link href={paths.contact(appointment.organization, appointment.contact)} isStandalone>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
      </p>
      {phone && (
        <p className={css.phone}>
          <bdi dir="ltr">{phoneLabel(phone)}</bdi>
        </p>
      )}
      {description && (
        <p dir="auto" className={css.description}>
          {description}
        </p>
      )}
      {mayDecide && overlaps.length > 0 && (
        <p className={css.overlap}>
          {t('appointments.overlaps', { titles: list(overlaps.map((other) => other.title)) })}
        </p>
      )}
      {mayDecide && <DecisionButtons appointment={appointment} decision={decision} onPress={onClose} />}
      <div className={css.buttons}>
        <LinkButton size="small" href={paths.appointment(appointment.organization, id, { show })}>
          {t(organization.mayChange ? 'common.edit' : 'common.open')}
        </LinkButton>
        <CalendarFileButton
          size="small"
          appointments={[appointment]}
          calendar={organization.name}
          fileName={fileNameOf(appointment)}
          label={t('appointments.downloadOne')}
        />
      </div>
    </div>
  );
}
