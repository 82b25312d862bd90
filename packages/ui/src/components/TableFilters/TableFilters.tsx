import { useEffect, useId, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { announce } from '../../announcer/index.ts';
import { ListFilterIcon, XIcon } from '../../icons/index.ts';
import { useLocale } from '../../locale/index.ts';
import { type RootProps, rootProps } from '../../props/index.ts';
import { Button } from '../Button/index.ts';
import { useTableStrings } from '../DataTable/index.ts';
import { type FilterValues, withFilter } from './filters.ts';
import {
  chip,
  chips,
  chipText,
  count,
  panel as panelStyle,
  remove as removeStyle,
  root,
} from './TableFilters.css.ts';
import { useStrings } from './TableFilters.strings.ts';
import type { FilterColumn } from './useTableFilters.ts';

export interface TableFiltersProps<Row> extends RootProps<HTMLDivElement> {
  /** The columns that `useTableFilters` got. */
  columns: readonly FilterColumn<Row>[];
  filters: FilterValues;
  onChange: (filters: FilterValues) => void;
  /** How many rows match, or `undefined` while they load. */
  found: number | undefined;
  /** How many rows there are without filters. */
  total: number;
  /** Whether the panel with the fields is open on mount. @default false */
  defaultOpen?: boolean | undefined;
}

/**
 * The filters of a table: a button that opens a panel with a field for each column, and the active filters as a list,
 * each with a button that removes it. Put it above the table.
 *
 * The button has `aria-expanded`, and the panel follows it (APG disclosure pattern). Filters apply at once. How many rows
 * match is announced politely after each change (WCAG 4.1.3). After a removal, focus moves to the next filter, or to the
 * button that opens the panel (WCAG 2.4.3).
 *
 * @experimental More kinds of filters could change the types.
 *
 * @part table-filters-panel the fields
 * @part table-filters-filter an active filter
 * @part table-filters-remove the button that removes it
 * @part table-filters-count how many rows match
 * @example
 * const { table, ...filtering } = useTableFilters({ columns, rows });
 * <TableFilters {...filtering} />
 */
export function TableFilters<Row>({
  columns,
  filters,
  onChange,
  found,
  total,
  defaultOpen = false,
  ...props
}: TableFiltersProps<Row>) {
  const strings = useStrings();
  const words = useTableStrings();
  const { locale } = useLocale();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(defaultOpen);

  const active = columns.flatMap(({ key, header, filter }) => {
    const value = filters[key];
    if (!filter || !value) return [];
    const inWords = filter.words(value, { locale, strings, options: filter.options ?? [] });
    return { key, text: strings.filter({ column: header, value: inWords }) };
  });
  const message =
    active.length > 0 ? strings.found({ found: found ?? 0, count: total }) : words.rows(found ?? 0);

  const change = JSON.stringify(filters);
  const last = useRef(change);
  useEffect(() => {
    if (last.current === change || found === undefined) return;
    last.current = change;
    announce(message);
  }, [change, found, message]);

  const remove = (key: string, place: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[place + 1] ?? buttons[place - 1] ?? opener.current)?.focus();
    onChange(withFilter(filters, key, undefined));
  };
  const clear = () => {
    opener.current?.focus();
    onChange({});
  };

  return (
    <div {...rootProps(props, root)} data-part="table-filters">
      <Button
        ref={opener}
        icon={<ListFilterIcon />}
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setOpen(!isOpen)}
      >
        {strings.filters(active.length)}
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: the fields aren't part of a form. */}
      <div
        id={id}
        className={panelStyle}
        data-part="table-filters-panel"
        role="group"
        aria-label={strings.panel}
        hidden={!isOpen}
      >
        {isOpen &&
          columns.map(
            ({ key, header, filter }) =>
              filter && (
                <filter.Field
                  key={key}
                  label={header}
                  value={filters[key]}
                  options={filter.options ?? []}
                  onChange={(value) => onChange(withFilter(filters, key, value))}
                />
              ),
          )}
      </div>
      {active.length > 0 && (
        <>
          <ul ref={list} className={chips} aria-label={strings.active}>
            {active.map(({ key, text }, place) => (
              <li key={key} className={chip} data-part="table-filters-filter">
                <span className={chipText}>{text}</span>
                <AriaButton
                  className={removeStyle}
                  data-part="table-filters-remove"
                  aria-label={strings.remove(text)}
                  onPress={() => remove(key, place)}
                >
                  <XIcon size={13} />
                </AriaButton>
              </li>
            ))}
          </ul>
          <Button size="row" variant="quiet" onPress={clear}>
            {strings.clear}
          </Button>
          <span className={count} data-part="table-filters-count">
            {found !== undefined && message}
          </span>
        </>
      )}
    </div>
  );
}
