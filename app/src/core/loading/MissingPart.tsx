import { Button, Notice } from '@console/ui';
import { useState } from 'react';
import { reloadWithDrafts } from '../forms/drafts.ts';
import type { MissingReason } from '../http/build.ts';
import { checkConnection } from '../http/connection.ts';
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
          {t(isNewer ? 'crash.reload' : 'tryAgain')}
        </Button>
      }
    >
      {t(isNewer ? 'connection.newerText' : 'crash.partText')}
    </Notice>
  );
}
