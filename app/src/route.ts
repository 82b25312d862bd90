import { type ComponentType, createElement, type ReactElement } from 'react';
import { lazily } from './lazily.ts';
import { addWords, type MessageKey } from './messages/index.ts';
import type { Place } from './router/index.ts';

type Navigate = (to: string, options?: { replace?: boolean }) => void;

/** One address of the console: what it is called and what it shows. */
export interface Route {
  title: MessageKey;
  render: (place: Place, navigate: Navigate) => ReactElement;
  /** May be opened without being signed in. @default false */
  isOpen?: boolean;
  /** Places of one name are one screen: between them nothing is mounted anew and focus stays. @default the path */
  frame?: (place: Place) => string;
}

/**
 * A screen that is loaded when it is first shown, with its words, told by the address what to show.
 *
 * @param folder where it lives in `screens`; null where it says nothing of its own
 */
export function screen<Props extends object>(
  title: MessageKey,
  folder: string | null,
  load: () => Promise<ComponentType<Props>>,
  propsFrom: (place: Place, navigate: Navigate) => Props,
): Route {
  const Screen = lazily(async () => {
    const [component] = await Promise.all([load(), folder === null ? null : addWords(folder)]);
    return component;
  });
  return {
    title,
    render: (place, navigate) => createElement(Screen as ComponentType<Props>, propsFrom(place, navigate)),
  };
}
