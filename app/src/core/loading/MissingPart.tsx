import { Button, Notice, RotateCwIcon } from '@console/ui';
import { useState } from 'react';
import { type QueryState, requestFailures } from '../cache/requestFailures.ts';
import { reloadWithDrafts } from '../forms/drafts.ts';
import type { MissingReason } from '../http/build.ts';
import { checkConnection } from '../http/connection.ts';
import { explain } from '../http/failures.ts';
import { useMessages } from '../i18n/index.ts';

/** Says that a part did not come. It comes with a reload, which keeps what is typed, and waits for the server. */
export function MissingPart({ reason }: { reason: MissingReason }) {
  const t = useMessages();
  const [isChecking, setChecking] = useState(false);
  const isNewer = reason === 'newer';

  async function reload() {
    setChecking(true);
    if ((await checkConnection()) === 'online') reloadWithDrafts();
    setChecking(false);
  }

  return (
    <Notice
      tone="warning"
      isLive
      title={t(isNewer ? 'connection.newer' : 'crash.partTitle')}
      action={
        <Button size="row" isBusy={isChecking} onPress={() => void reload()}>
          {t(isNewer ? 'crash.reload' : 'common.retry')}
        </Button>
      }
    >
      {t(isNewer ? 'connection.newerText' : 'crash.partText')}
    </Notice>
  );
}

interface PartMissingNoticeProps {
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
        <Button size="row" icon={<RotateCwIcon />} isBusy={isRetrying} onPress={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {told}
    </Notice>
  );
}
