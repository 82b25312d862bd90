import { CalendarIcon, ChevronEndIcon, ChevronStartIcon, ListIcon } from '../../icons/index.ts';
import { buttonClass } from '../Button/index.ts';
import { SegmentedControl } from '../SegmentedControl/index.ts';
import type { WeekToolbarProps } from './calendarProps.ts';
import { buttonNames, weekTitle, zoneNotes } from './names.ts';
import { RangeText } from './RangeText.tsx';
import { end, names, note, plainButton, steps, title, toolbar } from './WeekToolbar.css.ts';

/** The browser's own: a calendar is drawn often, and these three would be a good part of the work. */
const [arrow, todayButton] = [
  `${buttonClass('quiet')} ${plainButton}`,
  `${buttonClass('outline')} ${plainButton}`,
];

interface ToolbarPlaceProps {
  /** The level of the title among the headings of the page. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** On a phone the title comes first, and "Today" stands between the arrows. @default false */
  isNarrow?: boolean | undefined;
}

/**
 * The head of the calendar: which week it is, the ways to the others, and the choice between its two
 * presentations. It says nothing by itself when the week changes, and focus stays where it is.
 *
 * Renders a `<div>` with a heading. What is seen and what is read come in the same order in both widths.
 */
export function WeekToolbar({
  week,
  speech,
  today,
  presentation,
  onPresentationChange,
  onMove,
  onToday,
  onIntent,
  titleId,
  headingLevel = 2,
  isNarrow = false,
  children,
}: WeekToolbarProps & ToolbarPlaceProps) {
  const to = buttonNames(week, today, speech);
  const notes = zoneNotes(week, speech);
  const Heading = `h${headingLevel}` as const;

  const soon = (weeks: number) => ({
    onPointerEnter: () => onIntent?.(weeks),
    onFocus: () => onIntent?.(weeks),
  });

  const previous = (
    <button
      key="previous"
      type="button"
      className={arrow}
      aria-label={to.previous}
      onClick={() => onMove(-1)}
      {...soon(-1)}
    >
      <ChevronStartIcon />
    </button>
  );
  const now = (
    <button key="today" type="button" className={todayButton} onClick={onToday}>
      {to.today}
    </button>
  );
  const next = (
    <button
      key="next"
      type="button"
      className={arrow}
      aria-label={to.next}
      onClick={() => onMove(1)}
      {...soon(1)}
    >
      <ChevronEndIcon />
    </button>
  );

  const buttons = (
    <div key="steps" className={steps}>
      {isNarrow ? [previous, now, next] : [now, previous, next]}
    </div>
  );
  const { words } = speech;
  const head = (
    <div key="names" className={names}>
      <Heading id={titleId} className={title}>
        <RangeText text={weekTitle(week, speech)} />
      </Heading>
      {[notes.zone, ...notes.changes].map((text) => (
        <p key={text} className={note}>
          {text}
        </p>
      ))}
    </div>
  );

  return (
    <div className={toolbar} data-narrow={isNarrow || undefined}>
      {isNarrow ? [head, buttons] : [buttons, head]}
      <div className={end}>
        {children}
        <SegmentedControl
          label={words.view}
          options={[
            { value: 'grid', label: words.week, icon: <CalendarIcon /> },
            { value: 'list', label: words.list, icon: <ListIcon /> },
          ]}
          value={presentation}
          onChange={onPresentationChange}
        />
      </div>
    </div>
  );
}
