import type { ReactNode } from 'react';
import { CalendarIcon, ChevronEndIcon, ChevronStartIcon, ListIcon } from '../../icons/index.ts';
import { buttonVariants } from '../Button/index.ts';
import { SegmentedControl } from '../SegmentedControl/index.ts';
import type { WeekPresentation } from './calendarProps.ts';
import type { DayNumber, Week, WeekCalendarView } from './dates.ts';
import { buttonNames, type WeekLabels, weekTitle, zoneNotes } from './labels.ts';
import {
  headings,
  steps,
  toolbar,
  toolbarButton,
  toolbarEnd,
  toolbarTitle,
  zoneNote,
} from './WeekCalendar.css.ts';

interface WeekToolbarProps {
  week: Week;
  labels: WeekLabels;
  today: DayNumber;
  /** @default 'week' */
  view?: WeekCalendarView | undefined;
  /** With two or more, there is a switch. @default only `view` */
  views?: readonly WeekCalendarView[] | undefined;
  onViewChange?: ((view: WeekCalendarView) => void) | undefined;
  presentation: WeekPresentation;
  onPresentationChange: (presentation: WeekPresentation) => void;
  /** Moves by a number of pages: -1 and 1 for the buttons next to "Today". */
  onMove: (pages: number) => void;
  onToday: () => void;
  /** The pointer or focus is on the button that moves by a number of pages. */
  onIntent?: ((pages: number) => void) | undefined;
  /** The ID of the title, which names the grid and the list together with `label`. */
  titleId: string;
  /** The level of the title among the headings of the page. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** On a phone the title comes first, and "Today" is between the arrows. @default false */
  isNarrow?: boolean | undefined;
  /** The `toolbar` of the calendar. */
  children?: ReactNode;
}

/**
 * The toolbar of the calendar: the title and the zone of the week, the buttons to other weeks, the switch of the view,
 * and the choice between grid and list. It announces nothing when the week changes, and focus stays where it is.
 *
 * Its buttons have no tooltip and no popover of react-aria: they would exceed the size limit of the calendar.
 *
 * Renders a `<div>` with a heading. The visual order is the reading order in both widths.
 */
export function WeekToolbar({
  week,
  labels,
  today,
  view = 'week',
  views = [],
  onViewChange,
  presentation,
  onPresentationChange,
  onMove,
  onToday,
  onIntent,
  titleId,
  headingLevel = 2,
  isNarrow = false,
  children,
}: WeekToolbarProps) {
  const to = buttonNames(week, today, labels);
  const notes = zoneNotes(week, labels);
  const Heading = `h${headingLevel}` as const;

  const step = (pages: -1 | 1, name: string, icon: ReactNode) => (
    <button
      key={pages}
      type="button"
      className={arrow}
      aria-label={name}
      onClick={() => onMove(pages)}
      onPointerEnter={() => onIntent?.(pages)}
      onFocus={() => onIntent?.(pages)}
    >
      {icon}
    </button>
  );
  const previous = step(-1, to.previous, <ChevronStartIcon />);
  const next = step(1, to.next, <ChevronEndIcon />);
  const now = (
    <button key="today" type="button" className={todayButton} onClick={onToday}>
      {to.today}
    </button>
  );

  const buttons = (
    <div key="steps" className={steps}>
      {isNarrow ? [previous, now, next] : [now, previous, next]}
    </div>
  );
  const { strings } = labels;
  const viewOf = (value: WeekCalendarView) => ({ value, label: strings[value] });
  const [first, second, ...others] = views.map(viewOf);
  const head = (
    <div key="names" className={headings}>
      <Heading id={titleId} className={toolbarTitle} data-part="week-calendar-title">
        <RangeText text={weekTitle(week, labels)} />
      </Heading>
      {[notes.zone, ...notes.changes].map((text) => (
        <p key={text} className={zoneNote} data-part="week-calendar-note">
          {text}
        </p>
      ))}
    </div>
  );

  return (
    <div className={toolbar} data-part="week-calendar-toolbar" data-narrow={isNarrow || undefined}>
      {isNarrow ? [head, buttons] : [buttons, head]}
      <div className={toolbarEnd}>
        {children}
        {first && second && (
          <SegmentedControl
            label={strings.period}
            options={[first, second, ...others]}
            value={view}
            onChange={onViewChange}
          />
        )}
        <SegmentedControl
          label={strings.view}
          options={[
            { value: 'grid', label: second ? strings.grid : strings[view], icon: <CalendarIcon /> },
            { value: 'list', label: strings.list, icon: <ListIcon /> },
          ]}
          value={presentation}
          onChange={onPresentationChange}
        />
      </div>
    </div>
  );
}

/**
 * A text with a range of numbers, "15–21" or "10:30–11:00", which is left to right in every language. The range has no
 * spaces around its dash in any version of `Intl`. A dash between words keeps its spaces.
 */
export function RangeText({ text }: { text: string }) {
  const [, before = '', range = '', after = ''] = numberRange.exec(text) ?? [];
  if (!range) return text;
  return (
    <>
      {before}
      <bdi dir="ltr">{range.replaceAll(' ', '')}</bdi>
      {after}
    </>
  );
}

/** Not the year of "2026 – 2 January 2027". */
const numberRange = /^(.*?)((?<![\d:.])\d\d?(?:[:.]\d\d)? ?– ?\d\d?(?:[:.]\d\d)?(?![\d:]))(.*)$/;

/** Native buttons, because they render faster than `Button`. */
const [arrow, todayButton] = [
  `${buttonVariants.quiet} ${toolbarButton}`,
  `${buttonVariants.outline} ${toolbarButton}`,
];
