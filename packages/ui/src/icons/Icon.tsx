import type { LucideIcon } from 'lucide-react';
import { icon, mirrored } from './Icon.css.ts';

export interface IconProps {
  /** Side of the square in CSS pixels at 100 % text size. @default 16 */
  size?: 12 | 13 | 16 | 18 | 20 | 22;
}

/**
 * An icon of the library: outline, in the colour of the text beside it, hidden from assistive technology
 * because a word or a name always stands with it. `mirrors` is for icons that point along the reading direction.
 */
export function iconFrom(Lucide: LucideIcon, { mirrors = false } = {}) {
  return function Icon({ size = 16 }: IconProps) {
    return (
      <Lucide
        aria-hidden="true"
        focusable="false"
        className={mirrors ? `${icon} ${mirrored}` : icon}
        size={`${size / 16}rem`}
        strokeWidth={size > 18 ? 1.75 : size > 16 ? 1.5 : 2}
      />
    );
  };
}
