import { marks } from './EventBlock.tsx';
import { lineButton, lines, lineTitle, lineWhen, panelTitle } from './EventPanel.css.ts';
import { eventName, visibleTimes } from './eventNames.ts';
import type { EventPart, PlacedEvent, WeekEvent } from './events.ts';
import type { Speech } from './speech.ts';
import { heard } from './WeekGrid.css.ts';
import type { Week } from './week.ts';

interface EventLinesProps<E extends WeekEvent> {
  title: string;
  parts: readonly EventPart<E>[];
  week: Week;
  speech: Speech;
  hasPopup: boolean;
  onEventPress: (placed: PlacedEvent<E>) => void;
}

/** Events that had no room in the grid, under each other. */
export function EventLines<E extends WeekEvent>(props: EventLinesProps<E>) {
  const { title, parts, week, speech, hasPopup, onEventPress } = props;

  return (
    <>
      <p className={panelTitle}>{title}</p>
      <ul className={lines}>
        {parts.map(({ key, placed, day }) => {
          const date = week.days[day]?.date;
          return (
            <li key={key}>
              <button
                type="button"
                className={lineButton}
                aria-haspopup={hasPopup ? 'dialog' : undefined}
                onClick={() => onEventPress(placed)}
              >
                <span className={heard}>{eventName(placed, week, speech)}</span>
                <span className={lineTitle} aria-hidden="true">
                  {marks[placed.event.tone ?? 'accent']} {placed.event.title}
                </span>
                {placed.event.detail !== undefined && <span aria-hidden="true">{placed.event.detail}</span>}
                <span className={lineWhen} aria-hidden="true">
                  {date && speech.formats.date(date)} <bdi dir="ltr">{visibleTimes(placed, speech)}</bdi>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
