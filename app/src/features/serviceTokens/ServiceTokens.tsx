import { mostServiceTokens } from '@console/contract/rules';
import { Button, Notice, Skeleton, TrashIcon } from '@console/ui';
import { useRef, useState } from 'react';
import { explain } from '../../core/http/failures.ts';
import { useDateFormats } from '../../core/i18n/dateFormats.ts';
import { useMessages } from '../../core/i18n/index.ts';
import { useList } from '../../core/i18n/lists.ts';
import { LoadFailed } from '../../core/loading/QueryView.tsx';
import { Addresses } from './Addresses.tsx';
import { NewToken } from './NewToken.tsx';
import { providers } from './providers.ts';
import { RevokeToken } from './RevokeToken.tsx';
import css from './serviceTokens.module.css';
import { type ServiceToken, useServiceTokens, useTokenAccess } from './serviceTokens.queries.ts';

export interface ServiceTokensProps {
  orgId: string;
}

/**
 * The tokens with which phone services send calls to an organization. The section appears only for people who can
 * manage them, and only if the server has such tokens.
 */
export function ServiceTokens({ orgId }: ServiceTokensProps) {
  const t = useMessages();
  const { channels, mayManage } = useTokenAccess(orgId);
  const query = useServiceTokens(orgId, mayManage === true);
  const { data: tokens, error } = query;
  const title = useRef<HTMLHeadingElement>(null);
  const [revoked, setRevoked] = useState<ServiceToken | null>(null);
  if (!mayManage || tokens === null) return null;

  const isFull = tokens !== undefined && tokens.length >= mostServiceTokens;

  return (
    <section className={css.section} aria-labelledby="service-tokens">
      <h2 ref={title} id="service-tokens" tabIndex={-1} className={css.title}>
        {t('serviceTokens.title')}
      </h2>
      <p className={css.text}>{t('serviceTokens.text')}</p>
      {!tokens && error && <LoadFailed title={t('serviceTokens.failed')} query={query} />}
      {!tokens && !error && (
        <div role="status" aria-label={t('serviceTokens.loading')} className={css.list}>
          <Skeleton height="4.75rem" />
        </div>
      )}
      {tokens && (
        <>
          {error && (
            <Notice
              tone="warning"
              action={<Button onPress={() => void query.refetch()}>{t('common.retry')}</Button>}
            >
              {explain(error, t).told}
            </Notice>
          )}
          <NewToken orgId={orgId} channels={channels} isDisabled={isFull} />
          {isFull && <p className={css.text}>{t('serviceTokens.most', { count: tokens.length })}</p>}
          {tokens.length === 0 && <p className={css.text}>{t('serviceTokens.none')}</p>}
          {tokens.length > 0 && (
            <ul className={css.list} aria-labelledby="service-tokens">
              {tokens.map((token) => (
                <TokenRow key={token.id} {...{ orgId, token, channels }} onRevoke={() => setRevoked(token)} />
              ))}
            </ul>
          )}
        </>
      )}
      <RevokeToken
        orgId={orgId}
        token={revoked}
        onClose={() => setRevoked(null)}
        onGone={() => title.current?.focus()}
      />
    </section>
  );
}

interface TokenRowProps {
  orgId: string;
  token: ServiceToken;
  channels: readonly { id: string; name: string }[];
  onRevoke: () => void;
}

function TokenRow({ orgId, token, channels, onRevoke }: TokenRowProps) {
  const t = useMessages();
  const { dateTime } = useDateFormats();
  const list = useList();
  const { name, provider, createdAt, lastUsedAt } = token;
  const names = channels.filter(({ id }) => token.channels?.includes(id)).map((channel) => channel.name);

  function limit() {
    if (!token.channels) return t('integrations.allChannels');
    if (token.channels.length === 0) return t('serviceTokens.noChannels');
    // A channel that was added elsewhere has no name here yet.
    return names.length === token.channels.length
      ? t('serviceTokens.only', { channels: list(names) })
      : t('channels.count', { count: token.channels.length });
  }

  return (
    <li className={css.row}>
      <span className={css.words}>
        <bdi className={css.name}>{name}</bdi>
        {provider && (
          <span className={css.small}>
            {t('serviceTokens.signed', { provider: providers[provider].name })}
          </span>
        )}
        <span className={css.small}>{limit()}</span>
        <span className={css.small}>{t('serviceTokens.created', { when: dateTime(createdAt) })}</span>
        <span className={css.small}>
          {lastUsedAt
            ? t('serviceTokens.used', { when: dateTime(lastUsedAt) })
            : t('serviceTokens.neverUsed')}
        </span>
      </span>
      <div className={css.buttons}>
        {provider && <Addresses {...{ orgId, channels }} shown={token} />}
        <Button
          size="small"
          icon={<TrashIcon />}
          aria-label={t('serviceTokens.revokeOf', { name })}
          onPress={onRevoke}
        >
          {t('serviceTokens.revoke')}
        </Button>
      </div>
    </li>
  );
}
