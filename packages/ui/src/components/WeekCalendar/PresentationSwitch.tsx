import { useId } from 'react';
import { CalendarIcon, ListIcon } from '../../icons/index.ts';
import type { WeekPresentation, WeekToolbarProps } from './calendarProps.ts';
import { radio, segment, switchGroup } from './PresentationSwitch.css.ts';

interface PresentationSwitchProps
  extends Pick<WeekToolbarProps, 'speech' | 'presentation' | 'onPresentationChange'> {}

/**
 * Grid or list. It looks as a `SegmentedControl` does, which is a third of what the calendar may weigh: with two
 * answers the browser's own radios do the same.
 *
 * Renders a `<div role="radiogroup">` with native radio inputs.
 */
export function PresentationSwitch({ speech, presentation, onPresentationChange }: PresentationSwitchProps) {
  const { words } = speech;
  const name = useId();
  const options: [WeekPresentation, string, typeof ListIcon][] = [
    ['grid', words.week, CalendarIcon],
    ['list', words.list, ListIcon],
  ];

  return (
    <div role="radiogroup" aria-label={words.view} className={switchGroup}>
      {options.map(([value, word, Icon]) => (
        <label key={value} className={segment}>
          <input
            type="radio"
            className={radio}
            name={name}
            value={value}
            checked={presentation === value}
            onChange={() => onPresentationChange(value)}
          />
          <Icon />
          {word}
        </label>
      ))}
    </div>
  );
}
