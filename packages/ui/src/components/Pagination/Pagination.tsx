import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ChevronEndIcon, ChevronStartIcon } from '../../icons/index.ts';
import { useLocale } from '../../locale/index.ts';
import { type RootProps, rootProps } from '../../props/index.ts';
import { SelectBox } from '../NativeSelect/index.ts';
import {
  controls,
  gap as gapStyle,
  list,
  number as numberStyle,
  pageButton,
  pagination,
  status as statusStyle,
} from './Pagination.css.ts';
import { useStrings } from './Pagination.strings.ts';
import { pageAfter, pagesSeen, usePages } from './pages.ts';

export interface PaginationProps extends RootProps {
  /** The name of the landmark, which includes what the pages contain, such as "Pages of channels". */
  label: string;
  /** The current page, from 1. */
  page: number;
  /** The number of rows per page. */
  pageSize: number;
  /** The number of rows, if known: "Rows 26–50 of 240". */
  total?: number | undefined;
  /** The number of pages, if known. @default calculated from `total` */
  pageCount?: number | undefined;
  /** Whether there is a next page. Used if neither `total` nor `pageCount` is set. */
  hasNext?: boolean | undefined;
  /** `range` has previous and next. `pages` also has page numbers, if they are known and fit. @default 'range' */
  variant?: 'range' | 'pages' | undefined;
  /** @deprecated Use `variant`. */
  look?: 'range' | 'pages' | undefined;
  /** Called with the requested page. */
  onPageChange: (page: number) => void;
  /** The available page sizes. @default [25, 50, 100] */
  pageSizes?: readonly number[] | undefined;
  /**
   * Called with the requested page size, and the page that then contains the first visible row, or 1 if the number of
   * pages is unknown. Without it, people can't change the page size.
   */
  onPageSizeChange?: ((pageSize: number, page: number) => void) | undefined;
  /** Called when the next button is hovered or focused, so that the host can load the next page ahead. */
  onNextPagePrefetch?: (() => void) | undefined;
  /** @deprecated Use `onNextPagePrefetch`. */
  onNextIntent?: (() => void) | undefined;
  /** Replaces the text with the range or the page, such as "1–25 of 48 contacts, 1 selected". */
  status?: ReactNode;
}

const usualSizes = [25, 50, 100];

/**
 * Navigates a long list page by page. The page is controlled. It works with a known number of rows or pages, and with a
 * server that only knows whether there is a next page.
 *
 * Renders a named `<nav>` landmark. Focus stays on the pressed button, which has `aria-disabled` on the first or last
 * page. When the host has changed the page, the new one is announced once, politely (WCAG 4.1.3).
 *
 * @part pagination-status the range of rows, or the page
 * @part pagination-previous the button for the previous page
 * @part pagination-page the number of a page
 * @part pagination-next the button for the next page
 * @selector [aria-current] the number of the current page
 * @selector [data-disabled] there isn't a page in this direction
 * @example
 * <Pagination
 *   label="Pages of channels"
 *   page={page}
 *   pageSize={pageSize}
 *   total={240}
 *   onPageChange={setPage}
 *   onPageSizeChange={(pageSize, page) => go({ pageSize, page })}
 * />
 */
export function Pagination({
  label,
  page,
  pageSize,
  total,
  pageCount,
  hasNext,
  look = 'range',
  variant = look,
  onPageChange,
  pageSizes = usualSizes,
  onPageSizeChange,
  onNextIntent,
  onNextPagePrefetch = onNextIntent,
  status: ownStatus,
  ...props
}: PaginationProps) {
  const strings = useStrings();
  const { locale } = useLocale();
  const place = { page, pageSize, total, pageCount };
  const { current, count, status, isFirst, isLast, say } = usePages({ ...place, hasNext });

  const go = (to: number) => {
    if (to === page) return;
    say();
    onPageChange(to);
  };
  const resize = (size: number) => {
    say();
    onPageSizeChange?.(size, pageAfter({ ...place, page: current }, size));
  };

  return (
    <nav {...rootProps(props, pagination)} data-part="pagination" aria-label={label}>
      <p className={statusStyle} data-part="pagination-status">
        {ownStatus ?? status}
      </p>
      <div className={controls}>
        {onPageSizeChange && (
          <SelectBox
            part="native-select"
            aria-label={strings.size}
            fitContent
            size="small"
            value={String(pageSize)}
            onChange={(size) => resize(Number(size))}
            options={sizesWith(pageSizes, pageSize).map((size) => ({
              value: String(size),
              label: strings.rows(size),
            }))}
          />
        )}
        <ul className={list}>
          <li>
            <PageButton
              part="previous"
              label={strings.previous}
              isUnavailable={isFirst}
              onPress={() => go(current - 1)}
            >
              <ChevronStartIcon />
            </PageButton>
          </li>
          {variant === 'pages' &&
            count !== undefined &&
            pagesSeen(current, count).map((one, index, all) =>
              one === 'gap' ? (
                <li key={`after ${all[index - 1]}`} className={gapStyle} aria-hidden="true">
                  …
                </li>
              ) : (
                <li key={one} className={numberStyle}>
                  <PageButton
                    part="page"
                    label={strings.page(one)}
                    isCurrent={one === current}
                    onPress={() => go(one)}
                  >
                    {one.toLocaleString(locale)}
                  </PageButton>
                </li>
              ),
            )}
          <li>
            <PageButton
              part="next"
              label={strings.next}
              isUnavailable={isLast}
              onPress={() => go(current + 1)}
              onIntent={onNextPagePrefetch}
            >
              <ChevronEndIcon />
            </PageButton>
          </li>
        </ul>
      </div>
    </nav>
  );
}

/** The page sizes, including the current one even if it isn't in the list. */
const sizesWith = (sizes: readonly number[], size: number) =>
  [...new Set([...sizes, size])].sort((one, other) => one - other);

interface PageButtonProps {
  part: 'previous' | 'page' | 'next';
  /** The accessible name. */
  label: string;
  /** Whether it is the current page. */
  isCurrent?: boolean | undefined;
  /** Whether there isn't a page in this direction. */
  isUnavailable?: boolean | undefined;
  onPress: () => void;
  /** Called on hover and focus, which often precede a press. */
  onIntent?: (() => void) | undefined;
  children: ReactNode;
}

/** A page number or an arrow. An unavailable one has `aria-disabled`, because a disabled button would lose focus. */
function PageButton({
  part,
  label,
  isCurrent = false,
  isUnavailable = false,
  onPress,
  onIntent,
  children,
}: PageButtonProps) {
  return (
    <Button
      className={pageButton}
      data-part={`pagination-${part}`}
      aria-label={label}
      onPress={() => {
        if (!isUnavailable) onPress();
      }}
      {...(onIntent && !isUnavailable && { onHoverStart: onIntent, onFocus: onIntent })}
      render={(props) => (
        <button
          {...props}
          {...(isCurrent && { 'aria-current': 'page' })}
          {...(isUnavailable && { 'aria-disabled': true, 'data-disabled': true })}
        />
      )}
    >
      {children}
    </Button>
  );
}
