import { ChevronDownIcon } from '@console/ui';
import { type ReactNode, useId } from 'react';
import css from './ChoiceSelect.module.css';

export interface ChoiceSelectProps<Value extends string> {
  /** What is chosen, such as "Language". Not seen beside the icon, but read. */
  label: string;
  icon: ReactNode;
  options: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** A `row` lies among the rows of the sidebar, without an edge of its own. @default 'field' */
  look?: 'field' | 'row';
}

/**
 * A short, plain list to choose from. Renders a native `<select>`: every device has its own good one, and it
 * costs the sign-in page nothing.
 */
export function ChoiceSelect<Value extends string>({
  label,
  icon,
  options,
  value,
  onChange,
  look = 'field',
}: ChoiceSelectProps<Value>) {
  const id = useId();
  return (
    <span className={css.shell} data-look={look}>
      <span className={css.icon}>{icon}</span>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <select
        className={css.select}
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={css.arrow}>
        <ChevronDownIcon />
      </span>
    </span>
  );
}
