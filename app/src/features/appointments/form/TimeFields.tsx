import { DateTimeField, Notice, SegmentedControl } from '@console/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { PartMissing } from '../../../core/loading/lazyOnIdle.tsx';
import { clockChangeOn, offsetName, plain, shownAround, twinOf } from '../index.ts';
import css from './appointment.module.css';
import { useOverlaps } from './appointment.queries.ts';
import type { AppointmentValues } from './appointmentValues.ts';

type Times = Pick<AppointmentValues, 'startTime' | 'endTime'>;

export interface TimeFieldsProps {
  orgId: string;
  /** The appointment's ID, to exclude it from its own overlaps. */
  id: string;
  /** Initial values. */
  values: Times;
  labels: Times;
  isReadOnly: boolean;
}

/** Start and end of an appointment, in the browser's time zone. Changing the start also moves the end. */
export function TimeFields({ orgId, id, values, labels, isReadOnly }: TimeFieldsProps) {
  const t = useMessages();
  const [start, setStart] = useState<string | null>(values.startTime || null);
  const [end, setEnd] = useState<string | null>(values.endTime || null);
  const lastStart = useRef(start);

  function move(next: string | null) {
    setStart(next);
    if (next === null) return;
    const length = end && lastStart.current ? Date.parse(end) - Date.parse(lastStart.current) : 0;
    if (length > 0) setEnd(plain(Date.parse(next) + length));
    lastStart.current = next;
  }

  return (
    <>
      <TimeField
        name="startTime"
        label={labels.startTime}
        value={start}
        onChange={move}
        isReadOnly={isReadOnly}
        news={<ClockNews value={start} />}
        {...(!isReadOnly && { hint: t('appointment.startHint') })}
      />
      <TimeField
        name="endTime"
        label={labels.endTime}
        value={end}
        onChange={setEnd}
        isReadOnly={isReadOnly}
        news={
          <>
            <ClockNews value={end} said={start} />
            {!isReadOnly && <Overlaps orgId={orgId} id={id} start={start} end={end} />}
          </>
        }
      />
    </>
  );
}

interface TimeFieldProps {
  name: string;
  label: string;
  hint?: string;
  value: string | null;
  onChange: (value: string | null) => void;
  isReadOnly: boolean;
  /** Messages about the field, in a polite live region. */
  news: ReactNode;
}

/** A date and time. For a time that occurs twice that day, the person can select which one. */
function TimeField({ value, onChange, isReadOnly, news, ...field }: TimeFieldProps) {
  const t = useMessages();
  const moments = useDateFormats();
  const twin = value === null ? null : twinOf(value);
  const time = value === null ? '' : moments.time(value);
  const offset = (which: 'first' | 'second') =>
    value && twin ? offsetName(twin.which === which ? value : twin.other) : '';

  return (
    <div className={css.moment}>
      <DateTimeField
        {...field}
        value={value}
        onChange={onChange}
        isReadOnly={isReadOnly}
        isClearable={false}
      />
      <div role="status" className={css.news}>
        {news}
      </div>
      {twin && !isReadOnly && (
        <SegmentedControl
          label={t('appointment.whichTime', { field: field.label, time })}
          options={[
            { value: 'first', label: t('appointment.firstTime', { time, offset: offset('first') }) },
            { value: 'second', label: t('appointment.secondTime', { time, offset: offset('second') }) },
          ]}
          value={twin.which}
          onChange={(which) => which !== twin.which && onChange(twin.other)}
        />
      )}
    </div>
  );
}

interface ClockNewsProps {
  value: string | null;
  /** An instant on a day whose clock change is already shown. */
  said?: string | null;
}

/** A notice about the clock change on the day of an instant, if there is one. */
function ClockNews({ value, said: known = null }: ClockNewsProps) {
  const t = useMessages();
  const moments = useDateFormats();
  const change = value === null ? null : clockChangeOn(value);
  if (!change || change.at.getTime() === (known && clockChangeOn(known)?.at.getTime())) return null;
  const said = { date: moments.date(change.at), ...shownAround(change) };

  return <Notice>{t(change.by > 0 ? 'appointment.clockForward' : 'appointment.clockBack', said)}</Notice>;
}

interface OverlapsProps {
  orgId: string;
  id: string;
  start: string | null;
  end: string | null;
}

/** Milliseconds to wait before searching: long enough to type an hour. */
const pause = 400;

/** Lists other appointments at the selected time, as a warning. The time can still be saved. */
function Overlaps({ orgId, id, start, end }: OverlapsProps) {
  const t = useMessages();
  const moments = useDateFormats();
  const [asked, setAsked] = useState({ start, end });
  const { others, query } = useOverlaps(orgId, id, asked.start ?? '', asked.end ?? '');

  useEffect(() => {
    const timer = setTimeout(() => setAsked({ start, end }), pause);
    return () => clearTimeout(timer);
  }, [start, end]);

  if (others.length === 0) return <PartMissing title={t('appointment.overlapsUnknown')} parts={[query]} />;
  return (
    <Notice tone="warning" title={t('appointment.overlaps')}>
      {others.map(({ id, title, contact_name: name, startTime, endTime }) => (
        <span key={id} className={css.line}>
          {t('appointments.titleNameWhen', { title, name, when: moments.range(startTime, endTime) })}
        </span>
      ))}
    </Notice>
  );
}
