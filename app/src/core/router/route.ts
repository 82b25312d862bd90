import type { MessageKey } from '../i18n/index.ts';
import type { RouterLocation } from './index.ts';

/** A route of the console: its title, and the name of its screen. */
export interface Route<ScreenName extends string> {
  /** The pattern of the path, such as `/organization/:orgId`. */
  path: string;
  title: MessageKey;
  /** The title of a view of the screen. @default `title` */
  titleOf?: (place: RouterLocation) => MessageKey | undefined;
  /** The name of the screen's module, and of the part of the messages that it uses. The build preloads both. */
  screen: ScreenName;
  /** People who aren't signed in can open it. @default false */
  isOpen?: boolean;
  /** URLs with the same frame are one screen: it isn't mounted again, and focus stays. @default the path */
  frame?: (place: RouterLocation) => string;
}
