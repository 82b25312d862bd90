import { Button, Notice, RetryIcon } from '@console/ui';
import { useState } from 'react';
import { type QueryState, requestFailures } from '../cache/requestFailures.ts';
import { explain } from '../http/failures.ts';
import { useMessages } from '../i18n/index.ts';

export interface PartMissingNoticeProps {
  /** Which part did not come, as a sentence. */
  title: string;
  /** What brings it. Nothing is shown while all is here, or on its way. */
  parts: readonly QueryState[];
}

/** Stands where a part of a page would whose call failed: what it is, why, the number of the request, and another try. */
export function PartMissingNotice({ title, parts }: PartMissingNoticeProps) {
  const t = useMessages();
  const { error, isRetrying, onRetry } = requestFailures(parts);
  // It stays, with focus on its button, while it is tried again.
  const [last, setLast] = useState(error);
  if (error && error !== last) setLast(error);
  if (!error && !isRetrying) return null;
  const { told } = explain(last, t);

  return (
    <Notice
      tone="warning"
      title={title}
      isLive
      action={
        <Button size="row" icon={<RetryIcon />} isBusy={isRetrying} onPress={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {told}
    </Notice>
  );
}
