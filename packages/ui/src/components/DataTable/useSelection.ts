import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../../announcer/index.ts';
import { useStrings } from './DataTable.strings.ts';
import type { TableSelection } from './tableProps.ts';

const nothing: ReadonlySet<string> = new Set();

/**
 * Which rows are chosen, by key, held here or by the host. The actions are announced once, when they come; a row's
 * own box says the rest by itself.
 */
export function useSelection(selection: TableSelection | undefined, keysSeen: readonly string[]) {
  const strings = useStrings();
  const [held, hold] = useState(selection?.defaultSelected ?? nothing);
  const selected = selection?.selected ?? held;
  const seen = keysSeen.filter((key) => selected.has(key)).length;

  const choose = (next: ReadonlySet<string>) => {
    hold(next);
    selection?.onChange?.(next);
  };
  const say = (next: ReadonlySet<string>) => {
    const hasCome = selected.size === 0 && next.size > 0 && selection?.actions;
    announce(hasCome ? strings.actionsCame(next.size) : strings.chosen(next.size));
  };
  const toggleRow = (key: string) => {
    const next = new Set(selected);
    if (!next.delete(key)) next.add(key);
    choose(next);
    if (selection?.actions && (selected.size === 0 || next.size === 0)) say(next);
  };
  const chooseAll = (keys: readonly string[]) => {
    const next = selected.union(new Set(keys));
    choose(next);
    say(next);
  };
  const toggleSeen = () => {
    if (seen < keysSeen.length) return chooseAll(keysSeen);
    const next = selected.difference(new Set(keysSeen));
    choose(next);
    say(next);
  };
  const clear = () => {
    choose(nothing);
    announce(strings.chosen(0));
  };

  // Rows are drawn again only when they change: what they call stays the same function.
  const latest = useRef(toggleRow);
  useLayoutEffect(() => {
    latest.current = toggleRow;
  });
  const toggle = useCallback((key: string) => latest.current(key), []);

  return { selected, seen, toggle, toggleSeen, chooseAll, clear };
}

export type Selected = ReturnType<typeof useSelection>;
