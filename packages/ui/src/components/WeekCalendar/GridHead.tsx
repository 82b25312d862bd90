import { memo } from 'react';
import type { WeekGridProps } from './calendarProps.ts';
import type { DayNumber } from './dates.ts';
import type { WeekEvent } from './events.ts';
import { headerRow } from './keys.ts';
import { roles } from './roles.ts';
import { corner, dayNumber, head, headCell, heard } from './WeekGrid.css.ts';

interface GridHeadProps<E extends WeekEvent> extends Pick<WeekGridProps<E>, 'plan' | 'speech'> {
  today: DayNumber;
  tabDay: number | null;
}

function headOf<E extends WeekEvent>({ plan, speech, today, tabDay }: GridHeadProps<E>) {
  const { formats, words } = speech;

  return (
    <div {...roles.row} data-row={headerRow} className={head}>
      <div {...roles.columnHead} className={corner}>
        <span className={heard}>{words.time}</span>
      </div>
      {plan.days.map(({ date }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is a place.
          key={index}
          {...roles.columnHead}
          tabIndex={tabDay === index ? 0 : -1}
          className={headCell}
          aria-current={date === today ? 'date' : undefined}
        >
          <span className={heard}>{formats.date(date)}</span>
          <span aria-hidden="true">{formats.weekday(date)}</span>
          <span aria-hidden="true" className={dayNumber}>
            {formats.day(date)}
          </span>
        </div>
      ))}
    </div>
  );
}

/** The days of the week. It stays while the hours scroll. */
export const GridHead = memo(headOf) as typeof headOf;
