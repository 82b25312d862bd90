import type { ComponentType } from 'react';
import type { MessageKey } from '../i18n/index.ts';
import type { RouterLocation } from './index.ts';

type Navigate = (to: string, options?: { replace?: boolean }) => void;

/** A route of the console: its title, its screen, and the props that the screen gets from the URL. */
export interface Route<Props extends object = object> {
  /** The pattern of the path, such as `/organization/:orgId`. */
  path: string;
  title: MessageKey;
  /** The name of the screen's module, and of the part of the messages that it uses. The build preloads both. */
  screen: `${string}Screen`;
  load: () => Promise<ComponentType<Props>>;
  props: (place: RouterLocation, navigate: Navigate) => Props;
  /** People who aren't signed in can open it. @default false */
  isOpen?: boolean;
  /** URLs with the same frame are one screen: it isn't mounted again, and focus stays. @default the path */
  frame?: (place: RouterLocation) => string;
}

/** A route whose props are checked against its screen. */
export const route = <Props extends object>(one: Route<Props>) => one as unknown as Route;
