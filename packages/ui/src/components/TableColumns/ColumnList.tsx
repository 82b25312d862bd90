import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { announce } from '../../announcer/index.ts';
import { ArrowDownIcon, ArrowUpIcon, MenuIcon, MinusIcon, PinIcon, PlusIcon } from '../../icons/index.ts';
import { useLocale } from '../../locale/index.ts';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import {
  arranged,
  clamped,
  hiddenOrShown,
  isPinned,
  isShown,
  type ManagedColumn,
  moved,
  pinnedOrNot,
  resized,
  step,
  widthOf,
} from './columnsValue.ts';
import { control, controls, foot, grip, item, label, list, spacer } from './TableColumns.css.ts';
import { useStrings } from './TableColumns.strings.ts';
import type { TableColumnsMenuProps } from './TableColumnsMenu.tsx';

type ColumnListProps = Pick<TableColumnsMenuProps, 'columns' | 'value' | 'onChange' | 'reset' | 'heads'>;

/** A control of a column, by its name in `data-control`. */
type Name = 'earlier' | 'later' | 'pin' | 'narrower' | 'auto' | 'wider';

const moves: readonly Name[] = ['earlier', 'later', 'pin'];
const every: readonly Name[] = [...moves, 'narrower', 'auto', 'wider'];

/** The width in CSS pixels that a hidden column starts from. */
const usualWidth = 160;

/** The dragged column and the position that it would get. */
interface Drag {
  key: string;
  to: number;
}

/** The list of columns. Announces each change once, politely. */
export function ColumnList({ columns, value, onChange, reset, heads }: ColumnListProps) {
  const strings = useStrings();
  const { direction } = useLocale();
  const [stop, setStop] = useState<Name>('earlier');
  const [drag, setDrag] = useState<Drag | null>(null);
  // Stacked rows don't have headers, and ignore widths and pins.
  const [hasHeads] = useState(() => heads.current.size > 0);
  const listRef = useRef<HTMLUListElement>(null);

  const all = arranged(columns, value);
  const pins = all.filter((column) => isPinned(column, value)).length;
  const positionOf = (key: string, next = value) => ({
    position: arranged(columns, next).findIndex((column) => column.key === key) + 1,
    count: all.length,
  });

  const change = (next: typeof value, message: string) => {
    onChange(next);
    announce(message);
  };
  const move = ({ key, header }: ManagedColumn, to: number) => {
    const next = moved(columns, value, key, to);
    if (next !== value) change(next, strings.moved({ column: header, ...positionOf(key, next) }));
  };
  const show = (column: ManagedColumn, isSelected: boolean) => {
    const next = hiddenOrShown(value, column.key, !isSelected);
    const count = columns.filter((one) => isShown(one, next)).length;
    change(next, (isSelected ? strings.shown : strings.hidden)({ column: column.header, count }));
  };
  const pin = ({ key, header }: ManagedColumn, isIn: boolean) => {
    const next = pinnedOrNot(value, key, isIn);
    const message = isIn ? strings.pinned : strings.unpinned;
    change(next, message({ column: header, ...positionOf(key, next) }));
  };
  const resize = (column: ManagedColumn, by: number) => {
    const { key, header } = column;
    const head = heads.current.get(key);
    const before = head?.getBoundingClientRect().width ?? widthOf(column, value) ?? usualWidth;
    const width = clamped(before + by);
    change(resized(value, key, width), strings.resized({ column: header, width }));
  };
  const resizeAuto = ({ key, header }: ManagedColumn) =>
    change(resized(value, key, undefined), strings.resizedAuto(header));

  // Arrow keys move along the controls, which are one tab stop. Disabled ones stay reachable.
  const onKeyDown = ({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (!way || !(target instanceof HTMLElement)) return;
    const buttons = [...currentTarget.querySelectorAll<HTMLElement>('button')];
    buttons[buttons.indexOf(target) + (direction === 'rtl' ? -way : way)]?.focus();
  };

  const targetOf = (key: string, y: number) => {
    const middles = [...(listRef.current?.children ?? [])].map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    });
    const from = all.findIndex((column) => column.key === key);
    const to = middles.filter((middle, at) => at !== from && middle < y).length;
    const isIn = from < pins;
    return Math.min(isIn ? pins - 1 : all.length - 1, Math.max(isIn ? 0 : pins, to));
  };
  const dragOf = (column: ManagedColumn) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ key: column.key, to: targetOf(column.key, event.clientY) });
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      if (drag) setDrag({ key: column.key, to: targetOf(column.key, clientY) });
    },
    onPointerUp: () => {
      setDrag(null);
      if (drag) move(column, drag.to);
    },
    onPointerCancel: () => setDrag(null),
  });
  const draggedFrom = all.findIndex(({ key }) => key === drag?.key);
  const dropAt = (at: number) => {
    if (!drag || at !== drag.to || at === draggedFrom) return undefined;
    return at < draggedFrom ? 'before' : 'after';
  };

  return (
    <>
      <ul ref={listRef} className={list}>
        {all.map((column, at) => {
          const { key, header } = column;
          const isIn = isPinned(column, value);
          const width = widthOf(column, value);
          const shownWidth = width === undefined ? strings.auto : strings.short(width);
          const names = hasHeads ? (column.isHeaderHidden ? moves : every) : moves.slice(0, 2);
          const controlProps = (name: Name, isUnavailable = false) => ({
            ...{ name, isUnavailable },
            isStop: name === (names.includes(stop) ? stop : names[0]),
            onFocus: () => setStop(name),
          });
          return (
            <li
              key={key}
              className={item}
              data-part="table-columns-item"
              data-dragged={drag?.key === key ? '' : undefined}
              data-drop={dropAt(at)}
            >
              <span className={grip} {...dragOf(column)}>
                <MenuIcon />
              </span>
              <div className={label}>
                <Checkbox
                  isSelected={isShown(column, value)}
                  isDisabled={column.isRowHeader}
                  onChange={(isSelected) => show(column, isSelected)}
                >
                  {header}
                </Checkbox>
              </div>
              <div role="toolbar" aria-label={header} className={controls} onKeyDown={onKeyDown}>
                <Control
                  {...controlProps('earlier', at === 0 || at === pins)}
                  label={strings.earlier(header)}
                  onPress={() => move(column, at - 1)}
                >
                  <ArrowUpIcon />
                </Control>
                <Control
                  {...controlProps('later', at === pins - 1 || at === all.length - 1)}
                  label={strings.later(header)}
                  onPress={() => move(column, at + 1)}
                >
                  <ArrowDownIcon />
                </Control>
                {names.includes('pin') && (
                  <Control
                    {...controlProps('pin')}
                    label={strings.pin(header)}
                    isPressed={isIn}
                    onPress={() => pin(column, !isIn)}
                  >
                    <PinIcon />
                  </Control>
                )}
                {names.includes('auto') && (
                  <>
                    <Control
                      {...controlProps('narrower')}
                      label={strings.narrower(header)}
                      onPress={() => resize(column, -step)}
                    >
                      <MinusIcon />
                    </Control>
                    <Control
                      {...controlProps('auto', width === undefined)}
                      label={strings.automatic({ width: shownWidth, column: header })}
                      onPress={() => resizeAuto(column)}
                    >
                      <bdi>{shownWidth}</bdi>
                    </Control>
                    <Control
                      {...controlProps('wider')}
                      label={strings.wider(header)}
                      onPress={() => resize(column, step)}
                    >
                      <PlusIcon />
                    </Control>
                  </>
                )}
                {hasHeads && column.isHeaderHidden && <span className={spacer} />}
              </div>
            </li>
          );
        })}
      </ul>
      <div className={foot}>
        <Button
          size="row"
          onPress={() => {
            reset();
            announce(strings.wasReset);
          }}
        >
          {strings.reset}
        </Button>
      </div>
    </>
  );
}

interface ControlProps {
  name: Name;
  label: string;
  /** Whether a toggle is on. */
  isPressed?: boolean | undefined;
  /** Whether it has nothing to do. It keeps focus, which a disabled button would lose. */
  isUnavailable: boolean;
  /** Whether Tab reaches it. */
  isStop: boolean;
  onFocus: () => void;
  onPress: () => void;
  children: ReactNode;
}

function Control(props: ControlProps) {
  const { name, label, isPressed, isUnavailable, isStop, onFocus, onPress, children } = props;
  return (
    <Tooltip label={label} isName>
      <AriaButton
        className={control}
        data-control={name}
        aria-label={label}
        {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
        excludeFromTabOrder={!isStop}
        onFocus={onFocus}
        onPress={() => {
          if (!isUnavailable) onPress();
        }}
        render={(given) => <button {...given} {...(isUnavailable && { 'aria-disabled': true })} />}
      >
        {children}
      </AriaButton>
    </Tooltip>
  );
}
