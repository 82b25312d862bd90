import { cloneElement, isValidElement, type ReactNode, useLayoutEffect, useRef } from 'react';

interface Column<Row> {
  cell: (row: Row) => ReactNode;
}

type Handler = (...given: unknown[]) => unknown;
/** Where a relay finds the handler to call. */
type Target = { current: Handler };
/** Handlers to set once the render that found them is on the page. */
type Found = [target: Target, handler: Handler][];

const targets = new WeakMap<object, Target>();

/**
 * Renders the cells of a row. A cell that renders the same as before keeps its earlier element, so React skips it, even
 * if the app writes `columns` inline. Elements are the same if their types, keys and props are. Functions named `on…`
 * don't count: the kept element calls those of the latest render.
 */
export function useKeptCells<Row>(columns: readonly Column<Row>[], row: Row): readonly ReactNode[] {
  const last = useRef<readonly ReactNode[]>([]);
  const found: Found = [];
  const drawn = columns.map((column, index) => keep(last.current[index], column.cell(row), found));
  const isSame = drawn.length === last.current.length && drawn.every((cell, at) => cell === last.current[at]);
  const cells = isSame ? last.current : drawn;

  useLayoutEffect(() => {
    last.current = cells;
    for (const [target, handler] of found) target.current = handler;
  });

  return cells;
}

function keep(before: ReactNode, now: ReactNode, found: Found): ReactNode {
  const own: Found = [];
  if (!isSame(before, now, own)) return withRelays(now) as ReactNode;
  found.push(...own);
  return before;
}

/** How deep plain data in props is compared: enough for an array of options. */
const dataDepth = 2;

function isSame(before: unknown, now: unknown, found: Found, depth = dataDepth): boolean {
  if (Object.is(before, now)) return true;
  if (typeof before === 'function' && typeof now === 'function') {
    const target = targets.get(before);
    if (target) found.push([target, now as Handler]);
    return target !== undefined;
  }
  if (isValidElement(before) && isValidElement(now))
    return before.type === now.type && before.key === now.key && haveSame(before.props, now.props, found);
  const isData = (isPlain(before) && isPlain(now)) || (Array.isArray(before) && Array.isArray(now));
  return isData && depth > 0 && haveSame(before, now, found, depth - 1);
}

function haveSame(before: unknown, now: unknown, found: Found, depth = dataDepth) {
  const [one, other] = [before, now] as [Record<string, unknown>, Record<string, unknown>];
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSame(one[name], other[name], found, depth))
  );
}

const isPlain = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Replaces the handlers in a cell's content with functions that keep their identity. */
function withRelays(value: unknown): unknown {
  if (Array.isArray(value)) return changed(value, value.map(withRelays));
  if (isValidElement(value)) {
    const { children, ...others } = relayed(value.props as Record<string, unknown>);
    // Children as arguments don't need keys.
    if (Array.isArray(children) && children.length > 1) return cloneElement(value, others, ...children);
    const given = children === undefined ? others : { ...others, children };
    return Object.keys(given).length > 0 ? cloneElement(value, given) : value;
  }
  return value;
}

/** The props that contain handlers, with relays. */
function relayed(props: Record<string, unknown>) {
  const given: Record<string, unknown> = {};
  for (const [name, prop] of Object.entries(props)) {
    const next = isHandler(name, prop)
      ? relayTo(prop)
      : Array.isArray(prop)
        ? ofItems(prop)
        : withRelays(prop);
    if (next !== prop) given[name] = next;
  }
  return given;
}

/** Also replaces the handlers of items, such as those of a menu. */
const ofItems = (items: unknown[]) =>
  changed(
    items,
    items.map((item) => {
      if (isValidElement(item) || !isPlain(item)) return withRelays(item);
      const given = relayed(item as Record<string, unknown>);
      return Object.keys(given).length > 0 ? { ...(item as object), ...given } : item;
    }),
  );

const changed = (before: unknown[], now: unknown[]) =>
  now.some((item, index) => item !== before[index]) ? now : before;

const isHandler = (name: string, prop: unknown): prop is Handler =>
  typeof prop === 'function' && /^on[A-Z]/.test(name);

function relayTo(handler: Handler): Handler {
  const target = { current: handler };
  const relay: Handler = (...given) => target.current(...given);
  targets.set(relay, target);
  return relay;
}
