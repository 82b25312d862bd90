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

/** The props of every connection form. */
export interface ConnectFormProps {
  orgId: string;
  /** The service; absent if it is chosen in the form. */
  service?: Service | undefined;
  /** The connection to change; absent for a new one. */
  integration?: Integration | undefined;
  services: readonly Service[];
  /** The IDs of the connected services. */
  connected: ReadonlySet<string>;
  channels: readonly { id: string; name: string }[];
  /** Called after saving or canceling. */
  onClose: () => void;
  /** Opens the form with the configuration as text instead. */
  onOther: () => void;
}

/**
 * The values of every connection form. `channel` is `all` for all channels. `forget` isn't empty if the stored
 * configuration is to be removed.
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
  /** Returns the configuration to send; `undefined` to keep the stored one. */
  configurationOf: (values: Values) => Connection['configuration'] | undefined;
  validate?: (values: Values) => Record<string, string | undefined>;
  labels: Readonly<Record<string, string>>;
  secrets?: readonly (keyof Values & string)[];
}

/** `useSaving` for a connection form. */
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

/** The title of the form. */
export const titleOf = (
  { service, integration }: Pick<ConnectFormProps, 'service' | 'integration'>,
  t: Translate,
) =>
  t(integration ? 'integrations.changeOf' : 'integrations.formOf', {
    type: service?.label ?? t('integrations.other'),
  });
