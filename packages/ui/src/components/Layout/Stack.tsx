import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../../props/index.ts';
import { stack } from './Layout.css.ts';

export interface StackProps extends RootProps<HTMLDivElement> {
  children: ReactNode;
  /** `row` wraps if there isn't enough room. @default 'column' */
  direction?: 'column' | 'row' | undefined;
  /** Space between the children, in px at the default text size: a step of `--console-space-*`. @default 16 */
  gap?: 4 | 8 | 12 | 16 | 24 | 32 | undefined;
  /** Alignment across the direction. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  /** Alignment along the direction. @default 'start' */
  justify?: 'start' | 'end' | 'between' | undefined;
}

/**
 * Puts its children below or next to each other, with equal space between them.
 *
 * Renders a `<div>` element without a role.
 *
 * @experimental This set isn't complete, and its steps of space can still change.
 *
 * @selector [data-direction] its direction
 * @example
 * <Stack gap={24}><AudioPlayer … /><Transcript … /></Stack>
 */
export function Stack({
  children,
  direction = 'column',
  gap = 16,
  align = 'stretch',
  justify = 'start',
  ...props
}: StackProps) {
  const layout = {
    'data-direction': direction,
    'data-gap': gap,
    'data-align': align,
    'data-justify': justify,
  };

  return (
    <div {...rootProps(props, stack)} {...layout} data-part="stack">
      {children}
    </div>
  );
}
