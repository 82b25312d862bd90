import { Badge, Button } from '@console/ui';
import { useState } from 'react';
import { useDateFormats } from '../../core/i18n/dateFormats.ts';
import { useMessages } from '../../core/i18n/index.ts';
import { useList } from '../../core/i18n/lists.ts';
import css from './personalData.module.css';
import type { Erasure, Undo } from './personalData.queries.ts';
import { removedWords } from './removedWords.ts';
import { useUndoErasure } from './useUndoErasure.ts';

export interface WaitingRowProps {
  erasure: Erasure;
  undo: Undo;
  /** Called after Undo, before the row is removed: move focus elsewhere. */
  onUndone: () => void;
}

/** An erasure that can still be undone. Renders an `<li>`. */
export function WaitingRow({ erasure, undo: send, onUndone }: WaitingRowProps) {
  const { kind, dueAt, requestedAt, removed } = erasure;
  const t = useMessages();
  const moments = useDateFormats();
  const list = useList();
  const undo = useUndoErasure(send);
  const [isBusy, setBusy] = useState(false);
  const isContact = kind === 'contact';
  const name = erasure.name ?? t(isContact ? 'common.contact' : 'personalData.ofOrganization');
  const what = removedWords({ ...removed, ...(isContact && { contacts: 0 }) }, t);

  async function press() {
    setBusy(true);
    if (await undo(erasure)) onUndone();
    setBusy(false);
  }

  return (
    <li className={css.row}>
      <div className={css.words}>
        <span className={css.names}>
          <bdi className={css.name}>{name}</bdi>
          <Badge tone="warning">{t('personalData.waiting')}</Badge>
        </span>
        <span>
          {Date.parse(dueAt) > Date.now()
            ? t('personalData.undoUntil', { date: moments.dateTime(dueAt) })
            : t('personalData.dueNow')}
        </span>
        <span className={css.muted}>
          {t('personalData.requested', { date: moments.dateTime(requestedAt) })}
        </span>
        {what.length > 0 && (
          <span className={css.muted}>{t('personalData.alsoHidden', { list: list(what) })}</span>
        )}
      </div>
      <Button
        size="small"
        isBusy={isBusy}
        busyLabel={t('personalData.restoring')}
        aria-label={t('lists.undoOf', { name })}
        onPress={() => void press()}
      >
        {t('common.restore')}
      </Button>
    </li>
  );
}
