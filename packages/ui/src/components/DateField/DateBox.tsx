import { type Ref, useContext } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import {
  DateFieldStateContext,
  DateInput,
  DateSegment,
  type DateSegmentProps,
} from 'react-aria-components/DateField';
import { Group } from 'react-aria-components/Group';
import { CalendarIcon, CloseIcon } from '../../icons/index.ts';
import { control } from '../Field/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { box, buttons, part, parts } from './DateField.css.ts';
import { useStrings } from './DateField.strings.ts';

interface DateBoxProps {
  label: string;
  /** Empties the field; without it there is no button for that. */
  onClear: (() => void) | undefined;
  /** The first part. */
  ref: Ref<HTMLElement> | undefined;
}

/** The parts of a date in the order of the language, then the buttons. */
export function DateBox({ label, onClear, ref }: DateBoxProps) {
  const strings = useStrings();
  const first = useObjectRef(ref);

  return (
    <Group className={`${control} ${box}`}>
      <DateInput className={parts}>{(segment) => <Part segment={segment} first={first} />}</DateInput>
      <span className={buttons}>
        {onClear && (
          <IconButton
            slot={null}
            size="row"
            label={strings.clear(label)}
            tooltip={false}
            icon={<CloseIcon />}
            onPress={() => {
              onClear();
              first.current?.focus();
            }}
          />
        )}
        <IconButton size="row" label={strings.calendar} tooltip={false} icon={<CalendarIcon />} />
      </span>
    </Group>
  );
}

function Part({ segment, first }: Pick<DateSegmentProps, 'segment'> & { first: Ref<HTMLElement> }) {
  const segments = useContext(DateFieldStateContext)?.segments;
  const isFirst = segments?.find(({ isEditable }) => isEditable) === segment;

  return <DateSegment segment={segment} className={part} {...(isFirst && { ref: first })} />;
}
