import { FormGroup } from '@console/ui';
import { useMessages } from '../../core/i18n/index.ts';
import { PartMissing } from '../../core/loading/lazyOnIdle.tsx';
import css from './personalData.module.css';
import { useOwnErasures } from './personalData.queries.ts';
import { Receipt } from './Receipt.tsx';

/** The receipts of the organizations that the person has deleted. Without any, there is no such section. */
export function OwnReceipts() {
  const t = useMessages();
  const query = useOwnErasures();
  const { data: receipts, errorUpdateCount } = query;
  const isMissing = receipts === undefined && errorUpdateCount > 0;
  if (!receipts?.length && !isMissing) return null;

  return (
    <FormGroup title={t('personalData.own')} description={t('personalData.ownText')}>
      {isMissing && <PartMissing title={t('personalData.ownFailed')} parts={[query]} />}
      {receipts && (
        <ul className={css.rows}>
          {receipts.map((erasure) => (
            <Receipt key={erasure.id} erasure={erasure} />
          ))}
        </ul>
      )}
    </FormGroup>
  );
}
