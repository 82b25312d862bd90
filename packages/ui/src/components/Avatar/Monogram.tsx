import { useLocale } from '../../locale/index.ts';
import { monogram } from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface MonogramProps {
  /** What it stands for, such as an organization; its first letter is shown. */
  name: string;
  /** Side: 20 or 24 px. @default 'medium' */
  size?: 'small' | 'medium';
}

/**
 * An organization, at a glance: its first letter on a square. Decorative; the name always stands beside it.
 *
 * Renders a hidden `<span>` element.
 *
 * @example
 * <Monogram name="Carmel Dental Clinic" />
 */
export function Monogram({ name, size = 'medium' }: MonogramProps) {
  const { locale } = useLocale();

  return (
    <span className={monogram} data-size={size} aria-hidden="true">
      {initials(name, locale, 1) || [...name.trim()][0]}
    </span>
  );
}
