import { Button, Notice } from '@console/ui';
import { useEffect, useRef } from 'react';
import { copyText } from '../../../core/copy.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import css from './credentials.module.css';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, which are shown only once, with buttons to copy and download them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useMessages();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const text = codes.join('\n');

  const copy = () =>
    copyText(text, {
      copied: t('twoStep.copied'),
      notCopied: t('twoStep.notCopied'),
      advice: t('twoStep.notCopiedText'),
    });

  return (
    <div className={css.form}>
      <h2 ref={title} tabIndex={-1} className={css.title}>
        {t('twoStep.isOn')}
      </h2>
      <Notice tone="warning">{t('twoStep.keep')}</Notice>
      <ul className={css.codes} aria-label={t('twoStep.codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code className={css.code} dir="ltr">
              {code}
            </code>
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        <Button onPress={() => void copy()}>{t('twoStep.copy')}</Button>
        <Button onPress={() => save(`${text}\n`, 'recovery-codes.txt')}>{t('twoStep.download')}</Button>
        <Button variant="primary" onPress={onDone}>
          {t('common.done')}
        </Button>
      </div>
    </div>
  );
}

/** Downloads a text file. */
function save(text: string, name: string) {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
