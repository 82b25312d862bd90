import { type ComponentType, Suspense, use, useReducer } from 'react';
import { Badge } from '../Badge/index.ts';
import { ErrorPanel } from '../ErrorPanel/index.ts';
import type { MonthGridProps, WeekViewProps } from './calendarProps.ts';
import type { EventPanelProps } from './EventPanel.tsx';
import type { WeekEvent } from './events.ts';
import { frame } from './MonthGrid.css.ts';
import { failed } from './WeekCalendar.css.ts';
import { list } from './WeekList.css.ts';
import type { WeekListProps } from './WeekList.tsx';

/** A part of the calendar whose code is loaded when the part is first rendered. */
interface Code<P> {
  load: () => Promise<ComponentType<P>>;
  /** `undefined` if it couldn't be loaded. */
  pending?: Promise<ComponentType<P> | undefined> | undefined;
}

const listCode: Code<WeekListProps> = {
  load: () => import('./WeekList.tsx').then(({ WeekList }) => WeekList),
};
const monthCode: Code<MonthGridProps> = {
  load: () => import('./MonthGrid.tsx').then(({ MonthGrid }) => MonthGrid),
};

const panelCode: Code<EventPanelProps> = {
  load: () => import('./EventPanel.tsx').then(({ EventPanel }) => EventPanel),
};

function fetchCode<P>(code: Code<P>) {
  if (code.pending) return code.pending;
  const pending = code.load().catch(() => undefined);
  // With these, `use` returns the part at once.
  void pending.then((value) => Object.assign(pending, { status: 'fulfilled', value }));
  code.pending = pending;
  return pending;
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
  const { placeholder, height } = props;
  return (
    <Suspense fallback={<div className={placeholder} aria-busy="true" style={{ blockSize: height }} />}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Loaded<P extends Pick<WeekViewProps, 'label' | 'labels'>>({ code, props }: OnDemandProps<P>) {
  const [, retry] = useReducer((count: number) => count + 1, 0);
  const Part = use(fetchCode(code));
  if (Part) return <Part {...props} />;
  const onRetry = () => {
    code.pending = undefined;
    retry();
  };
  return (
    <div className={failed}>
      <ErrorPanel title={props.labels.strings.failed(props.label)} onRetry={onRetry} />
    </div>
  );
}
