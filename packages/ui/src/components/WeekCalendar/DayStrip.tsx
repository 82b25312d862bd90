import type { MouseEvent } from 'react';
import { day as dayStyle, dot, dots, number, strip, stripDays, weekday } from './DayStrip.css.ts';
import type { DayNumber } from './dates.ts';
import { dayHeading } from './names.ts';
import type { WeekPlan } from './plan.ts';
import type { Speech } from './speech.ts';
import { hidden } from './WeekList.css.ts';

interface DayStripProps {
  plan: WeekPlan;
  speech: Speech;
  today: DayNumber;
  /** How many events each day of the list has. */
  counts: readonly number[];
  /** Events are on their way. */
  isWaiting: boolean;
  /** The id of the heading of a day. */
  idOf: (day: number) => string;
  /** A day was chosen. Without JavaScript its link goes to the heading by itself. */
  onChoose: (day: number) => void;
}

/** As many as can be told at a glance; the name says how many there are. */
const mostDots = 3;

/**
 * The seven days of the list as links to their headings. A dot stands for an event, up to three.
 *
 * Renders a `<nav>` landmark with a list of links.
 *
 * @selector [aria-current="date"] today
 */
export function DayStrip({ plan, speech, today, counts, isWaiting, idOf, onChoose }: DayStripProps) {
  const { words, formats } = speech;

  const choose = (event: MouseEvent, day: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(day);
  };

  return (
    <nav className={strip} aria-label={words.days}>
      <ul className={stripDays}>
        {plan.days.map(({ date }, day) => {
          const count = counts[day] ?? 0;
          const none = isWaiting ? words.loading : words.none;
          const events = count > 0 ? words.events(count, formats.number(count)) : none;
          return (
            <li key={idOf(day)}>
              <a
                className={dayStyle}
                href={`#${idOf(day)}`}
                aria-current={date === today ? 'date' : undefined}
                onClick={(event) => choose(event, day)}
              >
                <span className={hidden}>
                  {words.join([dayHeading(date, plan.week, today, speech), events])}
                </span>
                <span className={weekday} aria-hidden="true">
                  {formats.weekday(date)}
                </span>
                <span className={number} aria-hidden="true">
                  {formats.day(date)}
                </span>
                <span className={dots}>
                  {['first', 'second', 'third'].slice(0, Math.min(count, mostDots)).map((key) => (
                    <span key={key} className={dot} />
                  ))}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
