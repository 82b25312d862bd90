import { Notice } from '@console/ui';
import { useEffect, useState } from 'react';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { PartMissing } from '../../../core/loading/lazyOnIdle.tsx';
import css from './appointment.module.css';
import { useOverlaps } from './appointment.queries.ts';

export interface OverlapsProps {
  orgId: string;
  id: string;
  start: string | null;
  end: string | null;
}

/** Milliseconds to wait before searching: long enough to type an hour. */
const pause = 400;

/** Lists other appointments at the selected time, as a warning. The time can still be saved. */
export function Overlaps({ orgId, id, start, end }: OverlapsProps) {
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
