import { Button, CalendarIcon, InfoIcon, Link, MessagesIcon } from '@console/ui';
import { useId, useState } from 'react';
import { AppointmentBadge } from '../../../../core/appointments/AppointmentBadge.tsx';
import { useDateFormats } from '../../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../../core/i18n/index.ts';
import { paths } from '../../../../paths.ts';
import type { OrganizationAccess } from '../summary.queries.ts';
import { CallCard } from './CallCard.tsx';
import { type AppointmentEntry, byDay, type Entry, type TextEntry } from './entries.ts';
import css from './history.module.css';

export interface HistoryListProps {
  orgId: string;
  entries: readonly Entry[];
  /** Name of the contact. */
  name: string;
  place: OrganizationAccess;
}

/** Number of entries shown at first and added each time. It is small because each call has a recording to load. */
const step = 15;

/** The history of a contact, grouped by day, newest first. */
export function HistoryList({ orgId, entries, name, place }: HistoryListProps) {
  const t = useMessages();
  const moments = useDateFormats();
  const [limit, setLimit] = useState(step);
  const days = byDay(entries.slice(0, limit), (at) => moments.day(at));

  return (
    <>
      {days.map(({ day, entries: ofDay }) => (
        <section key={`${day}${ofDay[0]?.id}`} className={css.day}>
          <h3 className={css.dayHead}>{day || t('summary.noMoment')}</h3>
          {ofDay.map((entry) =>
            entry.kind === 'call' ? (
              <CallCard key={entry.id} orgId={orgId} entry={entry} name={name} place={place} />
            ) : (
              <PlainEntry key={entry.id} orgId={orgId} entry={entry} />
            ),
          )}
        </section>
      ))}
      {entries.length > limit && (
        <Button onPress={() => setLimit((count) => count + step)}>
          {t('summary.earlier', { count: entries.length - limit })}
        </Button>
      )}
    </>
  );
}

function PlainEntry({ orgId, entry }: { orgId: string; entry: AppointmentEntry | TextEntry }) {
  const t = useMessages();
  const moments = useDateFormats();
  const id = useId();
  // The accessible name includes the time, because entries of one day can have the same heading.
  const [headingId, whenId] = [`${id}heading`, `${id}when`];
  const name = `${headingId} ${whenId}`;

  if (entry.kind === 'appointment') {
    const { id, at, title, description, endTime, status } = entry;
    const seconds = (Date.parse(endTime) - Date.parse(at)) / 1000;
    return (
      <article className={css.entry} aria-labelledby={name}>
        <span className={css.mark}>
          <CalendarIcon />
        </span>
        <div className={css.body}>
          <div className={css.line}>
            <h4 id={headingId} className={css.title} dir="auto">
              <Link href={paths.appointment(orgId, id)} isPlain>
                {title || t('summary.appointment')}
              </Link>
            </h4>
            {status && <AppointmentBadge status={status} />}
          </div>
          {description && (
            <p className={css.muted} dir="auto">
              {description}
            </p>
          )}
          <p id={whenId}>
            {Number.isFinite(seconds)
              ? t('summary.starts', { start: moments.dateTime(at), length: moments.hours(seconds) })
              : moments.dateTime(at)}
          </p>
        </div>
      </article>
    );
  }
  return (
    <article className={css.entry} aria-labelledby={name}>
      <span className={css.mark}>{entry.kind === 'message' ? <MessagesIcon /> : <InfoIcon />}</span>
      <div className={css.body}>
        <div className={css.line}>
          <h4 id={headingId} className={css.title}>
            {entry.kind === 'message' ? t('summary.message') : entry.type || t('summary.otherEntry')}
          </h4>
          <span id={whenId} className={css.muted}>
            {entry.at && moments.time(entry.at)}
          </span>
        </div>
        {entry.text && (
          <p className={css.text} dir="auto">
            {entry.text}
          </p>
        )}
      </div>
    </article>
  );
}
