import { Button, CopyIcon, Notice } from '@console/ui';
import { useEffect, useRef } from 'react';
import { copyText } from '../../core/copy.ts';
import { useMessages } from '../../core/i18n/index.ts';
import { providers } from './providers.ts';
import css from './serviceTokens.module.css';
import {
  addressForCalls,
  addressForWebhooks,
  type NewServiceToken,
  type ServiceToken,
} from './serviceTokens.queries.ts';

export interface ShownTokenProps {
  orgId: string;
  /** All channels of the organization. */
  channels: readonly { id: string; name: string }[];
  shown: ServiceToken | NewServiceToken;
  onDone: () => void;
}

/** The addresses at which a phone service uses a token, and, only once, the token itself. */
export function ShownToken({ orgId, channels, shown, onDone }: ShownTokenProps) {
  const t = useMessages();
  const { provider, channels: limits } = shown;
  const token = 'token' in shown ? shown.token : null;
  const places = limits ? channels.filter(({ id }) => limits.includes(id)) : channels;

  return (
    <div className={css.form}>
      {token && <TokenItself name={shown.name} token={token} />}
      <div className={css.part}>
        {token && <h3 className={css.subtitle}>{t('serviceTokens.where')}</h3>}
        <p className={css.text}>
          {provider
            ? t('serviceTokens.webhooksText', { provider: providers[provider].name })
            : t('serviceTokens.whereText')}
        </p>
        <dl className={css.places}>
          {places.map(({ id, name }) => (
            <div key={id}>
              <dt>
                <bdi>{name}</bdi>
              </dt>
              <dd className={css.code}>
                <code dir="ltr">{provider ? addressForWebhooks(shown, id) : addressForCalls(orgId, id)}</code>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={css.buttons}>
        <Button variant="primary" autoFocus={!token} onPress={onDone}>
          {t('common.done')}
        </Button>
      </div>
    </div>
  );
}

function TokenItself({ name, token }: { name: string; token: string }) {
  const t = useMessages();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const copy = () =>
    copyText(token, {
      copied: t('serviceTokens.copied'),
      what: name,
      notCopied: t('serviceTokens.notCopied'),
      advice: t('serviceTokens.notCopiedText'),
    });

  return (
    <>
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
    </>
  );
}
