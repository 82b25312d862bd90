import { Notice } from '@console/ui';
import { useEffect, useState } from 'react';
import { PartMissing } from '../../later.tsx';
import { useWords } from '../../messages/index.ts';
import { useMoments } from '../../moments.ts';
import { useOverlaps } from './appointment.data.ts';
import css from './appointment.module.css';

export interface OverlapsProps {
  orgId: string;
  id: string;
  start: string | null;
  end: string | null;
}

/** Long enough to type an hour. */
const pause = 400;

/** Says what is promised already for the time that is chosen. It can be chosen all the same. */
export function Overlaps({ orgId, id, start, end }: OverlapsProps) {
  const words = useWords();
  const moments = useMoments();
  const [asked, setAsked] = useState({ start, end });
  const { others, query } = useOverlaps(orgId, id, asked.start ?? '', asked.end ?? '');

  useEffect(() => {
    const timer = setTimeout(() => setAsked({ start, end }), pause);
    return () => clearTimeout(timer);
  }, [start, end]);

  if (others.length === 0)
    return <PartMissing title={words('appointment.overlapsUnknown')} parts={[query]} />;
  return (
    <Notice tone="warning" title={words('appointment.overlaps')}>
      {others.map(({ id, title, contact_name: name, startTime, endTime }) => (
        <span key={id} className={css.line}>
          <bdi>{title}</bdi>, <bdi>{name}</bdi>, {moments.range(startTime, endTime)}
        </span>
      ))}
    </Notice>
  );
}
