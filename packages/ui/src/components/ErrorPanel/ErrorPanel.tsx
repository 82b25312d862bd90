import type { ReactNode } from 'react';
import { CloudOffIcon, RotateCwIcon } from '../../icons/index.ts';
import type { RootProps } from '../../props/index.ts';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { useStrings } from './ErrorPanel.strings.ts';

export interface ErrorPanelProps extends RootProps<HTMLDivElement> {
  /** What happened, such as "Contacts could not be loaded". */
  title: string;
  /** Why, and what it means for the person. */
  children?: ReactNode;
  /** A decorative 20 px icon. @default `CloudOffIcon` */
  icon?: ReactNode;
  /** Called when Retry is pressed. Without it, there is no Retry button. */
  onRetry?: (() => void) | undefined;
  /** Whether a retry is in progress. */
  isRetrying?: boolean | undefined;
  /** The ID of the failed request, so that people can quote it. */
  requestId?: string | undefined;
}

/**
 * Replaces content that couldn't be loaded. It explains the failure and offers a retry.
 *
 * Renders a `<div>` with paragraphs and a Retry button. Its parts are those of `EmptyState`.
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
  ...props
}: ErrorPanelProps) {
  const strings = useStrings();

  return (
    <EmptyState
      {...props}
      data-part="error-panel"
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
