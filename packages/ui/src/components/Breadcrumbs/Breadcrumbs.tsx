import { ChevronEndIcon } from '../../icons/index.ts';
import { Link } from '../Link/index.ts';
import { crumb, current, list } from './Breadcrumbs.css.ts';
import { useStrings } from './Breadcrumbs.strings.ts';

/** A page above this one. */
export interface Crumb {
  label: string;
  href: string;
  /** Language of the label, when it is not that of the page. */
  lang?: string;
}

export interface BreadcrumbsProps {
  /** The pages above this one, the highest first. */
  items: readonly Crumb[];
  /** The name of this page, as in its heading. */
  current: string;
  /** Language of `current`, when it is not that of the page. */
  currentLang?: string;
  /** The name of the landmark. @default 'Breadcrumbs', in the language of the page */
  label?: string;
}

/**
 * The way down to this page, each step a link: where it belongs, and how to go up.
 *
 * Renders a `<nav>` landmark with an `<ol>`; the last step is this page, marked with `aria-current="page"` and not a
 * link. Follows the APG breadcrumb pattern (WCAG 2.4.8); keyboard: Tab and Enter.
 *
 * @selector [aria-current] this page
 * @example
 * <Breadcrumbs items={[{ label: 'Channels', href: '/organization/7/channels/' }]} current="Reception" />
 */
export function Breadcrumbs({ items, current: name, currentLang, label }: BreadcrumbsProps) {
  const strings = useStrings();

  return (
    <nav aria-label={label ?? strings.breadcrumbs}>
      <ol className={list}>
        {items.map((item) => (
          <li key={item.href} className={crumb}>
            <Link href={item.href} isStandalone isPlain>
              <bdi lang={item.lang}>{item.label}</bdi>
            </Link>
            <ChevronEndIcon />
          </li>
        ))}
        <li className={crumb}>
          <bdi className={current} aria-current="page" lang={currentLang}>
            {name}
          </bdi>
        </li>
      </ol>
    </nav>
  );
}
