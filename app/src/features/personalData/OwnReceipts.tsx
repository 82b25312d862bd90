import { FormGroup } from '@console/ui';
import { useRef } from 'react';
import { useMessages } from '../../core/i18n/index.ts';
import { PartMissing } from '../../core/loading/lazyOnIdle.tsx';
import css from './personalData.module.css';
import { useOwnErasures, useRestore } from './personalData.queries.ts';
import { Receipt } from './Receipt.tsx';
import { WaitingRow } from './WaitingRow.tsx';

/**
 * The organizations that the person has deleted: those that can still be restored, and the receipts of the others.
 * Without any, there is no such section.
 */
export function OwnReceipts() {
  const t = useMessages();
  const query = useOwnErasures();
  const restore = useRestore();
  const place = useRef<HTMLDivElement>(null);
  const { data: erasures, errorUpdateCount } = query;
  const isMissing = erasures === undefined && errorUpdateCount > 0;
  if (!erasures?.length && !isMissing) return null;

  return (
    <FormGroup title={t('personalData.own')} description={t('personalData.ownText')}>
      {isMissing && <PartMissing title={t('personalData.ownFailed')} parts={[query]} />}
      {erasures && (
        <div ref={place} tabIndex={-1} className={css.list}>
          <ul className={css.rows}>
            {erasures.map((erasure) =>
              erasure.erasedAt === null ? (
                <WaitingRow
                  key={erasure.id}
                  {...{ erasure, undo: restore }}
                  onUndone={() => place.current?.focus()}
                />
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
