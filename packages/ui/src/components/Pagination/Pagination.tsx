import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ChevronEndIcon, ChevronStartIcon } from '../../icons/index.ts';
import { useLocale } from '../../locale/index.ts';
import { NativeSelect } from '../NativeSelect/index.ts';
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

export interface PaginationProps {
  /** Of what these are the pages, such as "Pages of channels": the name of the landmark. */
  label: string;
  /** The page that is seen, from 1. */
  page: number;
  /** How many rows a page holds. */
  pageSize: number;
  /** How many rows there are, when that is known: "Rows 26–50 of 240". */
  total?: number | undefined;
  /** How many pages there are, when that is known. @default counted from `total` */
  pageCount?: number | undefined;
  /** Whether there is a next page, where the server knows only that, and neither `total` nor `pageCount` is given. */
  hasNext?: boolean | undefined;
  /** `range` has previous and next; `pages` has the numbers too, where they are known and wide enough. @default 'range' */
  variant?: 'range' | 'pages';
  /** @deprecated Use `variant`. */
  look?: 'range' | 'pages';
  /** Another page is asked for. */
  onPageChange: (page: number) => void;
  /** The sizes to choose from. @default [25, 50, 100] */
  pageSizes?: readonly number[];
  /**
   * Another size is asked for, and the page that then shows the first row seen now: 1 where the end is unknown.
   * Without it the size cannot be chosen.
   */
  onPageSizeChange?: (pageSize: number, page: number) => void;
  /** The pointer or focus has come to the button of the next page: a host may load it ahead. */
  onNextPagePrefetch?: (() => void) | undefined;
  /** @deprecated Use `onNextPagePrefetch`. */
  onNextIntent?: (() => void) | undefined;
  /** Words in place of the rows or the page that is seen, such as "1–25 of 48 contacts, 1 selected". */
  status?: ReactNode;
}

const usualSizes = [25, 50, 100];

/**
 * Goes through a long list page by page. The host holds the place: it works with a known number of rows or pages,
 * and with a server that knows only the next one.
 *
 * Renders a `<nav>` landmark with its name. Focus stays on the button that was pressed, which at an end only says
 * that it is unavailable; the new place is said once, politely, when the host has gone there (WCAG 4.1.3).
 *
 * @selector [aria-current] the number of the page that is seen
 * @selector [data-disabled] there is no page on this side
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
    <nav className={pagination} aria-label={label}>
      <p className={statusStyle}>{ownStatus ?? status}</p>
      <div className={controls}>
        {onPageSizeChange && (
          <NativeSelect
            label={strings.size}
            isLabelHidden
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
            <PageButton label={strings.previous} isUnavailable={isFirst} onPress={() => go(current - 1)}>
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
                  <PageButton label={strings.page(one)} isCurrent={one === current} onPress={() => go(one)}>
                    {one.toLocaleString(locale)}
                  </PageButton>
                </li>
              ),
            )}
          <li>
            <PageButton
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

/** The size in use can always be seen, even one that is not offered. */
const sizesWith = (sizes: readonly number[], size: number) =>
  [...new Set([...sizes, size])].sort((one, other) => one - other);

interface PageButtonProps {
  /** Where it leads. */
  label: string;
  /** The page that is seen. */
  isCurrent?: boolean;
  /** There is no page on this side. */
  isUnavailable?: boolean;
  onPress: () => void;
  /** The pointer or focus has come to it: it is likely pressed next. */
  onIntent?: (() => void) | undefined;
  children: ReactNode;
}

/** A number or an arrow. At an end it keeps its focus, as `aria-disabled`: a disabled button would drop it. */
function PageButton({
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
