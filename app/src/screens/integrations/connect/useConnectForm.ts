import { toast } from '@console/ui';
import { useSaving } from '../../../forms/index.ts';
import { useWords } from '../../../messages/index.ts';
import { type Service, useConnect, useRefreshIntegrations } from '../integrations.data.ts';

/** What every form about a connection gets. */
export interface ConnectFormProps {
  orgId: string;
  /** What is connected; absent when it is chosen in the form. */
  service?: Service | undefined;
  services: readonly Service[];
  /** The services that are connected already, by id. */
  connected: ReadonlySet<string>;
  channels: readonly { id: string; name: string }[];
  /** It is over: connected, or given up. */
  onClose: () => void;
  /** Opens the form that asks for a configuration as text instead. */
  onOther: () => void;
}

/** What every form about a connection holds; `channel` is `all` for no channel in particular. */
interface CommonValues {
  [name: string]: string;
  type: string;
  channel: string;
  enabled: string;
}

interface ConnectFormOptions<Values extends CommonValues> {
  extra: Omit<Values, keyof CommonValues>;
  configurationOf: (values: Values) => string | Record<string, string>;
  validate?: (values: Values) => Record<string, string | undefined>;
  labels: Readonly<Record<string, string>>;
  secrets?: readonly (keyof Values & string)[];
}

/** The saving of a form about a connection. */
export function useConnectForm<Values extends CommonValues>(
  { orgId, service, services, onClose }: ConnectFormProps,
  { extra, configurationOf, validate, labels, secrets = [] }: ConnectFormOptions<Values>,
) {
  const words = useWords();
  const connect = useConnect(orgId);
  const refresh = useRefreshIntegrations(orgId);
  const labelOf = (id: string) => services.find((each) => each.id === id)?.label ?? '';
  const values = { type: service?.id ?? '', channel: 'all', enabled: 'on', ...extra } as unknown as Values;

  return useSaving({
    name: `integration/${orgId}/${service?.type ?? 'other'}`,
    label: words('integrations.formOf', { type: service?.label ?? words('integrations.other') }),
    start: { values },
    labels: { ...labels, channel: words('integrations.channel') },
    secrets,
    send: (sent, { idempotencyKey }) =>
      connect(
        {
          type: sent.type,
          enabled: sent.enabled !== '',
          channel: sent.channel === 'all' ? null : sent.channel,
          configuration: configurationOf(sent),
        },
        idempotencyKey,
      ),
    validate: (checked) => validate?.(checked) ?? {},
    errorsOf(error) {
      if (error.kind !== 'conflict') return undefined;
      refresh();
      return { '': words('integrations.already', { type: service?.label ?? '' }) };
    },
    onSaved(made) {
      toast({ tone: 'success', title: words('integrations.nowConnected', { type: labelOf(made.type) }) });
      onClose();
    },
  });
}
