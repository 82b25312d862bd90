import { Button, CopyIcon, Notice } from '@console/ui';
import { useEffect, useRef } from 'react';
import { copyText } from '../../core/copy.ts';
import { useMessages } from '../../core/i18n/index.ts';
import css from './serviceTokens.module.css';
import { addressForCalls, type NewServiceToken } from './serviceTokens.queries.ts';

export interface ShownTokenProps {
  orgId: string;
  /** All channels of the organization. */
  channels: readonly { id: string; name: string }[];
  made: NewServiceToken;
  onDone: () => void;
}

/** A new token, which is shown only once, and the addresses at which a phone service uses it. */
export function ShownToken({
  orgId,
  channels,
  made: { name, token, channels: limits },
  onDone,
}: ShownTokenProps) {
  const t = useMessages();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const places = limits ? channels.filter(({ id }) => limits.includes(id)) : channels;

  const copy = () =>
    copyText(token, {
      copied: t('serviceTokens.copied'),
      what: name,
      notCopied: t('serviceTokens.notCopied'),
      advice: t('serviceTokens.notCopiedText'),
    });

  return (
    <div className={css.form}>
      <Notice tone="warning">{t('serviceTokens.once')}</Notice>
      <div className={css.part}>
        <h3 ref={title} tabIndex={-1} className={css.subtitle}>
          {t('serviceTokens.token')}
        </h3>
        <p className={css.code}>
          <code dir="ltr">{token}</code>
        </p>
        <Button icon={<CopyIcon />} onPress={() => void copy()}>
          {t('serviceTokens.copy')}
        </Button>
      </div>
      <div className={css.part}>
        <h3 className={css.subtitle}>{t('serviceTokens.where')}</h3>
        <p className={css.text}>{t('serviceTokens.whereText')}</p>
        <dl className={css.places}>
          {places.map(({ id, name }) => (
            <div key={id}>
              <dt>
                <bdi>{name}</bdi>
              </dt>
              <dd className={css.code}>
                <code dir="ltr">{addressForCalls(orgId, id)}</code>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={css.buttons}>
        <Button variant="primary" onPress={onDone}>
          {t('common.done')}
        </Button>
      </div>
    </div>
  );
}
