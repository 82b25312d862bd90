import { chosenAppointmentStatuses } from '@console/contract/rules';
import { FormGroup, NativeSelect, TextArea, TextField } from '@console/ui';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { statusIn } from '../index.ts';
import { type AppointmentValues, fieldLabels } from './appointmentValues.ts';
import { TimeFields } from './TimeFields.tsx';
import { WhoFields } from './WhoFields.tsx';

export interface AppointmentFieldsProps {
  orgId: string;
  /** The appointment's ID; empty for a new appointment. */
  id: string;
  /** Initial values. */
  values: AppointmentValues;
  /** The time zone of the organization, once it is loaded. */
  timeZone: string | undefined;
  /** Called with the number of the contact that the person selects. */
  onChoosePhone?: (phone: string) => void;
  /** Makes all fields read-only. @default false */
  isReadOnly?: boolean;
}

/** The fields of an appointment. */
export function AppointmentFields(props: AppointmentFieldsProps) {
  const { orgId, id, values, timeZone, onChoosePhone, isReadOnly = false } = props;
  const t = useMessages();
  const moments = useDateFormats();
  const field = (name: keyof typeof fieldLabels) => ({ name, label: t(fieldLabels[name]) });
  const text = (name: keyof typeof fieldLabels) => ({
    ...field(name),
    defaultValue: values[name],
    isReadOnly,
    // Names and titles keep their own text direction, whatever the page's language.
    dir: 'auto' as const,
  });
  const optional = isReadOnly ? {} : ({ requiredIndicator: 'optional' } as const);
  // A status that can't be selected stays in the list until the person selects another one.
  const statuses = [...new Set([...chosenAppointmentStatuses, values.status])];

  return (
    <>
      <FormGroup title={t('appointment.what')} description={t('appointment.whatText')}>
        <TextField {...text('title')} autoComplete="off" />
        <TextArea {...text('description')} {...optional} rows={3} />
        {isReadOnly ? (
          <TextField {...field('status')} value={statusIn(values.status, t)} isReadOnly />
        ) : (
          <NativeSelect
            {...field('status')}
            options={statuses.map((status) => ({ value: status, label: statusIn(status, t) }))}
            defaultValue={values.status}
          />
        )}
      </FormGroup>
      <FormGroup
        title={t('appointment.when')}
        description={
          moments.isOtherZone(timeZone)
            ? t('appointment.zone', { zone: moments.zone })
            : t('appointment.whenText')
        }
      >
        <TimeFields
          orgId={orgId}
          id={id}
          values={values}
          labels={{ startTime: t(fieldLabels.startTime), endTime: t(fieldLabels.endTime) }}
          isReadOnly={isReadOnly}
        />
      </FormGroup>
      <FormGroup title={t('common.contact')} description={t('appointment.whoText')}>
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
