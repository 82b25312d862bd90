import { type CSSProperties, type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Skeleton } from '../Skeleton/index.ts';
import type { WeekGridProps } from './calendarProps.ts';
import { body } from './cells.css.ts';
import type { EventPart, WeekEvent } from './events.ts';
import { GridHead } from './GridHead.tsx';
import { AllDayRow, Columns, GridRow } from './GridRow.tsx';
import { drawnOf, mostTogether } from './items.ts';
import { allDayRow, headerRow } from './keys.ts';
import { layOutDay } from './layout.ts';
import { bone, bones } from './marks.css.ts';
import { NowLine } from './NowLine.tsx';
import { OutsideRow } from './OutsideRow.tsx';
import { roles } from './roles.ts';
import { useAllDayRow } from './useAllDayRow.ts';
import { type GridFocusOptions, placeOfCell, useGridFocus } from './useGridFocus.ts';
import { useColumns } from './useRoom.ts';
import { frame, grid as gridClass, scroller } from './WeekGrid.css.ts';
import { slotStart } from './week.ts';

interface Props<E extends WeekEvent>
  extends WeekGridProps<E>,
    Omit<GridFocusOptions<E>, 'grid' | 'layouts' | 'isMirrored' | 'plan'> {
  titleId: string;
  direction: 'ltr' | 'rtl';
  /** That of the page: words keep it in a grid that does not. */
  pageDirection: 'ltr' | 'rtl';
  height: string;
  isWaiting: boolean;
  hasPopup: boolean;
  /** Something that stands for several events was pressed. */
  onPartsPress: (parts: readonly EventPart<E>[], on: HTMLElement) => void;
}

/** The week as a grid of slots. See `keys.ts` for its keys, `items.ts` for which cell owns which event. */
export function WeekGrid<E extends WeekEvent>(props: Props<E>) {
  const { plan, speech, now, today, direction, place, isWaiting, hasPopup, renderEvent } = props;
  const { week } = plan;
  const grid = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const all = useMemo(() => mostTogether(plan.days), [plan]);
  const most = useColumns(around, all);
  const mostBeside = useColumns(around, all, true);
  // The first drawing has a tab stop already; from then on it is moved in the page.
  const [first] = useState(() => place.current);

  const layouts = useMemo(
    () => plan.days.map((day) => layOutDay(day.timed, plan.week, most, mostBeside)),
    [plan, most, mostBeside],
  );
  const drawn = useMemo(
    () => plan.days.map((day, index) => drawnOf(day, layouts[index] ?? { boxes: [], crowds: [] }, plan.week)),
    [plan, layouts],
  );
  const focus = useGridFocus({ ...props, grid, layouts, isMirrored: direction === 'rtl' });
  // Only what the host draws may change with every minute.
  const instant = renderEvent ? props.instant : 0;
  const row = { plan, speech, renderEvent, instant, hasPopup };
  useAllDayRow(box, plan.hasAllDay);

  // Opened so that what is now, or comes first, is in view.
  useLayoutEffect(() => {
    const cell = box.current?.querySelector('[role="gridcell"][tabindex="0"]');
    if (!cell || !box.current) return;
    const { top, height } = box.current.getBoundingClientRect();
    const below = cell.getBoundingClientRect().bottom - top;
    if (below > height * 0.8) box.current.scrollTop = below - height / 2;
  }, []);

  const onClick = ({ target }: MouseEvent<HTMLElement>) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('[data-key]');
    if (button) return press(button);
    const at = placeOfCell(target);
    const isFree = at && plan.days[at.day]?.slots[at.row]?.length === 0;
    const start = isFree && !isWaiting && slotStart(week, at.day, at.row);
    if (start) props.onSlotAction?.(start);
  };

  const press = (button: HTMLElement) => {
    const { key } = button.dataset;
    const part = plan.days
      .flatMap(({ allDay, timed }) => [...allDay, ...timed])
      .find((one) => one.key === key);
    if (part) return props.onEventPress(part.placed, button);
    const crowd = layouts.flatMap(({ crowds }) => crowds).find((one) => one.key === key);
    if (crowd) props.onPartsPress(crowd.parts, button);
  };

  return (
    <div ref={around} className={frame}>
      <OutsideRow {...props} side="before" />
      <div
        ref={box}
        className={scroller}
        dir={direction}
        style={{ maxBlockSize: props.height, '--page': props.pageDirection } as CSSProperties}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a table would be laid out anew for every event. */}
        <div
          ref={grid}
          role="grid"
          aria-label={props.label}
          aria-describedby={props.titleId}
          aria-busy={isWaiting || undefined}
          className={gridClass}
          onClick={onClick}
          onKeyDown={focus.onKeyDown}
          onFocus={focus.onFocus}
          onBlur={focus.onBlur}
        >
          <GridHead
            plan={plan}
            speech={speech}
            today={today}
            tabDay={first.row === headerRow ? first.day : null}
          />
          {plan.hasAllDay && <AllDayRow {...row} tabDay={first.row === allDayRow ? first.day : null} />}
          <div {...roles.rows} className={body}>
            <Columns {...plan} />
            {week.slots.map((minute, index) => (
              <GridRow
                key={minute}
                {...row}
                row={index}
                drawn={drawn}
                nowDay={now?.slot === index ? now.day : null}
                tabDay={first.row === index ? first.day : null}
                isWaiting={isWaiting}
                canAdd={props.onSlotAction !== undefined}
              />
            ))}
            {now && <NowLine week={week} now={now} speech={speech} />}
            {isWaiting && plan.events.length === 0 && <Bones />}
          </div>
        </div>
      </div>
      <OutsideRow {...props} side="after" />
    </div>
  );
}

/** Grey in the place of events, until they come. */
const Bones = () => (
  <div className={bones} aria-hidden="true">
    {[0, 5, 2, 8, 1].map((from, day) => (
      <div key={from} className={bone} style={{ '--from': from } as CSSProperties}>
        <Skeleton height={day % 2 ? '4.5rem' : '3rem'} />
      </div>
    ))}
  </div>
);
