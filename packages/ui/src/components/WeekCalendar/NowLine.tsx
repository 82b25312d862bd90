import type { CSSProperties } from 'react';
import { nowDot, nowTime } from './marks.css.ts';
import type { Speech } from './speech.ts';
import type { Week, WeekMoment } from './week.ts';

interface NowLineProps {
  week: Week;
  now: WeekMoment;
  speech: Speech;
}

/** A line where the clock stands. Only seen: the slot it lies in says so in its name. */
export function NowLine({ week, now, speech }: NowLineProps) {
  if (now.slot === null) return null;
  const rows = (now.minute - week.firstMinute) / week.step;

  return (
    <div aria-hidden="true" style={{ '--now': rows, '--day': now.day } as CSSProperties}>
      <span className={nowTime}>{speech.formats.time(now.minute)}</span>
      <span className={nowDot} />
    </div>
  );
}
