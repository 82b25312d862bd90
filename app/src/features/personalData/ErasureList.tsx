import { Button, FormGroup, Skeleton } from '@console/ui';
import { useRef, useState } from 'react';
import { useMessages } from '../../core/i18n/index.ts';
import { QueryView } from '../../core/loading/QueryView.tsx';
import css from './personalData.module.css';
import { type Erasure, useErasures, useUndo } from './personalData.queries.ts';
import { Receipt } from './Receipt.tsx';
import { WaitingRow } from './WaitingRow.tsx';

/** Rows before the button that shows all. */
const few = 10;

/** The erasures of an organization: those that can still be undone, and the receipts of the others. */
export function ErasureList({ orgId }: { orgId: string }) {
  const t = useMessages();
  const query = useErasures(orgId, true);
  const place = useRef<HTMLDivElement>(null);
  if (query.data === null) return null;

  return (
    <FormGroup title={t('personalData.erasures')} description={t('personalData.erasuresText')}>
      <div ref={place} tabIndex={-1} className={css.list}>
        <QueryView
          query={{ ...query, data: query.data ?? undefined }}
          loading={
            <div role="status" aria-label={t('personalData.loadingErasures')}>
              <Skeleton height="4rem" />
            </div>
          }
          failed={t('personalData.erasuresFailed')}
        >
          {(erasures) => <Rows {...{ orgId, erasures }} onUndone={() => place.current?.focus()} />}
        </QueryView>
      </div>
    </FormGroup>
  );
}

interface RowsProps {
  orgId: string;
  erasures: readonly Erasure[];
  onUndone: () => void;
}

function Rows({ orgId, erasures, onUndone }: RowsProps) {
  const t = useMessages();
  const undo = useUndo(orgId);
  const [isWhole, setWhole] = useState(false);
  if (erasures.length === 0) return <p className={css.none}>{t('personalData.noErasures')}</p>;
  // What waits can be undone, so it is always visible.
  const sorted = [...erasures].sort(
    (one, other) => Number(one.erasedAt !== null) - Number(other.erasedAt !== null),
  );
  const waiting = sorted.filter(({ erasedAt }) => erasedAt === null).length;
  const shown = isWhole ? sorted : sorted.slice(0, Math.max(few, waiting));

  return (
    <>
      <ul className={css.rows}>
        {shown.map((erasure) =>
          erasure.erasedAt === null ? (
            <WaitingRow key={erasure.id} {...{ erasure, undo, onUndone }} />
          ) : (
            <Receipt key={erasure.id} erasure={erasure} />
          ),
        )}
      </ul>
      {shown.length < sorted.length && (
        <Button
          onPress={() => {
            setWhole(true);
            onUndone();
          }}
        >
          {t('personalData.showAll', { count: sorted.length })}
        </Button>
      )}
    </>
  );
}
