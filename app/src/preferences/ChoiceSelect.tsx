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
}: ChoiceSelectProps<Value>) {
  const id = useId();
  return (
    <span className={css.shell}>
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
