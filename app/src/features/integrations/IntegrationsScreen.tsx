import { BlocksIcon, Button, EmptyState, Notice, Page, PlusIcon } from '@console/ui';
import { useState } from 'react';
import { explain } from '../../core/http/failures.ts';
import { useMessages } from '../../core/i18n/index.ts';
import { NotFoundPage } from '../../core/loading/NotFoundPage.tsx';
import { QueryView } from '../../core/loading/QueryView.tsx';
import { CalendarFeed } from '../calendarFeed/index.ts';
import { ServiceTokens } from '../serviceTokens/index.ts';
import { ConnectDialog } from './connect/ConnectDialog.tsx';
import css from './integrations.module.css';
import { useIntegrations, usePlace, useServices } from './integrations.queries.ts';
import { ServiceTile, WaitingTiles } from './ServiceTile.tsx';

export interface IntegrationsScreenProps {
  orgId: string;
  /** The service that is being connected, from the URL; `other` for the generic form. */
  selected: string | null;
  onSelect: (type: string | null) => void;
}

/** The services that an organization is or can be connected to. */
export function IntegrationsScreen({ orgId, selected, onSelect }: IntegrationsScreenProps) {
  const t = useMessages();
  const place = usePlace(orgId);
  const services = useServices();
  const integrations = useIntegrations(orgId);
  const connections = new Map(integrations.data?.map((each) => [each.type, each]));
  const service = services.data?.find(({ type }) => type === selected);
  const isReady = services.data !== undefined && integrations.data !== undefined;
  const isPossible = place.mayChange === true && (selected === 'other' || service !== undefined);
  // An open form stays open: a connection in the list might be its own, after a lost answer.
  const [opened, setOpened] = useState<string | null>(null);
  const isOpen = isReady && selected !== null && (isPossible || opened === selected);
  const nowOpen = isOpen ? selected : null;
  if (opened !== nowOpen) setOpened(nowOpen);

  const failed = services.error ?? integrations.error;
  const failure = failed && explain(failed, t);
  if (integrations.error && failure?.isNotFound) return <NotFoundPage />;

  const retry = () => {
    for (const query of [services, integrations]) if (query.error) void query.refetch();
  };

  const subtitle =
    isReady &&
    t('integrations.subtitle', {
      connected: services.data.filter(({ id }) => connections.has(id)).length,
      all: services.data.length,
      organization: place.name,
    });

  return (
    <Page
      title={t('nav.integrations')}
      {...(subtitle && { subtitle })}
      actions={
        isReady &&
        place.mayChange !== false && (
          <Button
            id="add-integration"
            icon={<PlusIcon />}
            isDisabled={!place.mayChange}
            onPress={() => onSelect('other')}
          >
            {t('integrations.addOther')}
          </Button>
        )
      }
    >
      {place.mayChange === false && <Notice>{t('integrations.readOnly')}</Notice>}
      {isReady && place.mayChange && connections.size === 0 && (
        <Notice title={t('integrations.noneConnected')}>{t('integrations.selectType')}</Notice>
      )}
      {failure && isReady && (
        <Notice tone="warning" action={<Button onPress={retry}>{t('common.retry')}</Button>}>
          {t('common.stale')}
        </Notice>
      )}
      <QueryView
        query={{
          data: isReady ? services.data : undefined,
          error: failed,
          isFetching: services.isFetching || integrations.isFetching,
          refetch: retry,
        }}
        loading={<WaitingTiles />}
        failed={t(services.error ? 'integrations.typesFailed' : 'integrations.failed')}
      >
        {(services) => (
          <>
            {services.length === 0 && (
              <EmptyState icon={<BlocksIcon size={20} />} title={t('integrations.none')}>
                {t('integrations.noneText')}
              </EmptyState>
            )}
            <ul className={css.grid}>
              {services.map((each) => (
                <ServiceTile
                  key={each.id}
                  orgId={orgId}
                  service={each}
                  integration={connections.get(each.id)}
                  mayChange={place.mayChange === true}
                  onSelect={() => onSelect(each.type)}
                />
              ))}
            </ul>
            <ConnectDialog
              {...{ orgId, service, isOpen, services, channels: place.channels }}
              integration={service && connections.get(service.id)}
              connected={new Set(connections.keys())}
              onClose={() => onSelect(null)}
              onOther={() => onSelect('other')}
            />
          </>
        )}
      </QueryView>
      <CalendarFeed key={orgId} orgId={orgId}>
        <ServiceTokens orgId={orgId} />
      </CalendarFeed>
    </Page>
  );
}
