import { type ReactNode, useId } from 'react';
import { numberRange } from '../../locale/index.ts';
import { CheckboxGroup } from '../CheckboxGroup/index.ts';
import { DateRangeField } from '../DateRangeField/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { TextField } from '../TextField/index.ts';
import { containsText, type FilterValue, isOnDays, isOneOf, isWithin, type MakeCheck } from './filters.ts';
import { group, groupLabel, pair } from './TableFilters.css.ts';
import { useStrings } from './TableFilters.strings.ts';

export interface FilterFieldProps {
  /** The header of the column. */
  label: string;
  value: FilterValue | undefined;
  /** Called with the new value, or `undefined` if there isn't one anymore. */
  onChange: (value: FilterValue | undefined) => void;
  /** The options of the filter, if it has any. */
  options: readonly FilterOption[];
}

/** What a filter needs to describe its value. */
export interface FilterWords {
  locale: string;
  strings: ReturnType<typeof useStrings>;
  options: readonly FilterOption[];
}

/** One value that a column can be filtered by. */
export interface FilterOption {
  value: string;
  label: string;
}

/** How a column is filtered. Made by `textFilter`, `choiceFilter`, `numberFilter` or `dateFilter`. */
export interface ColumnFilter<Row> {
  /** Makes a function that checks rows. */
  check: MakeCheck<Row>;
  /** The field in the panel. */
  Field: (props: FilterFieldProps) => ReactNode;
  /** The value in words, such as "Haifa" or "at least 5". */
  words: (value: FilterValue, words: FilterWords) => string;
  /** The values to choose from. */
  options?: readonly FilterOption[] | undefined;
}

/**
 * Filters a column by text that it contains, whatever the case and accents.
 *
 * @example
 * { key: 'name', header: 'Name', filter: textFilter(({ name }) => name), … }
 */
export const textFilter = <Row,>(textOf: (row: Row) => string): ColumnFilter<Row> => ({
  check: containsText(textOf),
  Field: TextFilterField,
  words: (value, { strings }) => strings.contains('contains' in value ? value.contains.trim() : ''),
});

function TextFilterField({ label, value, onChange }: FilterFieldProps) {
  return (
    <TextField
      label={label}
      value={value && 'contains' in value ? value.contains : ''}
      onChange={(contains) => onChange(contains.trim() === '' ? undefined : { contains })}
    />
  );
}

/**
 * Filters a column by one or several of its values. The value of a row must be one of the options.
 *
 * @example
 * { key: 'city', header: 'City', filter: choiceFilter(({ city }) => city, cities), … }
 */
export const choiceFilter = <Row,>(
  choiceOf: (row: Row) => string,
  options: readonly FilterOption[],
): ColumnFilter<Row> => ({
  check: isOneOf(choiceOf),
  Field: ChoiceFilterField,
  options,
  words: (value, { locale }) => {
    const chosen = chosenIn(value);
    const known = options.filter((option) => chosen.includes(option.value));
    // A stored filter can contain a value that isn't an option anymore.
    const others = chosen.filter((one) => known.every((option) => option.value !== one));
    return new Intl.ListFormat(locale, { type: 'disjunction' }).format([
      ...known.map(({ label }) => label),
      ...others,
    ]);
  },
});

const chosenIn = (value: FilterValue | undefined) => (value && 'oneOf' in value ? value.oneOf : []);

function ChoiceFilterField({ label, value, onChange, options }: FilterFieldProps) {
  return (
    <CheckboxGroup
      label={label}
      options={options}
      value={chosenIn(value)}
      onChange={(oneOf) => onChange(oneOf.length > 0 ? { oneOf } : undefined)}
    />
  );
}

/**
 * Filters a column by its lowest and highest number, both inclusive. Rows without a number don't match.
 *
 * @example
 * { key: 'calls', header: 'Calls', filter: numberFilter(({ calls }) => calls), … }
 */
export const numberFilter = <Row,>(numberOf: (row: Row) => number | undefined): ColumnFilter<Row> => ({
  check: isWithin(numberOf),
  Field: NumberFilterField,
  words: (value, { strings, locale }) => {
    const { min, max } = limitsOf(value);
    if (min !== undefined && max !== undefined) return numberRange(locale, min, max);
    return min === undefined
      ? strings.most((max ?? 0).toLocaleString(locale))
      : strings.least(min.toLocaleString(locale));
  },
});

const limitsOf = (value: FilterValue | undefined): { min?: number | undefined; max?: number | undefined } =>
  value && ('min' in value || 'max' in value) ? value : {};

function NumberFilterField({ label, value, onChange }: FilterFieldProps) {
  const strings = useStrings();
  const id = useId();
  const limits = limitsOf(value);
  const change = (name: 'min' | 'max', number: number | null) => {
    const min = name === 'min' ? number : limits.min;
    const max = name === 'max' ? number : limits.max;
    // Without what is absent, so that the value is the same as JSON.
    const next = { ...(typeof min === 'number' && { min }), ...(typeof max === 'number' && { max }) };
    onChange(Object.keys(next).length > 0 ? next : undefined);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend can't be a grid item.
    <div role="group" aria-labelledby={id} className={group}>
      <span id={id} className={groupLabel}>
        {label}
      </span>
      <div className={pair}>
        {(['min', 'max'] as const).map((name) => (
          <NumberField
            key={name}
            label={strings[name]}
            hasSteppers={false}
            value={limits[name] ?? null}
            onChange={(number) => change(name, number)}
          />
        ))}
      </div>
    </div>
  );
}

/**
 * Filters a column by its first and last day, both inclusive. The date of a row is such as `2026-03-26`, and can have a
 * time after it. Rows without a date don't match.
 *
 * @example
 * { key: 'called', header: 'Called', filter: dateFilter(({ called }) => called), … }
 */
export const dateFilter = <Row,>(dateOf: (row: Row) => string | undefined): ColumnFilter<Row> => ({
  check: isOnDays(dateOf),
  Field: DateFilterField,
  words: (value, { locale }) => {
    if (!('start' in value)) return '';
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    return format.formatRange(new Date(value.start), new Date(value.end));
  },
});

function DateFilterField({ label, value, onChange }: FilterFieldProps) {
  return (
    <DateRangeField
      label={label}
      value={value && 'start' in value ? value : null}
      onChange={(days) => onChange(days ?? undefined)}
    />
  );
}
