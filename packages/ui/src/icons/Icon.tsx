import { icon, mirrored } from './Icon.css.ts';

export interface IconProps {
  /** Side of the square in CSS pixels at 100 % text size. @default 16 */
  size?: 12 | 13 | 16 | 18 | 20 | 22 | undefined;
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
    return (
      <svg
        className={className}
        width={side}
        height={side}
        viewBox="0 0 24 24"
        strokeWidth={size > 18 ? 1.75 : size > 16 ? 1.5 : 2}
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    );
  };
}
