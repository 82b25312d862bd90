import { type ComponentType, useReducer, useSyncExternalStore } from 'react';
import { Badge } from '../Badge/index.ts';
import { ErrorPanel } from '../ErrorPanel/index.ts';
import { list, type WeekListProps } from '../WeekCalendarList/index.ts';
import { frame } from '../WeekCalendarMonth/index.ts';
import type { MonthGridProps, WeekViewProps } from './calendarProps.ts';
import type { EventPanelProps } from './EventPanel.tsx';
import type { WeekEvent } from './events.ts';
import { failed } from './WeekCalendar.css.ts';

/** A part of the calendar whose code is loaded when the part is first rendered. */
interface Code<P> {
  load: () => Promise<ComponentType<P>>;
  pending?: Promise<void> | undefined;
  /** The part once it is loaded, or `null` if it couldn't be. */
  part?: ComponentType<P> | null | undefined;
}

const listCode: Code<WeekListProps> = {
  load: () => import('../WeekCalendarList/index.ts').then(({ WeekList }) => WeekList),
};
const monthCode: Code<MonthGridProps> = {
  load: () => import('../WeekCalendarMonth/index.ts').then(({ MonthGrid }) => MonthGrid),
};

const panelCode: Code<EventPanelProps> = {
  load: () => import('./EventPanel.tsx').then(({ EventPanel }) => EventPanel),
};

function fetchCode<P>(code: Code<P>) {
  code.pending ??= code
    .load()
    .catch(() => null)
    .then((part) => {
      code.part = part;
    });
  return code.pending;
}

/** Loads the code of the panel, before a person presses an event. */
export const preloadPanel = () => void fetchCode(panelCode);

/** Loads all code, so that everything renders at once. */
export const preload = () => Promise.all([fetchCode(listCode), fetchCode(monthCode), fetchCode(panelCode)]);

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
  const [, retry] = useReducer((count: number) => count + 1, 0);
  // Without `use`, which a synchronous `act` in the tests of a host never resumes.
  const Part = useSyncExternalStore(
    (changed) => {
      if (code.part === undefined) void fetchCode(code).then(changed);
      return () => undefined;
    },
    () => code.part,
    () => undefined,
  );
  if (Part) return <Part {...given} />;
  if (Part === undefined)
    return <div className={placeholder} aria-busy="true" style={{ blockSize: height }} />;
  const onRetry = () => {
    code.pending = undefined;
    code.part = undefined;
    retry();
  };
  return (
    <div className={failed}>
      <ErrorPanel title={given.labels.strings.failed(given.label)} onRetry={onRetry} />
    </div>
  );
}
