import { chosenAppointmentStatuses } from '@console/contract/rules';
import { FormGroup, Link, NativeSelect, PhoneField, TextArea, TextField } from '@console/ui';
import { statusIn } from '../../appointments/index.ts';
import { useWords } from '../../messages/index.ts';
import { useMoments } from '../../moments.ts';
import { paths } from '../../paths.ts';
import css from './appointment.module.css';
import { type AppointmentValues, fieldLabels } from './appointmentValues.ts';
import { TimeFields } from './TimeFields.tsx';

export interface AppointmentFieldsProps {
  orgId: string;
  /** Empty for a new one. */
  id: string;
  /** What they show at first. */
  values: AppointmentValues;
  /** The time zone of the organization, once it is known. */
  timeZone: string | undefined;
  /** Who it is with, when that is known: the id. */
  contact?: string | null;
  /** They can be read and not changed. @default false */
  isReadOnly?: boolean;
}

/** The fields of an appointment: what it is, when, and with whom. */
export function AppointmentFields(props: AppointmentFieldsProps) {
  const { orgId, id, values, timeZone, contact, isReadOnly = false } = props;
  const words = useWords();
  const moments = useMoments();
  const field = (name: keyof AppointmentValues) => ({ name, label: words(fieldLabels[name]) });
  const text = (name: keyof AppointmentValues) => ({
    ...field(name),
    defaultValue: values[name],
    isReadOnly,
    // Names and titles keep their own direction in every language of the page.
    dir: 'auto' as const,
  });
  const optional = isReadOnly ? {} : ({ necessity: 'optional' } as const);
  // What nobody can choose stays, until somebody chooses.
  const statuses = [...new Set([...chosenAppointmentStatuses, values.status])];

  return (
    <>
      <FormGroup title={words('appointment.what')} description={words('appointment.whatText')}>
        <TextField {...text('title')} autoComplete="off" />
        <TextArea {...text('description')} {...optional} rows={3} />
        {isReadOnly ? (
          <TextField {...field('status')} value={statusIn(values.status, words)} isReadOnly />
        ) : (
          <NativeSelect
            {...field('status')}
            options={statuses.map((status) => ({ value: status, label: statusIn(status, words) }))}
            defaultValue={values.status}
          />
        )}
      </FormGroup>
      <FormGroup
        title={words('appointment.when')}
        description={
          moments.isOtherZone(timeZone)
            ? words('appointment.zone', { zone: moments.zone })
            : words('appointment.whenText')
        }
      >
        <TimeFields
          orgId={orgId}
          id={id}
          values={values}
          labels={{ startTime: words(fieldLabels.startTime), endTime: words(fieldLabels.endTime) }}
          isReadOnly={isReadOnly}
        />
      </FormGroup>
      <FormGroup title={words('appointment.who')} description={words('appointment.whoText')}>
        <TextField {...text('contact_name')} autoComplete="off" />
        <PhoneField
          {...field('contact_phonenumber')}
          {...optional}
          digits={10}
          defaultValue={values.contact_phonenumber}
          isReadOnly={isReadOnly}
          autoComplete="off"
        />
        {contact && (
          <p className={css.link}>
            <Link href={paths.contact(orgId, contact)} isAlone>
              {words('appointment.openContact')}
            </Link>
          </p>
        )}
      </FormGroup>
    </>
  );
}
