import { type ReactNode, type Ref, type RefObject, useContext } from 'react';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { DateFieldStateContext, DateSegment, type DateSegmentProps } from 'react-aria-components/DateField';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { TimeFieldStateContext } from 'react-aria-components/TimeField';
import { CalendarIcon, ChevronEndIcon, ChevronStartIcon, XIcon } from '../../icons/index.ts';
import { useLocale } from '../../locale/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { day, dialog, grid, head, popup, segment as segmentStyle, title, weekday } from './DateField.css.ts';
import { useStrings } from './DateField.strings.ts';

/** A part of a date or time, such as the month. `first` becomes the first one that people can edit. */
export function DatePart({
  segment,
  first,
}: Pick<DateSegmentProps, 'segment'> & { first: Ref<HTMLElement> }) {
  const ofDate = useContext(DateFieldStateContext);
  const segments = (useContext(TimeFieldStateContext) ?? ofDate)?.segments;
  const isFirst = segments?.find(({ isEditable }) => isEditable) === segment;

  return (
    <DateSegment
      segment={segment}
      className={segmentStyle}
      data-part="date-field-segment"
      {...(isFirst && { ref: first })}
    />
  );
}

interface ClearButtonProps {
  label: string;
  onClear: () => void;
  /** The first part, which takes focus. */
  first: RefObject<HTMLElement | null>;
}

export function ClearButton({ label, onClear, first }: ClearButtonProps) {
  const strings = useStrings();

  return (
    <IconButton
      slot={null}
      size="row"
      label={strings.clear(label)}
      tooltip={false}
      icon={<XIcon />}
      onPress={() => {
        onClear();
        first.current?.focus();
      }}
    />
  );
}

/** The button that opens the calendar of a date picker. */
export function CalendarButton() {
  return <IconButton size="row" label={useStrings().calendar} tooltip={false} icon={<CalendarIcon />} />;
}

/** The popover of a calendar. */
export function CalendarPopover({ children }: { children: ReactNode }) {
  return (
    <Popover className={popup} data-part="date-field-popover" offset={4} containerPadding={8}>
      <Dialog className={dialog}>{children}</Dialog>
    </Popover>
  );
}

/** A month with its arrows. react-aria names its days, marks today, and mirrors the arrow keys. */
export function CalendarMonth({ dayStyle = day }: { dayStyle?: string | undefined }) {
  const strings = useStrings();
  const { locale } = useLocale();
  // All short Hebrew names start with the word for day, so the narrow ones are clearer.
  const weekdayStyle = new Intl.Locale(locale).language === 'he' ? 'narrow' : 'short';

  return (
    <>
      <div className={head}>
        <IconButton
          slot="previous"
          size="small"
          label={strings.previous}
          tooltip={false}
          icon={<ChevronStartIcon />}
        />
        <Heading className={title} data-part="date-field-month" />
        <IconButton slot="next" size="small" label={strings.next} tooltip={false} icon={<ChevronEndIcon />} />
      </div>
      <CalendarGrid className={grid} weekdayStyle={weekdayStyle}>
        <CalendarGridHeader>
          {(name) => (
            <CalendarHeaderCell className={weekday} data-part="date-field-weekday">
              {name}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={dayStyle} data-part="date-field-day" />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
