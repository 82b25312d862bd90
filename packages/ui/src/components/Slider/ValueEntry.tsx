import { Input } from 'react-aria-components/Input';
import { NumberField } from 'react-aria-components/NumberField';
import { control } from '../Field/index.ts';
import { entry, entryInput } from './Slider.css.ts';
import { useStrings } from './Slider.strings.ts';
import type { SliderRange } from './useSliderParts.ts';

interface ValueEntryProps
  extends Pick<SliderRange, 'minValue' | 'maxValue' | 'step' | 'formatOptions' | 'isDisabled'> {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/** The exact value beside a slider. Emptied, it takes the last one back. Renders an `<input>`. */
export function ValueEntry({ label, onChange, ...props }: ValueEntryProps) {
  const strings = useStrings();

  return (
    <NumberField
      {...props}
      className={entry}
      aria-label={strings.exact(label)}
      onChange={(value) => {
        if (!Number.isNaN(value)) onChange(value);
      }}
      isWheelDisabled
      validationBehavior="aria"
    >
      <Input className={`${control} ${entryInput}`} dir="ltr" aria-roledescription={strings.numberField} />
    </NumberField>
  );
}
