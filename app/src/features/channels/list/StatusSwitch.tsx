import { Switch, toast } from '@console/ui';
import { explain } from '../../../core/http/failures.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { type Channel, useToggleChannel } from './channelList.queries.ts';

export interface StatusSwitchProps {
  orgId: string;
  channel: Channel;
  /** Without it the switch is only read: why stands above the list. */
  mayChange: boolean;
}

/**
 * Switches one channel on and off at once, and offers the way back. What the server refuses is taken back, with a word
 * and another try.
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

  /** One way back at a time: that of the last press. */
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
