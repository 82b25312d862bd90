import type { ReactNode } from 'react';
import { CloudOffIcon, RotateCwIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { useStrings } from './ErrorPanel.strings.ts';

export interface ErrorPanelProps {
  /** What happened, such as "Contacts could not be loaded". */
  title: string;
  /** Why, and what it means for the reader. */
  children?: ReactNode;
  /** A decorative icon of 20 px. @default a cloud that is not reached */
  icon?: ReactNode;
  /** Tries again. Without it there is no Retry button. */
  onRetry?: () => void;
  /** A retry is under way. */
  isRetrying?: boolean;
  /** The id of the failed request, for whoever is asked for help. */
  requestId?: string | undefined;
}

/**
 * Says that loading failed, in the place the content would take, and offers to try again.
 *
 * Renders a `<div>` with paragraphs and a Retry button.
 *
 * @example
 * <ErrorPanel title="Channels could not be loaded" onRetry={refetch}>The server did not answer.</ErrorPanel>
 */
export function ErrorPanel({
  title,
  children,
  icon,
  onRetry,
  isRetrying = false,
  requestId,
}: ErrorPanelProps) {
  const strings = useStrings();

  return (
    <EmptyState
      tone="danger"
      icon={icon ?? <CloudOffIcon size={20} />}
      title={title}
      footnote={requestId && strings.request(requestId)}
      action={
        onRetry && (
          <Button icon={<RotateCwIcon />} isBusy={isRetrying} busyLabel={strings.retrying} onPress={onRetry}>
            {strings.retry}
          </Button>
        )
      }
    >
      {children}
    </EmptyState>
  );
}
