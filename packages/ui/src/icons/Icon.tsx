import type { ComponentType } from 'react';
import { icon, mirrored } from './Icon.css.ts';

export interface IconProps {
  /** Side of the square in CSS pixels at 100 % text size. @default 16 */
  size?: 12 | 13 | 16 | 18 | 20 | 22 | undefined;
}

/** What an icon of your own gets: the props of its `<svg>`. Icons of Lucide take them as they are. */
export interface OwnIconProps {
  /** Gives it the color of its text, and mirrors it right to left if the replaced icon mirrors. */
  className: string;
  /** A CSS length. */
  width: string;
  /** A CSS length. */
  height: string;
  /** The one of the replaced icon, `0 0 24 24`. */
  viewBox: string;
  strokeWidth: number;
  'aria-hidden': true;
}

const own = new Map<ComponentType<IconProps>, ComponentType<OwnIconProps>>();

/**
 * Replaces an icon of the library in all components, with `<svg {...props}>` or an icon of another set. Call it before
 * the first render, on the server as well.
 *
 * @example replaceIcon(XIcon, (props) => <svg {...props}><path d="M4 4 20 20M20 4 4 20" /></svg>)
 */
export function replaceIcon(icon: ComponentType<IconProps>, by: ComponentType<OwnIconProps>) {
  own.set(icon, by);
}

/**
 * Creates an outline icon in the color of the text next to it. It is hidden from assistive technology, because it
 * always has text or an accessible name with it. `mirrors` is for icons that point along the reading direction.
 *
 * @param path a single path, in a 24 × 24 view box
 */
export function iconFrom(path: string, { mirrors = false } = {}) {
  const className = mirrors ? `${icon} ${mirrored}` : icon;

  // biome-ignore lint/correctness/noComponentHookFactories: called once per icon, at module level, so it keeps its identity.
  return function Icon({ size = 16 }: IconProps) {
    const side = `${size / 16}rem`;
    const props = {
      className,
      width: side,
      height: side,
      viewBox: '0 0 24 24',
      strokeWidth: size > 18 ? 1.75 : size > 16 ? 1.5 : 2,
      'aria-hidden': true,
    } as const;
    const Own = own.get(Icon);
    return Own ? (
      <Own {...props} />
    ) : (
      <svg {...props} aria-hidden="true">
        <path d={path} />
      </svg>
    );
  };
}
