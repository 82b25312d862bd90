import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { pageButton } from './Pagination.css.ts';

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
export function PageButton({
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
