import { Button, CopyIcon } from '@console/ui';
import { copyText } from '../../core/copy.ts';
import { useDateFormats } from '../../core/i18n/dateFormats.ts';
import { useMessages } from '../../core/i18n/index.ts';
import { useList } from '../../core/i18n/lists.ts';
import css from './personalData.module.css';
import type { Erasure } from './personalData.queries.ts';
import { receiptLines } from './receiptLines.ts';

/** The receipt of what was erased, with a button that copies it. Renders an `<li>`. */
export function Receipt({ erasure }: { erasure: Erasure }) {
  const t = useMessages();
  const moments = useDateFormats();
  const list = useList();
  const title = t(erasure.kind === 'contact' ? 'personalData.ofContact' : 'personalData.ofOrganization');
  const lines = receiptLines(erasure, { t, moments, list });

  const copy = () =>
    copyText([title, ...lines].join('\n'), {
      copied: t('personalData.receiptCopied'),
      notCopied: t('personalData.receiptNotCopied'),
      advice: t('personalData.receiptAdvice'),
    });

  return (
    <li className={css.row}>
      <div className={css.words}>
        <span className={css.name}>{title}</span>
        {lines.map((line) => (
          <span key={line} className={css.muted}>
            {line}
          </span>
        ))}
      </div>
      <Button
        size="small"
        icon={<CopyIcon />}
        aria-label={t('personalData.copyReceiptOf', { id: erasure.id })}
        onPress={() => void copy()}
      >
        {t('personalData.copyReceipt')}
      </Button>
    </li>
  );
}
