import { type RefObject, useLayoutEffect } from 'react';
import { Button } from '../Button/index.ts';
import type { PlacedEvent, WeekEvent } from '../WeekCalendar/index.ts';
import type { Draft } from './draft.ts';
import type { KeyStep } from './keys.ts';
import type { Step } from './times.ts';
import type { Outcome } from './useCalendarEditing.ts';
import { bar, buttons, keys, now, problem, texts } from './WeekCalendarEditing.css.ts';
import { useStrings } from './WeekCalendarEditing.strings.ts';

interface EditingBarProps<E extends WeekEvent> {
  ref: RefObject<HTMLDivElement | null>;
  hintId: string;
  draft: Draft<E> | null;
  /** The times of the draft, and what it overlaps. */
  draftTimes: string;
  outcome: Outcome<E> | null;
  /** The outcome as a sentence. */
  message: string;
  /** A sentence for each event that is being saved. */
  saving: readonly string[];
  hasEvents: boolean;
  hasRanges: boolean;
  /** The days are visible as a grid. */
  hasGrid: boolean;
  isMonth: boolean;
  /** The event with focus, if it can be moved or resized. */
  editable: PlacedEvent<E> | undefined;
  /** The times of the slot with focus, if a range can start there. */
  slot: string | undefined;
  onEdit: () => void;
  onSelect: () => void;
  onStep: (step: KeyStep) => void;
  onDone: () => void;
  onCancel: () => void;
  onUndo: () => void;
}

/** The bar below the days: what the keys do, the same as buttons, and Undo. */
export function EditingBar<E extends WeekEvent>(props: EditingBarProps<E>) {
  const { ref, hintId, draft, outcome, message, saving, hasEvents, hasRanges, editable, slot } = props;
  const strings = useStrings();
  const hint = props.hasGrid ? strings.hint : strings.listHint;
  const isActive = draft !== null && !draft.isDragged;

  // What is moved is scrolled to a place above the bar, which is as high as its texts.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !isActive) return undefined;
    const observer = new ResizeObserver(measure);
    function measure() {
      element?.parentElement?.style.setProperty('--editing-bar', `${element.offsetHeight}px`);
    }
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isActive]);

  const hints = [hasEvents && hint, hasRanges && strings.rangeHint].filter(Boolean).join(' ');

  return (
    // biome-ignore lint/a11y/useSemanticElements: a `<fieldset>` is for the fields of a form.
    <div
      ref={ref}
      role="group"
      aria-label={strings.bar}
      className={bar}
      data-part="week-calendar-editing"
      data-active={isActive || undefined}
    >
      {isActive ? (
        <DraftControls {...props} draft={draft} />
      ) : (
        <>
          <p className={texts}>
            {draft ? (
              <DraftText {...props} />
            ) : saving.length > 0 ? (
              <span className={now}>{saving.join(' ')}</span>
            ) : outcome ? (
              <span className={outcome.isFailed ? problem : now}>{message}</span>
            ) : editable ? (
              <>
                <span className={now}>{editable.event.title}</span>
                <br />
                {hint}
              </>
            ) : slot !== undefined ? (
              <>
                <span className={now}>{slot}</span>
                <br />
                {strings.rangeHint}
              </>
            ) : (
              hints
            )}
          </p>
          <div className={buttons}>
            {outcome && !draft && !outcome.isFailed && !outcome.isUndo && saving.length === 0 && (
              <Button size="row" onPress={props.onUndo}>
                {strings.undo}
              </Button>
            )}
            {editable && !draft && (
              <Button size="row" onPress={props.onEdit}>
                {strings.edit}
              </Button>
            )}
            {slot !== undefined && !draft && (
              <Button size="row" onPress={props.onSelect}>
                {strings.select}
              </Button>
            )}
          </div>
        </>
      )}
      <span id={hintId} hidden>
        {hints}
      </span>
    </div>
  );
}

/** The event that is moved, and its new times. */
const DraftText = <E extends WeekEvent>({ draft, draftTimes }: EditingBarProps<E>) => (
  <span className={now}>
    {draft?.event && [<bdi key="title">{draft.event.title}</bdi>, ': ']}
    <bdi>{draftTimes}</bdi>
  </span>
);

function DraftControls<E extends WeekEvent>(props: EditingBarProps<E> & { draft: Draft<E> }) {
  const { draft, hasGrid, isMonth, onStep, onDone, onCancel } = props;
  const { event, canMove, canResize, span } = draft;
  const strings = useStrings();
  const moves: Step[] =
    span.isAllDay || isMonth ? ['previousDay', 'nextDay'] : ['earlier', 'later', 'previousDay', 'nextDay'];
  const steps: Step[] = [
    ...(event && canMove ? moves : []),
    ...(canResize ? (['shorter', 'longer'] as const) : []),
  ];
  const instructions = event
    ? [
        canMove && strings.moveKeys,
        canResize && strings.resizeKeys,
        strings.endKeys,
        canMove && hasGrid && strings.click,
      ]
    : [strings.rangeKeys, strings.endKeys];

  return (
    <>
      <p className={texts}>
        <DraftText {...props} />
        <br />
        <span className={keys}>{instructions.filter(Boolean).join(' ')}</span>
      </p>
      <div className={buttons}>
        {steps.map((step) => (
          <Button key={step} size="row" onPress={() => onStep(step)}>
            {strings[step]}
          </Button>
        ))}
        <Button size="row" variant="primary" onPress={onDone}>
          {strings.done}
        </Button>
        <Button size="row" onPress={onCancel}>
          {strings.cancel}
        </Button>
      </div>
    </>
  );
}
