import { Switch, toast } from '@console/ui';
import { explain } from '../../../core/http/failures.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { type Channel, useToggleChannel } from './channelList.queries.ts';

export interface StatusSwitchProps {
  orgId: string;
  channel: Channel;
  /** If false, the switch is disabled. The reason is shown above the list. */
  mayChange: boolean;
}

/**
 * Switches a channel on or off immediately and offers Undo. If the server rejects the change, the switch is reset and a
 * toast offers Retry.
 */
export function StatusSwitch({ orgId, channel: { id, name, active }, mayChange }: StatusSwitchProps) {
  const t = useMessages();
  const { mutate: toggle } = useToggleChannel(orgId, id, (wanted, error) => {
    const { told: sentence } = explain(error, t);
    toast({
      tone: 'error',
      title: t(wanted ? 'channels.notActivated' : 'channels.notDeactivated', { name }),
      description: `${sentence} ${t('common.takenBack')}`,
      action: { label: t('common.retry'), onPress: () => flip(wanted) },
    });
  });

  /** Only the last change can be undone. */
  function flip(wanted: boolean) {
    toggle(wanted, {
      onSuccess() {
        toast({
          replaces: 'channelStatus',
          tone: 'success',
          title: t(wanted ? 'channels.activated' : 'channels.deactivated', { name }),
          action: { label: t('common.undo'), onPress: () => toggle(!wanted) },
        });
      },
    });
  }

  return (
    <Switch
      label={t('channels.statusOf', { name })}
      onLabel={t('channels.active')}
      offLabel={t('channels.inactive')}
      isSelected={active}
      onChange={flip}
      isDisabled={!mayChange}
    />
  );
}
