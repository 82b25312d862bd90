import type { ComponentType } from 'react';
import type { RouterLocation } from './index.ts';

type Navigate = (to: string, options?: { replace?: boolean }) => void;

/** The code of a screen, and the props that it gets from the URL. */
export interface Screen<Props extends object = object> {
  load: () => Promise<ComponentType<Props>>;
  props: (place: RouterLocation, navigate: Navigate) => Props;
}

/** A screen whose props are checked against it. */
export const screen = <Props extends object>(one: Screen<Props>) => one as unknown as Screen;
