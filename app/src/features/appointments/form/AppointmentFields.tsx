import { chosenAppointmentStatuses } from '@console/contract/rules';
import { FormGroup, NativeSelect, TextArea, TextField } from '@console/ui';
import { useWords } from '../../../core/i18n/index.ts';
import { useMoments } from '../../../core/i18n/moments.ts';
import { statusIn } from '../index.ts';
import { type AppointmentValues, fieldLabels } from './appointmentValues.ts';
import { TimeFields } from './TimeFields.tsx';
import { WhoFields } from './WhoFields.tsx';

export interface AppointmentFieldsProps {
  orgId: string;
  /** Empty for a new one. */
  id: string;
  /** What they show at first. */
  values: AppointmentValues;
  /** The time zone of the organization, once it is known. */
  timeZone: string | undefined;
  /** A contact with this number was chosen. */
  onChoosePhone?: (phone: string) => void;
  /** They can be read and not changed. @default false */
  isReadOnly?: boolean;
}

/** The fields of an appointment: what it is, when, and with whom. */
export function AppointmentFields(props: AppointmentFieldsProps) {
  const { orgId, id, values, timeZone, onChoosePhone, isReadOnly = false } = props;
  const words = useWords();
  const moments = useMoments();
  const field = (name: keyof typeof fieldLabels) => ({ name, label: words(fieldLabels[name]) });
  const text = (name: keyof typeof fieldLabels) => ({
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
        <WhoFields
          orgId={orgId}
          values={values}
          isReadOnly={isReadOnly}
          {...(onChoosePhone && { onChoosePhone })}
        />
      </FormGroup>
    </>
  );
}
