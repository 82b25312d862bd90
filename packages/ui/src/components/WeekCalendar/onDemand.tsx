import { type Code, codeOf, useCode } from '../../onDemand/index.ts';
import { Badge } from '../Badge/index.ts';
import { ErrorPanel } from '../ErrorPanel/index.ts';
import { list, type WeekListProps } from '../WeekCalendarList/index.ts';
import { frame } from '../WeekCalendarMonth/index.ts';
import type { MonthGridProps, WeekViewProps } from './calendarProps.ts';
import type { EventPanelProps } from './EventPanel.tsx';
import type { WeekEvent } from './events.ts';
import { failed } from './WeekCalendar.css.ts';

/** Without further attempts: if a part can't be loaded, a person can retry. */
const listCode = codeOf<WeekListProps>(
  () => import('../WeekCalendarList/index.ts').then(({ WeekList }) => WeekList),
  [],
);
const monthCode = codeOf<MonthGridProps>(
  () => import('../WeekCalendarMonth/index.ts').then(({ MonthGrid }) => MonthGrid),
  [],
);
const panelCode = codeOf<EventPanelProps>(
  () => import('./EventPanel.tsx').then(({ EventPanel }) => EventPanel),
  [],
);

/** Loads the code of the panel, before a person presses an event. */
export const preloadPanel = () => void panelCode.fetch();

/** The list. Its placeholder has the class of the list: not every bundler loads the styles of a dynamic import. */
export const ListOnDemand = <E extends WeekEvent>(props: Omit<WeekListProps<E>, 'Badge'>) => (
  <OnDemand
    code={listCode}
    placeholder={list}
    height="24rem"
    props={{ ...(props as unknown as WeekListProps), Badge }}
  />
);

/** The month. Its placeholder is its frame. */
export const MonthOnDemand = <E extends WeekEvent>(props: MonthGridProps<E>) => (
  <OnDemand
    code={monthCode}
    placeholder={frame}
    height={props.height}
    props={props as unknown as MonthGridProps}
  />
);

/** The panel of an event, or of several. */
export const PanelOnDemand = <E extends WeekEvent>(props: EventPanelProps<E>) => (
  <OnDemand code={panelCode} props={props as unknown as EventPanelProps} />
);

interface OnDemandProps<P> {
  code: Code<P>;
  props: P;
  /** The class and the height of the placeholder. Without them it is invisible. */
  placeholder?: string | undefined;
  height?: string | undefined;
}

function OnDemand<P extends Pick<WeekViewProps, 'label' | 'labels'>>(props: OnDemandProps<P>) {
  const { code, props: given, placeholder, height } = props;
  const { part: Part, failure } = useCode(code);
  if (Part) return <Part {...given} />;
  if (!failure) return <div className={placeholder} aria-busy="true" style={{ blockSize: height }} />;
  return (
    <div className={failed}>
      <ErrorPanel title={given.labels.strings.failed(given.label)} onRetry={() => void code.fetch()} />
    </div>
  );
}
