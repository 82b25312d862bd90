import { Button, Notice, RotateCwIcon } from '@console/ui';
import { useState } from 'react';
import { type QueryState, requestFailures } from '../cache/requestFailures.ts';
import { reloadWithDrafts } from '../forms/drafts.ts';
import type { MissingReason } from '../http/build.ts';
import { checkConnection } from '../http/connection.ts';
import { explain } from '../http/failures.ts';
import { useMessages } from '../i18n/index.ts';

/** A notice that a part couldn't be loaded. Its button waits for the server, then reloads and keeps unsaved input. */
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
  /** A sentence that names the missing part. */
  title: string;
  /** The queries of the part. Nothing is shown while they have data or are loading for the first time. */
  parts: readonly QueryState[];
}

/** Replaces a part of a page whose call failed: what is missing, why, the request ID, and a retry button. */
export function PartMissingNotice({ title, parts }: PartMissingNoticeProps) {
  const t = useMessages();
  const { error, isRetrying, onRetry } = requestFailures(parts);
  // During a retry it stays, with focus on its button.
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
