import { FormGroup } from '@console/ui';
import { useRef, useState } from 'react';
import { useMessages } from '../../core/i18n/index.ts';
import { PartMissing } from '../../core/loading/lazyOnIdle.tsx';
import css from './personalData.module.css';
import { useOwnErasures, useRestore } from './personalData.queries.ts';
import { Receipt } from './Receipt.tsx';
import { WaitingRow } from './WaitingRow.tsx';

/**
 * The organizations that the person has deleted: those that can still be restored, and the receipts of the others.
 * Without any, there is no such section, except after the last one was restored: it has the focus.
 */
export function OwnReceipts() {
  const t = useMessages();
  const query = useOwnErasures();
  const restore = useRestore();
  const place = useRef<HTMLDivElement>(null);
  const [hasRestored, setRestored] = useState(false);
  const { data: erasures, errorUpdateCount } = query;
  const isMissing = erasures === undefined && errorUpdateCount > 0;
  if (!erasures?.length && !isMissing && !hasRestored) return null;

  function onUndone() {
    setRestored(true);
    place.current?.focus();
  }

  return (
    <FormGroup title={t('personalData.own')} description={t('personalData.ownText')}>
      {isMissing && <PartMissing title={t('personalData.ownFailed')} parts={[query]} />}
      {erasures && (
        <div ref={place} tabIndex={-1} className={css.list}>
          {erasures.length === 0 && <p className={css.none}>{t('personalData.noOwn')}</p>}
          <ul className={css.rows}>
            {erasures.map((erasure) =>
              erasure.erasedAt === null ? (
                <WaitingRow key={erasure.id} {...{ erasure, undo: restore, onUndone }} />
              ) : (
                <Receipt key={erasure.id} erasure={erasure} />
              ),
            )}
          </ul>
        </div>
      )}
    </FormGroup>
  );
}
