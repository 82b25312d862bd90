import { toast } from '@console/ui';
import { useRef } from 'react';
import { useSaving } from '../../../core/forms/index.ts';
import { type Translate, useMessages } from '../../../core/i18n/index.ts';
import {
  type Connection,
  type Integration,
  type Service,
  useConnect,
  useRefreshIntegrations,
} from '../integrations.queries.ts';

/** What every form about a connection gets. */
export interface ConnectFormProps {
  orgId: string;
  /** What is connected; absent when it is chosen in the form. */
  service?: Service | undefined;
  /** What is changed; absent when it is connected. */
  integration?: Integration | undefined;
  services: readonly Service[];
  /** The services that are connected already, by id. */
  connected: ReadonlySet<string>;
  channels: readonly { id: string; name: string }[];
  /** It is over: connected, or given up. */
  onClose: () => void;
  /** Opens the form that asks for a configuration as text instead. */
  onOther: () => void;
}

/**
 * What every form about a connection holds; `channel` is `all` for no channel in particular, and `forget` is filled
 * where what is stored is to go.
 */
interface CommonValues {
  [name: string]: string;
  type: string;
  channel: string;
  enabled: string;
  forget: string;
}

interface ConnectFormOptions<Values extends CommonValues> {
  extra: Omit<Values, keyof CommonValues>;
  /** What is sent of the values; undefined to leave what is there. */
  configurationOf: (values: Values) => Connection['configuration'] | undefined;
  validate?: (values: Values) => Record<string, string | undefined>;
  labels: Readonly<Record<string, string>>;
  secrets?: readonly (keyof Values & string)[];
}

/** The saving of a form about a connection. */
export function useConnectForm<Values extends CommonValues>(
  { orgId, service, integration, services, onClose }: ConnectFormProps,
  { extra, configurationOf, validate, labels, secrets = [] }: ConnectFormOptions<Values>,
) {
  const t = useMessages();
  const { connect, keep } = useConnect(orgId, integration?.id);
  const refresh = useRefreshIntegrations(orgId);
  const labelOf = (id: string) => services.find((each) => each.id === id)?.label ?? '';
  const sentType = useRef('');
  const values = {
    type: service?.id ?? '',
    channel: integration?.channel ?? 'all',
    enabled: integration?.enabled === false ? '' : 'on',
    forget: '',
    ...extra,
  } as unknown as Values;

  return useSaving({
    name: `integration/${orgId}/${integration?.id ?? service?.type ?? 'other'}`,
    label: titleOf({ service, integration }, t),
    start: { values },
    labels: { ...labels, channel: t('common.channel') },
    secrets,
    send(sent, { idempotencyKey }) {
      sentType.current = sent.type;
      const configuration = sent.forget ? null : configurationOf(sent);
      return connect(
        {
          type: sent.type,
          enabled: sent.enabled !== '',
          channel: sent.channel === 'all' ? null : sent.channel,
          ...(configuration !== undefined && { configuration }),
        },
        idempotencyKey,
      );
    },
    validate: (checked) => ({
      ...validate?.(checked),
      ...(checked.forget &&
        configurationOf(checked) !== undefined && { forget: t('integrations.forgetOrChange') }),
    }),
    errorsOf(error) {
      if (error.kind !== 'conflict' || error.isQuota) return undefined;
      refresh();
      const already = t('integrations.already', { type: labelOf(sentType.current) });
      return { [service ? '' : 'type']: already };
    },
    onSaved(made) {
      const said = integration ? 'integrations.changed' : 'integrations.nowConnected';
      toast({ tone: 'success', title: t(said, { type: labelOf(made.type) }) });
      onClose();
      keep(made);
    },
  });
}

/** What the form is called. */
export const titleOf = (
  { service, integration }: Pick<ConnectFormProps, 'service' | 'integration'>,
  t: Translate,
) =>
  t(integration ? 'integrations.changeOf' : 'integrations.formOf', {
    type: service?.label ?? t('integrations.other'),
  });
