import { ChevronEndIcon } from '../../icons/index.ts';
import { type RootProps, rootProps } from '../../props/index.ts';
import { Link } from '../Link/index.ts';
import { crumb, current, list } from './Breadcrumbs.css.ts';
import { useStrings } from './Breadcrumbs.strings.ts';

/** A page above this one. */
export interface Crumb {
  label: string;
  href: string;
  /** The language of the label, if it differs from the page. */
  lang?: string | undefined;
}

export interface BreadcrumbsProps extends RootProps {
  /** The pages above this one, from the top down. */
  items: readonly Crumb[];
  /** The name of this page, as in its heading. */
  current: string;
  /** The language of `current`, if it differs from the page. */
  currentLang?: string | undefined;
  /** The name of the landmark. @default 'Breadcrumbs', in the language of the page */
  label?: string | undefined;
}

/**
 * Shows where the page is in the hierarchy, with links to the pages above it.
 *
 * Renders a `<nav>` landmark with an `<ol>`; the last item is this page, marked with `aria-current="page"` and not a
 * link. Follows the APG breadcrumb pattern (WCAG 2.4.8); keyboard: Tab and Enter.
 *
 * @part breadcrumbs-item a page of the hierarchy, with the arrow after it
 * @part breadcrumbs-current the name of this page
 * @selector [aria-current] this page
 * @example
 * <Breadcrumbs items={[{ label: 'Channels', href: '/organization/7/channels/' }]} current="Reception" />
 */
export function Breadcrumbs({ items, current: name, currentLang, label, ...props }: BreadcrumbsProps) {
  const strings = useStrings();

  return (
    <nav {...rootProps(props)} data-part="breadcrumbs" aria-label={label ?? strings.breadcrumbs}>
      <ol className={list}>
        {items.map((item) => (
          <li key={item.href} className={crumb} data-part="breadcrumbs-item">
            <Link href={item.href} isStandalone isPlain>
              <bdi lang={item.lang}>{item.label}</bdi>
            </Link>
            <ChevronEndIcon />
          </li>
        ))}
        <li className={crumb} data-part="breadcrumbs-item">
          <bdi className={current} data-part="breadcrumbs-current" aria-current="page" lang={currentLang}>
            {name}
          </bdi>
        </li>
      </ol>
    </nav>
  );
}
