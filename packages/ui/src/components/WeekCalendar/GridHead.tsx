import { memo } from 'react';
import type { WeekGridProps } from './calendarProps.ts';
import type { DayNumber } from './dates.ts';
import type { WeekEvent } from './events.ts';
import { headerRow } from './keys.ts';
import { namedColumnHead, roles } from './roles.ts';
import { corner, dayNumber, head, headCell } from './WeekGrid.css.ts';

interface GridHeadProps<E extends WeekEvent> extends Pick<WeekGridProps<E>, 'plan' | 'speech'> {
  today: DayNumber;
  tabDay: number | null;
}

function headOf<E extends WeekEvent>({ plan, speech, today, tabDay }: GridHeadProps<E>) {
  const { formats, words } = speech;

  return (
    <div {...roles.row} data-row={headerRow} className={head}>
      <div {...roles.columnHead} className={corner}>
        {words.time}
      </div>
      {plan.days.map(({ date }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is a place.
          key={index}
          {...namedColumnHead(formats.date(date))}
          tabIndex={tabDay === index ? 0 : -1}
          className={headCell}
          aria-current={date === today ? 'date' : undefined}
        >
          {`${formats.weekday(date)} `}
          <span className={dayNumber}>{formats.day(date)}</span>
        </div>
      ))}
    </div>
  );
}

/** The days of the week. It stays while the hours scroll. */
export const GridHead = memo(headOf) as typeof headOf;
